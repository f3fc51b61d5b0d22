/** What the manifests say of the word lists: how many words, and which forms of words. */

const words = import.meta.glob<number>(
  ['../../../../lexicons/*.json', '!../../../../lexicons/*.*.json'],
  { import: 'words', eager: true },
);
const policies = import.meta.glob<string>(
  ['../../../../lexicons/*.json', '!../../../../lexicons/*.*.json'],
  { import: 'policy', eager: true },
);

const pathOf = (list: string): string => `../../../../lexicons/${list}.json`;

export const wordsIn = (list: string): number => words[pathOf(list)] ?? 0;

export const policyOf = (list: string): string => policies[pathOf(list)] ?? '';

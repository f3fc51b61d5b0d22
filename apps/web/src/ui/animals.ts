/** The animals that stand for the bots: four of them, each for a stretch of the ladder of strengths. */

export const ANIMALS = ['hedgehog', 'fox', 'owl', 'bear'] as const;
export type Animal = (typeof ANIMALS)[number];

/** Up to which level each of them is meant, the gentlest first. */
const UP_TO: readonly (readonly [level: number, animal: Animal])[] = [
  [3, 'hedgehog'],
  [7, 'fox'],
  [12, 'owl'],
];

const OF_STYLE: Readonly<Record<string, Animal>> = {
  adaptive: 'fox',
  teacher: 'owl',
  'long-words': 'bear',
  quick: 'fox',
};

/** By the name of a bot, such as `level-6` or `teacher`. */
export function animalOf(bot: string): Animal {
  const level = Number(/^level-(\d+)$/u.exec(bot)?.[1]);
  return (
    OF_STYLE[bot] ??
    UP_TO.find(([most]) => level <= most)?.[1] ??
    // The strongest of all have a name and no number.
    'bear'
  );
}

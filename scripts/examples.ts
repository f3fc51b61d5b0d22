/**
 * Reads the examples of a document: its ```ts blocks.
 * The comment lines that end a block say, line by line, what the code above them prints.
 */

export type Example = { readonly code: string; readonly output: string };

/** Throws a text for the author where a block does not say what it prints. */
export const examplesIn = (document: string, name: string): readonly Example[] =>
  [...document.matchAll(/^```ts\n([\s\S]*?)^```$/gmu)].map(([, code = '']) => {
    const comments = /(?:^\/\/.*\n)+$/mu.exec(code.trimEnd().concat('\n'))?.[0];
    if (comments === undefined)
      throw new Error(`an example of ${name} must end in comment lines that say what it prints`);
    return { code, output: comments.replace(/^\/\/ ?/gmu, '') };
  });

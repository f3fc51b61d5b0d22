/**
 * Reads the example of a README: the first ```ts block under the heading `## As a library`.
 * The comment lines that end the block say, line by line, what the code above them prints.
 */

export type Example = { readonly code: string; readonly output: string };

/** Throws a text for the author when the README has no such example. */
export function readmeExample(readme: string): Example {
  const section = readme.split(/^## As a library[ \t]*$/mu)[1]?.split(/^## /mu)[0];
  if (section === undefined) throw new Error('README.md has no heading `## As a library`');
  const code = /^```ts\n([\s\S]*?)^```$/mu.exec(section)?.[1];
  if (code === undefined) throw new Error('README.md has no ```ts block under `## As a library`');
  const comments = /(?:^\/\/.*\n)+$/mu.exec(code.trimEnd().concat('\n'))?.[0];
  if (comments === undefined) {
    throw new Error('the example of README.md must end in comment lines that say what it prints');
  }
  return { code, output: comments.replace(/^\/\/ ?/gmu, '') };
}

/** Which colour of wood a person's face has. */

/** Cherry, lake, moss, juniper, heather, slate: light letters are legible on all of them. */
const WOODS = ['#8a4b2f', '#2f5f7d', '#5a6b2f', '#23614a', '#7a4468', '#4b5563'] as const;

type Wood = (typeof WOODS)[number];

const colour = (wood: number): Wood => WOODS[wood] ?? WOODS[0];

const woodOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % WOODS.length;

/** Each in turn takes the next colour that is free. */
export function woodAmong(name: string, company: readonly string[]): Wood {
  const taken = new Set<number>();
  for (const each of [...new Set([...company, name])]) {
    let wood = woodOf(each);
    while (taken.has(wood) && taken.size < WOODS.length) wood = (wood + 1) % WOODS.length;
    if (each === name) return colour(wood);
    taken.add(wood);
  }
  return colour(woodOf(name));
}

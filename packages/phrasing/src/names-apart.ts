/** Names of those who play at one table: no bot is called like another player. */

export interface NamedPlayer {
  readonly name: string;
  readonly isBot: boolean;
}

/** People keep the names that they gave themselves; of bots of one name the later ones are numbered. */
export function namesApart(players: readonly NamedPlayer[]): readonly string[] {
  const taken = new Set(players.flatMap(({ name, isBot }) => (isBot ? [] : [name])));
  return players.map(({ name, isBot }) => {
    if (!isBot) return name;
    let own = name;
    for (let n = 2; taken.has(own); n++) own = `${name} ${n}`;
    taken.add(own);
    return own;
  });
}

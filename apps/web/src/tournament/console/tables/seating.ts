/** A seating changed by hand: two exchange their seats, or one goes to a seat that is free. */
import type {
  PlayerNumber,
  PlayerView,
  RoundView,
  Seating,
  Stage,
  StageView,
  Status,
  TournamentView,
} from '@taht/tournament';

export const seatingOf = ({ tables, byes }: RoundView): Seating => ({
  tables: tables.map(({ table, seats }) => ({ table, seats })),
  byes,
});

const everywhere = (
  { tables, byes }: Seating,
  change: (players: readonly PlayerNumber[], table: number | null) => readonly PlayerNumber[],
): Seating => ({
  tables: tables.map(({ table, seats }) => ({ table, seats: change(seats, table) })),
  byes: change(byes, null),
});

export const exchanged = (seating: Seating, one: PlayerNumber, other: PlayerNumber): Seating =>
  everywhere(seating, (players) =>
    players.map((player) => (player === one ? other : player === other ? one : player)),
  );

/** The last seat of a table, or no table at all. */
export const placed = (seating: Seating, moved: PlayerNumber, at: number | null): Seating =>
  everywhere(seating, (players, table) => {
    const others = players.filter((player) => player !== moved);
    return table === at ? [...others, moved] : others;
  });

const MOST_SEATS: Readonly<Record<Stage['format']['kind'], number>> = {
  tables: 4,
  duels: 2,
  duplicate: Number.POSITIVE_INFINITY,
};

export const hasRoom = (format: Stage['format'], seats: readonly PlayerNumber[]): boolean =>
  seats.length < MOST_SEATS[format.kind];

const SEATED: readonly (Status | null)[] = ['expected', 'present', 'late'];

/** Whether a player is to be seated. */
export const isToPlay = ({ status }: Pick<PlayerView, 'status'>): boolean =>
  SEATED.includes(status);

/** Whoever may play and came after the draw. */
export function unseated(
  { players }: Pick<TournamentView, 'players'>,
  { field }: Pick<StageView, 'field'>,
  { tables, byes }: Seating,
): readonly PlayerNumber[] {
  const seated = new Set([...tables.flatMap(({ seats }) => seats), ...byes]);
  return players
    .filter((each) => isToPlay(each) && !seated.has(each.player))
    .map(({ player }) => player)
    .filter((player) => field === null || field.some((each) => each.player === player));
}

/** Tables at which somebody may still sit down: there is room, and nobody has begun there. */
export const freeTables = (format: Stage['format'], { tables }: RoundView): readonly number[] =>
  tables
    .filter(
      ({ state, seats, letters, own }) =>
        state === 'open' && letters.length === 0 && !own?.game && hasRoom(format, seats),
    )
    .map(({ table }) => table);

/** Whoever is here and has never had a seat, in a stage that only those play who went on. */
export function tooLate({
  players,
  stages,
}: Pick<TournamentView, 'players' | 'stages'>): readonly PlayerNumber[] {
  if ((stages.at(-1)?.field ?? null) === null) return [];
  const placed = new Set(
    stages
      .flatMap(({ rounds }) => rounds)
      .flatMap(({ tables, byes }) => [...tables.flatMap(({ seats }) => seats), ...byes]),
  );
  return players
    .filter((each) => isToPlay(each) && !placed.has(each.player))
    .map(({ player }) => player);
}

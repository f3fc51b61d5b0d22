/** What happens at a tournament and why something was not done, in words; who is who. */
import { explainTournament, plain, sayGames, sayReference, type Texts } from '@taht/phrasing';
import {
  type EventView,
  type Head,
  type PlayerNumber,
  type PlayerView,
  presetOf,
  type Refusal,
  type Rung,
  type Stage,
  type TournamentRules,
  type TournamentView,
} from '@taht/tournament';
import { troubleIn } from '../connection/explained-trouble.ts';
import type { Trouble } from '../connection/trouble.ts';
import type { NotANumber } from './console/tables/result-draft.ts';

export const sayTrouble = troubleIn('tournament', (texts, refusal: Refusal | NotANumber) =>
  refusal.code === 'not-a-number'
    ? texts.t('console.not-a-number', { text: plain(refusal.text) })
    : explainTournament(texts, refusal),
);

export const playerOf = (
  { players }: Pick<TournamentView, 'players'>,
  player: PlayerNumber,
): PlayerView | undefined => players[player - 1];

/** `7 Mari Tamm`, or the number alone where no more is to be known. */
export const playerText = (view: Pick<TournamentView, 'players'>, player: PlayerNumber): string =>
  `${player} ${plain(playerOf(view, player)?.name ?? '')}`.trim();

export const namesText = (
  { list }: Texts,
  view: Pick<TournamentView, 'players'>,
  players: readonly PlayerNumber[],
): string => list(players.map((player) => playerText(view, player)));

/** The stages of the presets have names in every language, others the one that somebody gave them. */
export const stageName = ({ find, t }: Texts, stage: Stage | undefined, number: number): string =>
  find(`tournament.stage.${stage?.name}`) ??
  (plain(stage?.name ?? '') || t('tournament.stage', { stage: number }));

export const stageText = (texts: Texts, { head }: TournamentView, stage: number): string =>
  stageName(texts, head.plan[stage - 1], stage);

/** `Second stage`, `Second stage, round 2` where it has several, `Round 2` where there is no other stage. */
export function roundText(
  texts: Texts,
  view: TournamentView,
  { stage, round }: { readonly stage: number; readonly round: number },
): string {
  const { plan } = view.head;
  const name = stageText(texts, view, stage);
  const number = texts.t('tournament.round', { round });
  if (plan[stage - 1]?.rounds === 1) return name;
  return plan.length === 1 ? capital(number, texts.language) : `${name}, ${number}`;
}

const capital = (text: string, language: string): string =>
  text.replace(/^\p{L}/u, (first) => first.toLocaleUpperCase(language));

/** A ladder in plain words: `total points, then best game`. */
export const ladderText = ({ t }: Texts, ladder: readonly Rung[]): string =>
  ladder.map((rung) => t(`tournament.rung.${rung}`)).join(`${t('tournament.then')} `);

export const gamesText = (texts: Texts, { language, lexicon, base }: Head): string =>
  sayGames(texts, { language, lexicon: lexicon.id, ruleset: base.id });

/** Which dictionary the rules name, where they name one. */
export const referenceText = (
  texts: Texts,
  { language, lexicon, base }: Head,
): string | undefined => sayReference(texts, { language, lexicon: lexicon.id, ruleset: base.id });

/** The minutes of the preset: the school tournament's text names none (TOURNAMENT 9.6). */
export const isOurClock = ({ id, clock }: Pick<TournamentRules, 'id' | 'clock'>): boolean =>
  id === 'tr-school-event' && clock.seconds === presetOf(id)?.clock.seconds;

/** Equals are told apart as the school tournament has it. */
export const hasTextTies = ({ tableLadder }: Pick<TournamentRules, 'tableLadder'>): boolean =>
  tableLadder.join() === 'total,before-deductions,letter';

/** A letter that nobody has is a sign that another language is meant. */
export const sayWordTrouble =
  (head: Head) =>
  (texts: Texts, trouble: Trouble): string => {
    const said = sayTrouble(texts, trouble);
    const isLetter = trouble.code === 'refused' && 'character' in trouble.refusal;
    return isLetter ? `${said} ${gamesText(texts, head)}` : said;
  };

/** What everybody is to hear of a tournament; undefined for what needs no word. */
export function newsLine(
  texts: Texts,
  { kind }: EventView,
  view: TournamentView,
): string | undefined {
  const { t } = texts;
  switch (kind) {
    case 'drawn': {
      const stage = view.stages.length;
      const round = view.stages.at(-1)?.rounds.length ?? 0;
      return t('tournament.news.drawn', { round: roundText(texts, view, { stage, round }) });
    }
    case 'announced':
      return plain(view.announcements.at(-1)?.text ?? '');
    case 'clock-started':
    case 'clock-stopped':
    case 'clock-resumed':
    case 'clock-ran-out':
    case 'closed':
      return t(`tournament.news.${kind}`);
    default:
      return undefined;
  }
}

/** A board and a rack in the reader's words that wear every choice at once; tiles can be laid on it, to hear and feel them. */
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { friendlyChoices } from '../home/friendly-choices.ts';
import { lastTurn, readPosition } from '../home/position.ts';
import { PERSON } from '../home/position-text.ts';
import { type TodaysPosition, usePosition } from '../home/use-position.ts';
import { emptyDraft, takeRack } from '../play/input/draft.ts';
import { LayTiles } from '../play/static/lay-tiles.tsx';
import css from './live-board.module.css';

export interface LiveBoardProps {
  readonly edition: string;
  /** Whose colours it has where the rulebook decides. */
  readonly ruleset: string;
}

export function LiveBoard({ edition, ruleset }: LiveBoardProps) {
  const position = usePosition(edition);
  return (
    <div class={css.live}>
      {position === null || position.text === '' ? null : (
        <Laid key={position.text} position={position} ruleset={ruleset} />
      )}
    </div>
  );
}

/** Nobody plays here. */
const NOBODY = [
  { id: 'you', name: '' },
  { id: 'other', name: '' },
];

interface LaidProps extends Pick<LiveBoardProps, 'ruleset'> {
  readonly position: TodaysPosition;
}

function Laid({ position: { edition, text }, ruleset }: LaidProps) {
  const position = useMemo(
    () => readPosition(text, friendlyChoices(edition), NOBODY),
    [edition, text],
  );
  const turns = useMemo(() => [lastTurn(position)], [position]);
  const { game } = position;
  const draft = useSignal(takeRack(emptyDraft, game.seats[PERSON]?.rack ?? [], game.board));
  const worn = useMemo(() => ({ ...game, rules: { ...game.rules, id: ruleset } }), [game, ruleset]);
  return <LayTiles game={worn} draft={draft} turns={turns} onDone={() => {}} />;
}

/** Slips that have been entered, what is wrong with them, and whose are still awaited; one under a wrong number is taken out. */
import type { Result } from '@taht/base';
import { laidText, plain } from '@taht/phrasing';
import type { LexiconId } from '@taht/rules';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { AskButton } from '../../connection/parts/ask-button.tsx';
import type { Trouble } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { askAbout, verdictOn } from '../../local-games/judged.ts';
import { namingOf } from '../../play/static/static-board.tsx';
import css from '../duplicate.module.css';
import { sayTrouble } from '../duplicate-texts.ts';
import type { View } from '../game.ts';
import { sceneOf, slipTable, viewAt } from '../scene.ts';
import { type AnswersSoFar, missingOf } from '../use-answers-so-far.ts';
import { readEntered, type TypedSlip, worthOf } from './read.ts';

export interface EnteredProps {
  readonly view: View;
  readonly found: AnswersSoFar;
  /** Null where nothing can be changed any more. */
  readonly takeOut: ((player: number) => Promise<Result<null, Trouble>>) | null;
}

export function Entered({ view, found, takeOut }: EnteredProps) {
  const { t } = texts.value;
  const { paper, slips, call } = found;
  const heading = useRef<HTMLHeadingElement>(null);
  const then = viewAt(view, call);
  const naming = namingOf(sceneOf(then));
  const read = useMemo(() => {
    const table = slipTable(then, paper);
    return slips.map((slip) => readEntered(table, slip));
  }, [found, view.version]);
  useEffect(() => {
    if (takeOut !== null)
      void askAbout(
        view.lexicon,
        read.flatMap(({ words }) => words),
      );
  }, [read]);
  if (call !== view.call || call === 0) return null;
  const missing = missingOf(found);
  const nameOf = (number: number): string =>
    plain(paper.find(({ player }) => player === number)?.name ?? '');
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {t('duplicate.slips-count', { count: slips.length, all: paper.length })}
      </h2>
      {missing.length === 0 ? null : (
        <p>{t('duplicate.missing', { numbers: missing.join(', ') })}</p>
      )}
      <ul class={css.verdicts}>
        {read.map((slip) => {
          const { player, tiles, claimed } = slip.read.answer;
          return (
            <li key={player}>
              <span>
                <strong>{player}</strong> {nameOf(player)}
              </span>
              <span>
                {laidText(tiles, then.board, naming)}
                {claimed === null ? null : ` · ${claimed}`}
                {takeOut === null ? null : <Fault slip={slip} lexicon={view.lexicon} />}
              </span>
              {takeOut === null ? null : (
                <AskButton
                  text={t('duplicate.take-out')}
                  label={t('duplicate.take-out-of', { number: player })}
                  say={sayTrouble}
                  onAsk={async () => {
                    const taken = await takeOut(player);
                    if (taken.ok) heading.current?.focus();
                    return taken;
                  }}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface FaultProps {
  readonly slip: TypedSlip;
  readonly lexicon: LexiconId;
}

/** Said only where the slip does not bring what was written on it. */
function Fault({ slip, lexicon }: FaultProps) {
  const worth = worthOf(slip, (letters) => verdictOn(lexicon, letters), texts.value);
  return worth.isGood ? null : <span class="warn"> · {worth.text}</span>;
}

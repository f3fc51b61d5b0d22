/** The path of a beginner: twelve rungs, and how far one has come. */
import { texts } from '../i18n/texts.ts';
import { EditionLinks, WithTexts } from '../learn/parts.tsx';
import { chosenEdition } from '../ui/chosen-edition.ts';
import css from './path.module.css';
import { isPassed, type PathState, solvedIn, stateOf } from './progress.ts';
import { RungPage } from './rung-page.tsx';
import { isRung, POSITIONS, RUNGS, type Rung, WINS } from './rungs.ts';
import { usePath } from './use-path.ts';

export interface PathProps {
  readonly rung?: string;
  readonly edition?: string;
}

export function LearnPath({ rung = '', edition }: PathProps) {
  const chosen = chosenEdition(edition).id;
  return (
    <WithTexts parts={['learn', 'path', 'review']}>
      {() =>
        isRung(rung) ? (
          <RungPage key={`${rung} ${chosen}`} rung={rung} edition={chosen} />
        ) : (
          <Rungs edition={chosen} />
        )
      }
    </WithTexts>
  );
}

function Rungs({ edition }: { readonly edition: string }) {
  const { t } = texts.value;
  const { state } = usePath(edition);
  const next = RUNGS.find((rung) => !isPassed(stateOf(state, rung)));
  return (
    <section class="page">
      <h1>{t('path.title')}</h1>
      <p>{t(next === undefined ? 'path.all' : 'path.about')}</p>
      <ol class={css.rungs}>
        {RUNGS.map((rung, i) => (
          <li key={rung}>
            <a
              href={`/learn/path/${rung}/${edition}`}
              aria-current={rung === next ? 'step' : undefined}
            >
              <b aria-hidden="true">{isPassed(stateOf(state, rung)) ? '★' : i + 1}</b>
              <span>
                <strong>{t(`path.rung.${rung}`)}</strong>
                <small>{standing(rung, state)}</small>
              </span>
            </a>
          </li>
        ))}
      </ol>
      <EditionLinks chosen={edition} addressOf={(id) => `/learn/path/all/${id}`} />
    </section>
  );
}

function standing(rung: Rung, path: PathState): string {
  const { t } = texts.value;
  const state = stateOf(path, rung);
  if (isPassed(state)) return t('path.passed');
  const positions = t('path.positions', { done: solvedIn(state), all: POSITIONS });
  return `${positions} · ${t('path.wins', { won: state.wins.length, all: WINS })}`;
}

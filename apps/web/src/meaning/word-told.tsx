/** What a word is and means, in lines: how it is read, its glosses, whether the list has it, and where to read more. */
import { useSignal } from '@preact/signals';
import type { Result } from '@taht/base';
import { dictionaryLink, type Edition } from '@taht/editions';
import { glossText, readingText } from '@taht/phrasing';
import { useEffect } from 'preact/hooks';
import type { ToldWord } from '../engine/study-question.ts';
import { texts } from '../i18n/texts.ts';
import css from './card.module.css';

export interface WordToldProps {
  readonly word: string;
  readonly edition: Edition;
  /** Its name, for whoever reads. */
  readonly list: string;
  readonly ask: (word: string) => Promise<Result<ToldWord, unknown>>;
  /** Whether the list has it is told beside it. */
  readonly isJudged?: true;
}

export function WordTold({ word, ask, ...around }: WordToldProps) {
  const { t } = texts.value;
  const told = useSignal<ToldWord | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    told.value = null;
    void ask(word).then((answer) => {
      if (isWanted) told.value = answer.ok ? answer.value : 'failed';
    });
    return () => {
      isWanted = false;
    };
  }, [word, ask]);
  const found = told.value;
  if (found === null) return <p>{t('shell.loading')}</p>;
  if (found === 'failed') return <p class="warn">{t('meaning.failed')}</p>;
  return <Lines told={found} {...around} />;
}

interface LinesProps extends Omit<WordToldProps, 'word' | 'ask'> {
  readonly told: ToldWord;
}

function Lines({ told, edition, list, isJudged }: LinesProps) {
  const { word, isWord, meaning, isUnreachable } = told;
  const said = texts.value;
  const { t } = said;
  const readings = meaning?.readings ?? [];
  // A list is named only where there is another: the edition's own is simply the dictionary.
  const own = list === edition.lexicons[0] ? 'own-list' : 'list';
  const isExplained = readings.some(({ glosses }) => glosses.length > 0);
  return (
    <>
      {readings.map((reading) => (
        <div key={`${reading.lemma} ${reading.wordClass}`}>
          {reading.lemma === word && reading.wordClass === null ? null : (
            <p class={css.reading}>{readingText(reading, word, said)}</p>
          )}
          {reading.glosses.map((gloss) => (
            <p key={gloss.text} lang={gloss.language}>
              {glossText(gloss, said)}
            </p>
          ))}
        </div>
      ))}
      {isExplained ? null : <p>{t(isUnreachable ? 'meaning.failed' : 'meaning.none')}</p>}
      <p class={css.foot}>
        {isJudged ? null : (
          <span class={isWord ? '' : 'warn'}>
            {t(isWord ? `meaning.in-${own}` : `meaning.not-in-${own}`, { list })}
          </span>
        )}{' '}
        <a
          href={dictionaryLink(edition, readings[0]?.lemma ?? word)}
          target="_blank"
          rel="noreferrer"
        >
          {t('meaning.more')}
        </a>
      </p>
    </>
  );
}

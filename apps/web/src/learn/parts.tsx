/** Small things that several learning pages show. */
import { editions } from '@taht/editions';
import type { ComponentChildren } from 'preact';
import type { Part } from '../i18n/parts.ts';
import { texts } from '../i18n/texts.ts';
import { useParts } from '../i18n/use-part.ts';
import { Loading } from '../ui/loading.tsx';
import css from './learn.module.css';
import { chaptersOf, type EditionChapter, GE } from './topics.ts';

/** The page once its texts are there. */
export function WithTexts({
  parts,
  children,
}: {
  readonly parts: readonly Part[];
  readonly children: () => ComponentChildren;
}) {
  if (!useParts(...parts)) return <Loading />;
  return <>{children()}</>;
}

/** The same page for another edition. */
export function EditionLinks({
  chosen,
  addressOf,
}: {
  readonly chosen: string;
  readonly addressOf: (edition: string) => string;
}) {
  const { t, find } = texts.value;
  return (
    <nav class={css.choice} aria-label={t('shell.edition')}>
      {editions.map(({ id }) => (
        <a
          key={id}
          class="button"
          href={addressOf(id)}
          aria-current={id === chosen ? 'page' : undefined}
        >
          {find(`edition.${id}`) ?? id}
        </a>
      ))}
    </nav>
  );
}

/** Links to what there is to read about the words of an edition. */
export const EditionChapters = ({ edition }: { readonly edition: string }) =>
  chaptersOf(edition).map((chapter) => <ChapterLink key={chapter} chapter={chapter} />);

function ChapterLink({ chapter }: { readonly chapter: EditionChapter }) {
  if (!useParts('learn')) return null;
  return (
    <a class="button" href={`/learn/${chapter}`}>
      {texts.value.t(`learn.${chapter}`, GE)}
    </a>
  );
}

export const ToLearn = () => (
  <p class={css.buttons}>
    <a class="button" href="/learn">
      {texts.value.t('learn.all')}
    </a>
  </p>
);

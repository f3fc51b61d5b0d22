/** What holds in the hall, read in the language of the tournament whatever the page speaks. */
import { useSignal } from '@preact/signals';
import { LANGUAGES } from '@taht/messages';
import { sayHallRule } from '@taht/phrasing';
import type { TournamentView } from '@taht/tournament';
import { useEffect } from 'preact/hooks';
import { type Texts, texts, textsIn } from '../i18n/texts.ts';
import { into } from '../ui/set.ts';

type Hall = Pick<TournamentView, 'head' | 'hallRules'>;

/** The texts of the tournament's language; until they are there, those of the page. */
export function useHallTexts({ head: { hallLanguage } }: Pick<Hall, 'head'>): Texts {
  const own = useSignal<Texts | null>(null);
  const language = LANGUAGES.find((each) => each === hallLanguage);
  useEffect(() => {
    if (language !== undefined) void textsIn(language, 'hall').then(into(own));
  }, [language]);
  return own.value ?? texts.value;
}

export interface HallRulesProps {
  readonly view: Hall;
  readonly class?: string | undefined;
}

export function HallRules({ view, class: own }: HallRulesProps) {
  const said = useHallTexts(view);
  return (
    <ul class={own} lang={said.language}>
      {view.hallRules.map((rule, i) => (
        <li key={i}>{sayHallRule(said, rule)}</li>
      ))}
    </ul>
  );
}

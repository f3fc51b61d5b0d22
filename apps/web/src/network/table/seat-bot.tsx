/** For the host: a bot at the next place that is free, or for somebody who has gone. */
import { me } from '../../connection/me.ts';
import { TroubleNote } from '../../connection/parts/name-form.tsx';
import type { Trouble } from '../../connection/trouble.ts';
import { texts } from '../../i18n/texts.ts';
import { OPPONENTS } from '../../new-game/opponents.ts';
import { BotFace } from '../../ui/bot-face.tsx';
import { useAttempt } from '../../ui/use-attempt.ts';
import { botText } from '../table-names.ts';
import type { AtTableProps } from './agree.tsx';
import css from './table.module.css';

export function SeatBot({ table, head }: AtTableProps) {
  const { t } = texts.value;
  const { trouble, attempt } = useAttempt<Trouble>();
  const { rated, lexicon } = head.options;
  const isPlaying = head.phase === 'playing';
  const place = head.places.findIndex((each) =>
    isPlaying ? each.kind === 'person' && each.isGone : each.kind === 'empty',
  );
  if (head.phase === 'closed' || place < 0) return null;
  if (me.value?.card.id !== head.host || rated || lexicon === null) return null;
  const seat = (bot: string) => attempt(table.ask({ kind: 'seat-bot', place, bot }));
  return (
    <details class={css.fold}>
      <summary>{t(isPlaying ? 'table.replace' : 'table.bot')}</summary>
      <ul class={css.bots}>
        {OPPONENTS.map((bot) => (
          <li key={bot}>
            <button type="button" onClick={() => seat(bot)}>
              <BotFace bot={bot} size={32} />
              {botText(bot, texts.value)}
            </button>
          </li>
        ))}
      </ul>
      <TroubleNote trouble={trouble.value} />
    </details>
  );
}

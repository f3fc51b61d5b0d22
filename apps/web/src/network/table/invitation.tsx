/** What a friend's link shows: who invites, the board, and one button that seats one and agrees. */
import { houseRuleName, plain } from '@taht/phrasing';
import type { TableHead } from '@taht/protocol';
import { TroubleNote } from '../../connection/parts/name-form.tsx';
import { texts } from '../../i18n/texts.ts';
import { useParts } from '../../i18n/use-part.ts';
import { PlayerFace } from '../../ui/player-face.tsx';
import { placeNames } from '../table-names.ts';
import css from './table.module.css';
import { TableBoard } from './table-board.tsx';
import type { Joining } from './use-joining.ts';

export interface InvitationProps {
  /** Who invites. */
  readonly title: string;
  readonly head: TableHead;
  readonly joining: Joining;
}

export function Invitation({ title, head, joining }: InvitationProps) {
  const { t, find } = texts.value;
  const { ruleset, houseRules } = head.options;
  const hasRules = useParts('rules');
  const changed = hasRules ? houseRules.map((name) => houseRuleName(texts.value, name)) : [];
  const names = placeNames(head.places, texts.value);
  return (
    <div class={css.invitation}>
      <h1>{title}</h1>
      <TableBoard head={head} />
      <div class={css.beside}>
        <ul class={css.faces}>
          {head.places.map((place, i) =>
            place.kind === 'empty' ? null : (
              <li key={place.id}>
                <PlayerFace player={{ id: place.id, name: plain(names[i] ?? '') }} />
                <strong>{plain(names[i] ?? '')}</strong>
              </li>
            ),
          )}
        </ul>
        <p class={css.how}>{[find(`ruleset.${ruleset}`) ?? ruleset, ...changed].join(' · ')}</p>
        <button
          type="button"
          class={`main ${css.sit}`}
          disabled={joining.state.value === 'busy'}
          onClick={() => joining.join(head)}
        >
          {t('table.sit-and-play')}
        </button>
        <TroubleNote trouble={joining.trouble.value} />
      </div>
    </div>
  );
}

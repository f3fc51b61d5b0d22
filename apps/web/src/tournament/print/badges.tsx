/**
 * Badges: the number from afar, the name, and a code that leads to the tournament and holds no name.
 * Where phones are allowed the key stands on an inner side, which is folded in or cut off: nobody wears it on the chest.
 */

import { plain } from '@taht/phrasing';
import type { PlayerView, TournamentView } from '@taht/tournament';
import { Qr } from '../../connection/parts/qr.tsx';
import { useSharedOrigin } from '../../connection/shared-origin.ts';
import { texts } from '../../i18n/texts.ts';
import { makeBadge } from '../me/badge-link.ts';
import { pathOf, type TournamentPage } from '../with-tournament.tsx';
import css from './cards.module.css';
import type { PrintProps } from './choice.ts';
import { inTurns } from './pages.ts';
import { None, Paper } from './paper.tsx';

/** A sheet is cut into eight, and a badge with an inner side takes two of them. */
const PER_SHEET = { plain: 8, folded: 4 };

export function Badges({ view }: PrintProps) {
  const origin = useSharedOrigin();
  if (view.players.length === 0) return <None of="players" />;
  const kind = view.head.rules.phones === 'none' ? 'plain' : 'folded';
  return inTurns(view.players, PER_SHEET[kind]).map((some, i) => (
    <Paper key={i} class={css.eighths}>
      {some.map((player) => (
        <Badge
          key={player.player}
          origin={origin}
          view={view}
          player={player}
          isFolded={kind === 'folded'}
        />
      ))}
    </Paper>
  ));
}

interface BadgeProps {
  /** Where phones find this server. */
  readonly origin: string;
  readonly view: TournamentView;
  readonly player: PlayerView;
}

/** What is behind the # browsers keep to themselves. */
const linkTo = (
  { origin, view: { head } }: Pick<BadgeProps, 'origin' | 'view'>,
  hash: string,
  page?: TournamentPage,
): string => new URL(`${pathOf({ id: head.code || head.event }, page)}${hash}`, origin).href;

function Badge({ isFolded, ...props }: BadgeProps & { readonly isFolded: boolean }) {
  const { view, player: badge } = props;
  return (
    <>
      <article class={css.badge}>
        <p class={css.event}>{plain(view.head.name)}</p>
        <p class={css.player}>{badge.player}</p>
        {isFolded ? null : <Code link={linkTo(props, `#${badge.player}`)} />}
        <h2 class={css.name}>{plain(badge.name)}</h2>
        <p class={css.school}>{plain(badge.school)}</p>
      </article>
      {isFolded ? <InnerSide {...props} /> : null}
    </>
  );
}

const InnerSide = (props: BadgeProps) => (
  <aside class={css.inner}>
    <Code link={linkTo(props, makeBadge(props.player), 'me')} />
    <p class={css.whose}>
      <strong>{props.player.player}</strong>
      <strong class={css.key}>
        {texts.value.t('print.key', { key: props.player.key.replace(/(?<=^\d{4})/u, '\u00a0') })}
      </strong>
    </p>
    <p class={css.whatFor}>{linkTo(props, '', 'me')}</p>
    <p class={css.whatFor}>{texts.value.t('print.key-about')}</p>
  </aside>
);

const Code = ({ link }: { readonly link: string }) => (
  <div class={css.code}>
    <Qr text={link} label={texts.value.t('print.qr')} />
  </div>
);

/** Everything that opens in front of the game: the menu and what it leads to. Fetched when something of it is first wanted. */
import type { Naming } from '@taht/phrasing';
import { type Action, type Game, passEnds, type Seat } from '@taht/rules';
import type { ComponentChildren } from 'preact';
import { texts } from '../../i18n/texts.ts';
import { CloseLine, Dialog } from '../../ui/dialog.tsx';
import { Sure } from '../../ui/sure.tsx';
import type { TileInput } from '../input/input.ts';
import type { GameModel } from '../model/game-model.ts';
import { ChallengeDialog } from './challenge-dialog.tsx';
import { ExchangeDialog } from './exchange-dialog.tsx';
import { HintDialog, type HintPort } from './hint-dialog.tsx';
import { KeyHelp } from './key-help.tsx';
import { RuleSheetView } from './later-rule-sheet.ts';
import { LookUp } from './look-up.tsx';
import { Menu } from './menu.tsx';
import { UnseenTiles } from './unseen-tiles.tsx';

export type Which =
  | 'more'
  | 'exchange'
  | 'pass'
  | 'challenge'
  | 'unseen'
  | 'hint'
  | 'look-up'
  | 'rules'
  | 'keys'
  | 'resign'
  | 'leave'
  | 'abort';

export interface DialogsProps {
  readonly which: Which;
  readonly model: GameModel;
  readonly game: Game;
  readonly naming: Naming;
  readonly input: TileInput;
  readonly hints: HintPort | undefined;
  readonly menu: ComponentChildren;
  readonly isOfTournament: boolean;
  readonly onDialog: (which: Which | null) => void;
}

/** What every dialog of a seat is given. */
export interface SeatDialogProps
  extends Omit<DialogsProps, 'which' | 'hints' | 'menu' | 'isOfTournament'> {
  readonly seat: Seat;
  readonly onClose: () => void;
}

export function Dialogs(props: DialogsProps) {
  const { which, model, game, hints, onDialog } = props;
  const { t } = texts.value;
  const seat = model.seat.value;
  const onClose = (): void => onDialog(null);
  if (which === 'rules')
    return (
      <Dialog title={t('play.rule-sheet')} onClose={onClose}>
        <RuleSheetView game={game} model={model} isBare />
        <CloseLine onClose={onClose} />
      </Dialog>
    );
  if (which === 'keys') return <KeyHelp set={game.setup.tileset} onClose={onClose} />;
  if (seat === null || game.phase.kind === 'over') return null;
  const given = { ...props, seat, onClose };
  switch (which) {
    case 'more':
      return <Menu {...given} hasHints={hints !== undefined} />;
    case 'exchange':
      return <ExchangeDialog {...given} />;
    case 'challenge':
      return <ChallengeDialog {...given} />;
    case 'unseen':
      return <UnseenTiles {...given} />;
    case 'hint':
      return hints === undefined ? null : <HintDialog {...given} hints={hints} />;
    case 'look-up':
      return <LookUp {...given} />;
    case 'pass':
      return (
        <Confirm
          {...given}
          text={t(passEnds(game, seat) ? 'in-game.pass-ends' : 'in-game.pass-really')}
          action={{ kind: 'pass' }}
        />
      );
    case 'resign':
    case 'leave':
    case 'abort':
      return <Confirm {...given} text={t(`in-game.${which}-really`)} action={{ kind: which }} />;
  }
}

interface ConfirmProps extends SeatDialogProps {
  readonly text: string;
  readonly action: Action;
}

/** Asked before what cannot be taken back. */
const Confirm = ({ text, action, model, onClose }: ConfirmProps) => (
  <Sure text={text} onYes={() => void model.act(action)} onClose={onClose} />
);

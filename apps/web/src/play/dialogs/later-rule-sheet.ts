/** The rules of the game, with all that is told of them: fetched when they are first shown. */
import { later } from '../../ui/later.tsx';

export const RuleSheetView = later(
  () => import('./rule-sheet.tsx').then(({ RuleSheetView }) => RuleSheetView),
  'rules',
  'game',
);

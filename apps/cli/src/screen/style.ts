/** What every screen is drawn with: texts, colours and the room there is. */
import type { Texts } from '@taht/phrasing';
import type { Paint } from './paint.ts';

export interface Style {
  readonly texts: Texts;
  readonly paint: Paint;
  readonly columns: number;
  readonly rows: number;
}

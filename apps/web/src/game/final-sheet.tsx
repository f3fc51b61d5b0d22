/** The end of a game: who has won and how it came about. */
import type { Game } from '@taht/rules';
import { changeText, finalSheetOf, type Naming } from '@taht/wording';
import { texts } from '../i18n/texts.ts';

export function FinalSheetView({ game, naming }: { readonly game: Game; readonly naming: Naming }) {
  const { t } = texts.value;
  const sheet = finalSheetOf(game, naming, texts.value);
  if (sheet === null) return null;
  return (
    <section>
      <h2>{sheet.winner}</h2>
      <p>{sheet.reason}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('play.column-place')}</th>
            <th scope="col">{t('play.column-player')}</th>
            <th scope="col">{t('play.column-played')}</th>
            <th scope="col">{t('play.column-change')}</th>
            <th scope="col">{t('play.column-total')}</th>
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map(({ seat, place, played, change, total }) => (
            <tr key={seat}>
              <td>{place}</td>
              <th scope="row">{naming.player(seat)}</th>
              <td>{played}</td>
              <td>{changeText(change)}</td>
              <td>{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sheet.ties.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

/** Ukrainian: games of an event that are played on Täht. */
import type { WebEventGames } from '../en/web-event-games.ts';

export const webEventGames: WebEventGames = {
  'desk.online.open': 'Зіграти цей тур на Täht',
  'desk.online.about': 'Кожен грає на своєму телефоні, а результати надходять самі.',
  'desk.online.more': 'Відкрити решту ігор',
  'desk.online.without': 'Без телефону, тож їхні столи ще не можна відкрити: {players}.',
  'desk.online.call': 'Вести гру',
  'desk.online.playing': 'Ігри тривають на Täht; результати надійдуть самі.',
  'desk.online.state.opening': 'гра відкривається',
  'desk.online.state.playing': 'гра на Täht',
  'desk.online.state.over': 'гру закінчено',
  'desk.online.end.played':
    'Гру закінчено. Очки вже вписано нижче: внесіть те, що має зарахуватися.',
  'desk.online.end.given-up':
    'Хтось здався, вийшов або вичерпав час. Очки на ту мить уже вписано нижче: внесіть те, що має зарахуватися.',
  'desk.online.end.called-off': 'Гру скасовано. Внесіть результат або відкрийте іншу гру.',
  'desk.online.end.failed': 'Гру не вдалося відкрити. Внесіть результат або спробуйте ще раз.',
  'desk.log.games-opened': 'Відкрито ігри на Täht',
  'event-me.game.opening': 'Ваша гра відкривається.',
  'event-me.game.playing': 'Ваша гра готова.',
  'event-me.game.go': 'До гри',
  'event-me.game.over': 'Гру закінчено.',
  'event-me.game.elsewhere': 'Ваша гра триває на іншому пристрої.',
};

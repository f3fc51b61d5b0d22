/** Estonian: games of an event that are played on Täht. */
import type { WebEventGames } from '../en/web-event-games.ts';

export const webEventGames: WebEventGames = {
  'desk.online.open': 'Mängi see voor Tähes',
  'desk.online.about': 'Igaüks mängib oma telefonis ja tulemused tulevad ise.',
  'desk.online.more': 'Ava puuduvad mängud',
  'desk.online.without': 'Telefonita, nii et nende laudu ei saa veel avada: {players}.',
  'desk.online.call': 'Mängu juhtima',
  'desk.online.playing': 'Mänge mängitakse Tähes; tulemused tulevad ise.',
  'desk.online.state.opening': 'mängu avatakse',
  'desk.online.state.playing': 'mäng Tähes',
  'desk.online.state.over': 'mäng läbi',
  'desk.online.end.played': 'Mäng on läbi. Punktid on allpool juba kirjas: sisesta see, mis loeb.',
  'desk.online.end.given-up':
    'Keegi alistus, lahkus või ei jõudnud ajaga välja. Lõppseisu punktid on allpool juba kirjas: sisesta see, mis loeb.',
  'desk.online.end.called-off': 'Mäng katkestati. Sisesta tulemus või ava uus mäng.',
  'desk.online.end.failed': 'Mängu ei saanud avada. Sisesta tulemus või proovi uuesti.',
  'desk.log.games-opened': 'Mängud Tähes avatud',
  'event-me.game.opening': 'Sinu mängu avatakse.',
  'event-me.game.playing': 'Sinu mäng on valmis.',
  'event-me.game.go': 'Mängima',
  'event-me.game.over': 'Mäng on läbi.',
  'event-me.game.elsewhere': 'Sinu mängu mängitakse teises seadmes.',
};

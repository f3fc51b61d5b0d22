/** Icelandic: settings, and what works without a network. */
import type { SettingsTexts } from '../en/web-settings.ts';

export const webSettings: SettingsTexts = {
  'settings.name': 'Nafnið þitt',
  'settings.name-about': 'Þetta nafn birtist í leikjum.',
  'settings.looks': 'Útlit',
  'settings.board': 'Leikborð',
  'settings.board.rulebook': 'eins og í reglunum',
  'settings.board.own': 'litir Täht',
  'settings.board-about':
    'Hringur merkir staf og ferningur orð; útlína tvöfaldar, fyllt form þrefaldar. Ef reglurnar nefna enga liti heldur borðið okkar litum.',
  'settings.playing': 'Spilun',
  'settings.keyboard': 'Stafir til að snerta undir borðinu',
  'settings.keyboard.auto': 'ef tækið vantar þá',
  'settings.keyboard.shown': 'alltaf',
  'settings.keyboard.hidden': 'aldrei',
  'offline.title': 'Án nettengingar',
  'offline.about':
    'Það sem þú hefur spilað með einu sinni virkar líka án nets. Önnur tungumál má sækja fyrir fram.',
  'offline.keep': 'Geyma í tækinu',
  'offline.keep-which': 'Geyma í tækinu: {edition}',
  'offline.size': 'um {size} MB',
  'offline.kept': 'er í tækinu',
  'offline.failed': 'Ekki tókst að sækja þetta. Er nettenging og pláss í tækinu?',
  'offline.not-here':
    'Á þessari slóð geymir vafrinn ekkert til síðari tíma: til þess þarf https. Allt virkar á meðan netið er til staðar.',
  'offline.update': 'Ný útgáfa af Täht er komin.',
  'offline.load-now': 'Hlaða núna',
  'offline.later': 'Seinna',
};

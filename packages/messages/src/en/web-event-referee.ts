/** English: the referee's page of an event. */

export const webEventReferee = {
  'event-referee.title': 'Referee',
  'event-referee.ask-title': 'Help as a referee',
  'event-referee.ask-about': 'Only the director sees your name, and lets you in.',
  'event-referee.name': 'The name the director knows you by',
  'event-referee.ask': 'Ask to be let in',
  'event-referee.asked.waiting':
    'You have asked. As soon as the director lets you in, this page goes on by itself.',
  'event-referee.asked.turned-away':
    'The director has not let you in. If that is a mistake, speak to the director.',
  'event-referee.asked-number':
    'Your number is {number}. Tell the director: the same number stands beside your name on their screen.',
  'event-referee.tables': 'Tables',
  'event-referee.no-round': 'No round has been drawn yet.',
  'event-referee.open-tables':
    '{count, plural, =0 {All results are in.} one {# table has no result yet.} other {# tables have no result yet.}}',
  'event-referee.task.result': 'Result',
  'event-referee.task.challenge': 'Challenge',
  'event-referee.mover': 'Whose play is challenged?',
  'event-referee.no-mover': 'Say whose play is challenged.',
  'event-referee.words': 'Challenged word or words',
  'event-referee.word': 'Word {number}',
  'event-referee.challengers': 'Who challenges?',
  'event-referee.judge': 'Judge',
  'event-referee.letters': 'Letters',
  'event-referee.erase': 'Delete the last letter',
  'event-referee.verdict.valid': 'Good: the play stands.',
  'event-referee.verdict.invalid': 'Not good: the play is taken back.',
  'event-referee.effect.loses-turn': '{player} loses the turn.',
  'event-referee.effect.skips-next': '{player} misses the next turn.',
  'event-referee.effect.loses-points':
    '{player} loses {points, plural, one {# point} other {# points}}.',
  'event-referee.effect.loses-game': '{player} loses the game.',
  'event-referee.no-effect': 'Nobody loses anything.',
  'event-referee.challenge-of': '{words} · played by {player}, challenged by {challengers}',
  'event-referee.judge-again': 'Judge again',
  'event-referee.rulings': 'Own rulings on words',
  'event-referee.rulings-about':
    'Only where the list is wrong or says nothing. The ruling holds for the whole event from now on.',
  'event-referee.ruling-word': 'Word',
  'event-referee.ruling': 'Ruling',
  'event-referee.ruling.valid': 'good',
  'event-referee.ruling.invalid': 'not good',
  'event-referee.rule': 'Rule',
  'event-referee.misdraw-about':
    'Count the tiles on the rack and those left in the bag; this page then says what to do.',
  'event-referee.misdraw-player': 'Whose rack?',
  'event-referee.misdraw-tiles': 'Tiles on the rack',
  'event-referee.misdraw-right': 'The rules say {count}.',
  'event-referee.misdraw-bag': 'Tiles left in the bag',
  'event-referee.misdraw-what': 'What is to be done?',
  'event-referee.misdraw-noted': 'Noted.',
  'event-referee.misdraw-of': '{player}: {count, plural, one {# tile} other {# tiles}} on the rack',
  'event-referee.misdraw.pass': '{player} passes this turn.',
  'event-referee.misdraw.draws':
    '{player} draws {count, plural, one {# tile} other {# tiles}} from the bag.',
  'event-referee.misdraw.gives-back':
    'The player turns the tiles face down; another player takes {count, plural, one {# tile} other {# tiles}} unseen and puts them back into the bag.',
  'event-referee.misdraw.go-on': 'Then the next player is on turn.',
  'event-referee.log': 'What I have done',
};

export type WebEventReferee = Readonly<Record<keyof typeof webEventReferee, string>>;

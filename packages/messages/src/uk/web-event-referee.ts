/** Ukrainian: the referee's page of an event. */
import type { WebEventReferee } from '../en/web-event-referee.ts';

export const webEventReferee: WebEventReferee = {
  'event-referee.title': 'Суддя',
  'event-referee.ask-title': 'Стати суддею',
  'event-referee.ask-about': 'Ваше ім’я бачить лише керівник турніру, який вас і впускає.',
  'event-referee.name': 'Ім’я, за яким вас знає керівник турніру',
  'event-referee.ask': 'Попросити дозволу',
  'event-referee.asked.waiting':
    'Ви попросили дозволу. Щойно керівник турніру вас впустить, сторінка продовжить сама.',
  'event-referee.asked.turned-away':
    'Керівник турніру вас не впустив. Якщо це помилка, зверніться до нього.',
  'event-referee.asked-number':
    'Ваше число – {number}. Назвіть його керівникові турніру: те саме число стоїть поруч із вашим ім’ям на його екрані.',
  'event-referee.tables': 'Столи',
  'event-referee.no-round': 'Жодного туру ще не розіграно.',
  'event-referee.open-tables':
    '{count, plural, =0 {Усі результати є.} one {# стіл ще без результату.} few {# столи ще без результату.} many {# столів ще без результату.} other {# столу ще без результату.}}',
  'event-referee.task.result': 'Результат',
  'event-referee.task.challenge': 'Заперечення',
  'event-referee.mover': 'Чий хід заперечують?',
  'event-referee.no-mover': 'Позначте, чий хід заперечують.',
  'event-referee.words': 'Заперечене слово чи слова',
  'event-referee.word': 'Слово {number}',
  'event-referee.challengers': 'Хто заперечує?',
  'event-referee.judge': 'Винести рішення',
  'event-referee.letters': 'Літери',
  'event-referee.erase': 'Стерти останню літеру',
  'event-referee.verdict.valid': 'Дійсний: хід залишається.',
  'event-referee.verdict.invalid': 'Недійсний: хід забирають назад.',
  'event-referee.effect.loses-turn': '{player} втрачає хід.',
  'event-referee.effect.skips-next': '{player} пропускає наступний хід.',
  'event-referee.effect.loses-points':
    '{player} втрачає {points, plural, one {# бал} few {# бали} many {# балів} other {# бала}}.',
  'event-referee.effect.loses-game': '{player} програє гру.',
  'event-referee.no-effect': 'Ніхто нічого не втрачає.',
  'event-referee.challenge-of': '{words} · хід: {player}; заперечення: {challengers}',
  'event-referee.judge-again': 'Розглянути ще раз',
  'event-referee.rulings': 'Власні рішення щодо слів',
  'event-referee.rulings-about':
    'Лише коли список помиляється або мовчить. Відтепер рішення діє на весь турнір.',
  'event-referee.ruling-word': 'Слово',
  'event-referee.ruling': 'Рішення',
  'event-referee.ruling.valid': 'дійсне',
  'event-referee.ruling.invalid': 'недійсне',
  'event-referee.rule': 'Ухвалити',
  'event-referee.misdraw-about':
    'Полічіть плитки на підставці й ті, що лишилися в мішку; тоді сторінка скаже, що робити.',
  'event-referee.misdraw-player': 'Чия підставка?',
  'event-referee.misdraw-tiles': 'Плиток на підставці',
  'event-referee.misdraw-right': 'За правилами {count}.',
  'event-referee.misdraw-bag': 'Плиток у мішку',
  'event-referee.misdraw-what': 'Що робити?',
  'event-referee.misdraw-noted': 'Записано.',
  'event-referee.misdraw-of':
    '{player}: на підставці {count, plural, one {# плитка} few {# плитки} many {# плиток} other {# плитки}}',
  'event-referee.misdraw.pass': '{player} пропускає цей хід.',
  'event-referee.misdraw.draws':
    '{player} бере з мішка {count, plural, one {# плитку} few {# плитки} many {# плиток} other {# плитки}}.',
  'event-referee.misdraw.gives-back':
    'Гравець перевертає плитки літерами донизу; інший гравець наосліп бере {count, plural, one {# плитку} few {# плитки} many {# плиток} other {# плитки}} й кладе назад у мішок.',
  'event-referee.misdraw.go-on': 'Далі ходить наступний гравець.',
  'event-referee.log': 'Що зроблено мною',
};

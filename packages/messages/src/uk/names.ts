/** Ukrainian: what the editions, their rules and their house rules are called. */
import type { Names } from '../en/names.ts';

export const names: Names = {
  'language.name': 'українська',

  'edition.et': 'естонська',
  'edition.is': 'ісландська',
  'edition.fi': 'фінська',
  'edition.uk': 'українська',
  'edition.tr': 'турецька',
  'edition.en': 'англійська',

  'ruleset.et-base': 'Естонські правила',
  'ruleset.is-base': 'Ісландські правила',
  'ruleset.fi-base': 'Фінські правила',
  'ruleset.uk-base': 'Українські правила',
  'ruleset.tr-base': 'Турецька домашня гра',
  'ruleset.tr-school': 'Турецький шкільний турнір',
  'ruleset.en-club': 'Англійська клубна гра',

  'tileset.et-102': 'Естонський набір, 102 плитки',
  'tileset.is-104-2016': 'Ісландський набір, 104 плитки (2016)',
  'tileset.is-104-1990': 'Ісландський набір, 104 плитки (1990)',
  'tileset.is-100-skrafl': 'Ісландський клубний набір, 100 плиток',
  'tileset.fi-101': 'Фінський набір, 101 плитка',
  'tileset.fi-100': 'Фінський набір, 100 плиток',
  'tileset.uk-104': 'Український набір, 104 плитки',
  'tileset.en-100': 'Англійський набір, 100 плиток',
  'tileset.tr-100': 'Турецький набір, 100 плиток',

  'board.std15': 'звичайна дошка, 15 × 15 клітинок',

  'house-rule.blank-reuse-must': 'Пусті плитки знову в грі одразу',
  'house-rule.blank-reuse-must.about':
    'Маючи справжню літеру, можна замінити нею пусту плитку на дошці й треба викласти цю плитку в тому ж ході.',
  'house-rule.blank-reuse-may': 'Повторне використання пустих плиток',
  'house-rule.blank-reuse-may.about':
    'Маючи справжню літеру, можна замінити нею пусту плитку на дошці й викласти цю плитку в тому ж ході або залишити собі.',
  'house-rule.open-dictionary': 'Відкритий словник',
  'house-rule.open-dictionary.about':
    'Будь-яке слово можна пошукати у словнику, перш ніж викладати, без штрафу: так добре вчити нові слова.',
  'house-rule.theme': 'Тема',
  'house-rule.theme.about':
    'Ви домовляєтеся про тему, і кожне слово на неї дає додаткові бали; за це голосує решта.',
  'house-rule.jacks-to-open': 'Валети на початок (Jacks to Open)',
  'house-rule.jacks-to-open.about':
    'Перше слово має щонайменше п’ять літер; якщо такого ніхто не має, досить чотирьох, а тоді й менше. До того можна пропустити хід або обміняти плитки (наше тлумачення).',
  'house-rule.two-bags': 'Два мішки',
  'house-rule.two-bags.about':
    'Голосні та приголосні лежать в окремих мішках, у кожному одна пуста плитка, і ви вибираєте, звідки тягнути.',
  'house-rule.two-bags-third': 'Два мішки й третій для пустих',
  'house-rule.two-bags-third.about':
    'Голосні, приголосні та пусті плитки лежать у трьох мішках, і ви вибираєте, звідки тягнути.',
  'house-rule.restricted-exchange': 'Обмеження обміну',
  'house-rule.restricted-exchange.about':
    'Коли в мішку шість плиток або менше, обмінювати їх не можна.',
  'house-rule.pass-when-stuck': 'Без зайвих пасів',
  'house-rule.pass-when-stuck.about': 'Пасувати можна лише тоді, коли викласти нічого.',
  'house-rule.take-back': 'Повернення ходу',
  'house-rule.take-back.about':
    'Для гри між своїми: останній хід можна повернути, якщо згодні всі інші.',
  'house-rule.timer-2-minutes': 'Дві хвилини на хід',
  'house-rule.timer-2-minutes.about': 'На кожен хід є дві хвилини, а потім це пас.',
  'house-rule.championship-clock': 'Чемпіонатний годинник',
  'house-rule.championship-clock.about':
    'Кожен гравець має 25 хвилин на всю гру, а кожна хвилина понад це коштує 10 балів.',
  'house-rule.three-days-a-move': 'Три дні на хід',
  'house-rule.three-days-a-move.about': 'Неквапна гра: на кожен хід є три дні, а потім це пас.',
  'house-rule.window-20-seconds': 'Двадцять секунд на заперечення',
  'house-rule.window-20-seconds.about':
    'Хід можна заперечити протягом двадцяти секунд, а потім його зараховано.',
  'house-rule.draw-at-once': 'Плитки одразу',
  'house-rule.draw-at-once.about':
    'Нові плитки тягнуть одразу після ходу, а якщо слово хибне, вони повертаються в мішок.',
  'house-rule.challenge-void': 'Без хибних слів',
  'house-rule.challenge-void.about':
    'Слово, якого немає у словнику, одразу відхиляють, і можна спробувати інше.',
  'house-rule.challenge-single': 'Заперечення без штрафу',
  'house-rule.challenge-single.about':
    'За хибне слово гравець втрачає хід, а за невдале заперечення нічого.',
  'house-rule.challenge-double': 'Заперечення ціною ходу',
  'house-rule.challenge-double.about':
    'За хибне слово гравець втрачає хід, а за невдале заперечення пропускає наступний.',
  'house-rule.challenge-triple': 'Заперечення ціною гри',
  'house-rule.challenge-triple.about':
    'Хто викладає хибне слово, одразу програє гру, і хто невдало заперечує, також.',
  'house-rule.challenge-minus-10': 'Невдале заперечення коштує 10',
  'house-rule.challenge-minus-10.about':
    'Невдале заперечення коштує тому, хто заперечує, 10 балів.',
  'house-rule.challenge-plus-5': 'Невдале заперечення дає 5',
  'house-rule.challenge-plus-5.about':
    'Невдале заперечення дає 5 балів тому, чиє слово заперечили.',
  'house-rule.challenge-plus-10': 'Невдале заперечення дає 10',
  'house-rule.challenge-plus-10.about':
    'Невдале заперечення дає 10 балів тому, чиє слово заперечили.',
  'house-rule.challenge-plus-5-per-word': 'Невдале заперечення дає 5 за слово',
  'house-rule.challenge-plus-5-per-word.about':
    'Невдале заперечення дає 5 балів за кожне заперечене слово тому, чиї це слова.',
  'house-rule.own': 'Власні зміни',
  'house-rule.own.about': 'Окремі пункти правил, які змінили гравці.',
};

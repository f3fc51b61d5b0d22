/** Ukrainian: the command line, its help, its answers and its complaints. */
import type { CliTexts } from '../en/cli.ts';

export const cli: CliTexts = {
  // Help.
  'cli.about': 'Täht: кросворд із літерних плиток у командному рядку.',
  'cli.usage': 'Використання:',
  'cli.commands': 'Команди:',
  'cli.arguments': 'Аргументи:',
  'cli.options': 'Параметри:',
  'cli.help': 'показати цю довідку',
  'cli.version': 'показати версію',
  'cli.editions': 'показати всі мови, їхні плитки та правила',
  'cli.score': 'порахувати бали ходів із файлу прикладів',
  'cli.replay': 'розіграти запис GCG за правилами й показати розбіжності',
  'cli.verify': 'перевірити гру: запис, ходи й жеребкування',
  'cli.play': 'грати в цьому терміналі: від двох до чотирьох за одним екраном',
  'cli.json': 'відповісти одним документом JSON',
  'cli.language': 'мова текстів: {names}',
  'cli.no-color': 'без кольорів',
  'cli.edition': 'мова гри: {names}',
  'cli.ruleset': 'правила зі списку «taht editions»',
  'cli.tileset': 'плитки зі списку «taht editions»',
  'cli.lexicon': 'словник, за яким перевіряти',
  'cli.data': 'папка для ігор, словників і джерел (або TAHT_DATA)',
  'cli.seed': 'зерно жеребкування, 64 шістнадцяткові цифри',
  'cli.players': 'імена гравців через кому',
  'cli.house-rule': 'домашнє правило; можна вказати кілька',
  'cli.resume': 'продовжити збережену гру: останню, за назвою або з файлу',

  // Wrong use.
  'cli.unknown-command': 'Команди «{name}» немає. Є: {names}',
  'cli.missing-argument': 'Чогось бракує: {name}',
  'cli.too-many-arguments':
    'Забагато для однієї команди. Напишіть {command}, щоб отримати довідку.',
  'cli.not-understood': 'Це не зрозуміло. Напишіть {command}, щоб отримати довідку.',

  // Files.
  'file.missing': 'папки немає',
  'file.forbidden': 'немає дозволу',
  'file.read-only': 'туди нічого не можна записати',
  'file.disk-full': 'диск заповнено',
  'file.is-folder': 'це папка',
  'file.not-folder': 'на місці папки стоїть файл',
  'file.not-json': 'Цей файл не є JSON: {path}',

  // Test vectors: `place` is the example’s id and the place in it.
  'vector.missing': '{place}: цього бракує.',
  'vector.wrong': '{place}: це не вдається прочитати: {found}',
  'vector.unknown-tileset': '{place}: набору плиток «{found}» немає.',
  'vector.unknown-letter': '{place}: плитки для «{found}» немає.',
  'vector.square-twice': '{place}: на {found} уже лежить плитка.',
  'vector.refused': '{id}: такий хід не дозволено. {reason}',
  'vector.skipped':
    '{count, plural, one {# приклад іншого виду: {ids}} few {# приклади іншого виду: {ids}} many {# прикладів іншого виду: {ids}} other {# прикладу іншого виду: {ids}}}',

  // Checking a record.
  'verify.record': 'Запис цілий',
  'verify.bytes': 'У ньому нічого не змінено',
  'verify.events': 'Гру можна розіграти від початку до кінця',
  'verify.decisions': 'Кожен хід і кожне витягування відповідають правилам',
  'verify.commitment': 'Зерно те саме, яке було запечатано',
  'verify.line': 'рядок {line}',
  'verify.ok': 'Усе гаразд.',
  'verify.not-ok': 'Із цим записом щось не так.',
  'verify.unfinished': 'Гру ще не закінчено.',

  // Playing a record by the rules.
  'replay.no-moves': 'У цьому файлі немає жодного ходу: {path}',
  'replay.complete': 'Гру зіграно до кінця.',
  'replay.incomplete': 'Гра обривається до кінця.',
  'replay.agrees': 'Запис відповідає правилам.',
  'replay.differs':
    '{count, plural, one {Запис розходиться з правилами в # місці:} few {Запис розходиться з правилами в # місцях:} many {Запис розходиться з правилами в # місцях:} other {Запис розходиться з правилами в # місця:}}',
  'replay.difference':
    'рядок {line}, хід {turn}, {kind}: записано {recorded}, за правилами {expected}',
  'replay.not-laid': 'рядок {line}, хід {turn}: {recorded} не можна там викласти. {reason}',
  'replay.unreadable': 'рядок {line}, хід {turn}: це не вдається прочитати: {recorded}',
  'replay.kind.score': 'бали',
  'replay.kind.cumulative': 'разом',
  'replay.kind.tiles': 'плитки',
  'replay.kind.word': 'слово',
  'replay.kind.turn-order': 'черговість',
  'replay.kind.end': 'кінець гри',

  // Turns on a score sheet.
  'turn.play': 'Хід',
  'turn.points': 'Бали',
  'turn.retracted': 'забрано',
  'turn.exchange': 'обмін',
  'turn.pass': 'пас',
  'turn.skip': 'хід пропущено',
  'turn.adjusted': 'заперечення',

  // More at the terminal.
  'play.choose-game': 'Є незакінчені ігри. Продовжити якусь?',
  'play.new-game': 'Нова гра',
  'play.nothing-to-resume': 'У {path} немає незакінченої гри.',
  'play.bad-seed': 'Зерно має складатися з 64 шістнадцяткових цифр (0–9, a–f).',
  'play.press-enter': 'Щоб продовжити, натисніть Enter.',
  'play.more': 'Enter: далі',
  'play.all-accept': 'Усі приймають: {words}?',
  'play.who-challenges': 'Хто заперечує?',
  'play.claim-word': '{player}, чи належить {word} до теми «{name}»?',
  'play.help.sort': '{command} – розкласти підставку за абеткою',
  'command.sort': 'впорядкувати абетка',
};

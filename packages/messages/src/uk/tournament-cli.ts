/** Ukrainian: tournaments from a file, on the command line. */
import type { TournamentCli } from '../en/tournament-cli.ts';

export const tournamentCli: TournamentCli = {
  // What the commands are for.
  'cli.tournament': 'провести турнір із файлу',
  'cli.tournament-file': 'файл турніру, наприклад {example}',
  'cli.tournament-new': 'створити новий турнір',
  'cli.tournament-show': 'який стан справ і що робити далі',
  'cli.tournament-import': 'переглянути список гравців і внести його',
  'cli.tournament-add': 'внести одного присутнього гравця',
  'cli.tournament-players': 'показати список гравців',
  'cli.tournament-mark': 'позначити, хто є, а кого немає',
  'cli.tournament-begin': 'почати наступний етап',
  'cli.tournament-draw': 'розіграти місця наступного туру',
  'cli.tournament-letters': 'літери для місць за столом: витягнуті тут або так, як їх витягли там',
  'cli.tournament-enter': 'внести результати: стіл і його очки або цілий список',
  'cli.tournament-tie': 'розв’язати рівність літерами',
  'cli.tournament-standings': 'таблиця турніру',
  'cli.tournament-log': 'що зроблено, останнє спочатку',
  'cli.tournament-undo': 'скасувати зроблене',
  'cli.tournament-close': 'завершити турнір і показати зерно жеребкування',
  'cli.tournament-export': 'записати файл для електронних таблиць та інших програм',

  // Their arguments and options.
  'cli.tournament-name': 'назва турніру',
  'cli.tournament-preset': 'вид турніру: {names}',
  'cli.tournament-rounds': 'кількість турів, якщо етап один',
  'cli.tournament-delete-by': 'день видалення імен, наприклад 2027-01-31',
  'cli.tournament-list': 'список гравців ({names}); «-» читає стандартне введення',
  'cli.tournament-columns': 'що в стовпцях, через кому: {names}',
  'cli.tournament-status': 'одне з: {names}',
  'cli.tournament-yes': 'внести; без цього лише показати',
  'cli.tournament-own-table': 'стіл, який потрібен цьому гравцеві',
  'cli.tournament-numbers': 'номери гравців, наприклад 3 чи 1-12; «{all}» – усі',
  'cli.tournament-runners-up': 'скільки других місць ідуть далі',
  'cli.tournament-typed-letters':
    'літери в порядку гравців, «?» – пуста плитка; «/» перед тими, хто тягне знову',
  'cli.tournament-scores': 'стіл, далі очки в порядку місць: 3 312 290/301 -',
  'cli.tournament-from': 'список результатів CSV: стіл, номер, очки; «-» читає стандартне введення',
  'cli.tournament-sum': 'сума на папірці, щоб перевірити очки',
  'cli.tournament-reason': 'виправити внесений результат; причина',
  'cli.tournament-round': 'інший тур цього етапу, не останній',
  'cli.tournament-by': 'чия: {names}',
  'cli.tournament-undo-which': 'його назва в журналі; без неї останнє',
  'cli.tournament-out': 'файл для запису, за розширенням: {names}',
  'cli.tournament-what': 'для CSV: {names}',

  // What they answer.
  'tournament-cli.created': '«{name}» у файлі {path}.',
  'tournament-cli.delete-by': 'Після цього дня файл з усіма іменами буде видалено: {date}',
  'tournament-cli.deleted': 'Імена зберігалися до {date}; файл видалено: {path}',
  'tournament-cli.not-an-event': 'У цьому файлі немає турніру: {path}',
  'tournament-cli.in-use': 'З цим турніром зараз працює хтось інший: {path}',
  'tournament-cli.torn':
    'Останній рядок файлу {path} був недописаний, і його відрізано; усе перед ним збережено.',
  'tournament-cli.unknown-preset': 'Виду турніру «{name}» немає. Є: {names}',
  'tournament-cli.bad-rounds':
    'Кількість турів має бути цілим числом, і лише для турніру з одним етапом.',
  'tournament-cli.bad-date': 'Це не день: напишіть так: 2027-01-31.',
  'tournament-cli.bad-status': 'Невідомо, що це означає для гравців.',
  'tournament-cli.bad-number': 'Тут можуть бути лише цілі числа.',
  'tournament-cli.bad-columns': 'Невідомий стовпець. Є: {names}',
  'tournament-cli.preview':
    'У списку {count, plural, one {# гравець} few {# гравці} many {# гравців} other {# гравця}}. Ще нічого не внесено; це робить {option}.',
  'tournament-cli.left-out':
    '{count, plural, one {Цей рядок пропущено} few {Ці рядки пропущено} many {Ці рядки пропущено} other {Ці рядки пропущено}}, бо такий гравець уже є: {lines}. Якщо це двоє різних людей, додайте щось до імені.',
  'tournament-cli.preview-duels':
    '{count, plural, one {# гравець} few {# гравці} many {# гравців} other {# гравця}}, {rounds, plural, one {# тур} few {# тури} many {# турів} other {# туру}}. Ще нічого не внесено; це робить {option}.',
  'tournament-cli.entered':
    'Внесено {count, plural, one {# гравця} few {# гравців} many {# гравців} other {# гравця}}.',
  'tournament-cli.not-mutual': 'У цьому файлі двоє гравців не називають одне одного суперниками.',
  'tournament-cli.no-duels-here':
    'Тури дуелей можна внести лише в новий турнір дуелей без гравців.',
  'tournament-cli.added': '{name} має номер {player}.',
  'tournament-cli.marked':
    '{status}: {count, plural, one {# гравець} few {# гравці} many {# гравців} other {# гравця}}.',
  'tournament-cli.players':
    '{count, plural, one {# гравець} few {# гравці} many {# гравців} other {# гравця}}',
  'tournament-cli.begun': '{stage}: почато, гравців {count}.',
  'tournament-cli.seed': 'Зерно всіх жеребкувань: {seed}',
  'tournament-cli.no-round': 'Такого туру ще немає.',
  'tournament-cli.enter-how':
    'Напишіть стіл і його очки, наприклад 3 312 290 275 260, або назвіть список через {option}.',
  'tournament-cli.no-such-table': 'У цьому турі немає столу {table}.',
  'tournament-cli.scores-for':
    'Столу {table} потрібно {count, plural, one {# число} few {# числа} many {# чисел} other {# числа}} – по одному на місце.',
  'tournament-cli.bad-score':
    '«{text}» – не очки: напишіть 312, або 312/320 з очками до відрахування, або - для того, хто не дограв.',
  'tournament-cli.results-in':
    '{count, plural, one {Результат внесено, стіл {tables}.} few {Результати внесено, столи {tables}.} many {Результати внесено, столи {tables}.} other {Результати внесено, столи {tables}.}}',
  'tournament-cli.nothing-new': 'Тут немає нічого нового.',
  'tournament-cli.no-result-column': 'У списку немає стовпця «{field}».',
  'tournament-cli.no-such-seat': 'Рядок {line}: за цим столом немає гравця з таким номером.',
  'tournament-cli.seat-twice': 'Рядок {line}: цей гравець тут двічі.',
  'tournament-cli.bad-score-at': 'Рядок {line}: «{text}» – не очки.',
  'tournament-cli.before': 'До відрахування',
  'tournament-cli.letters-for':
    'Тут потрібно {count, plural, one {# літеру} few {# літери} many {# літер} other {# літери}} – по одній тому, хто тягне.',
  'tournament-cli.unknown-ranking': 'Такої таблиці немає. Є: {names}',
  'tournament-cli.unknown-ending': 'Файл має закінчуватися на одне з: {names}',
  'tournament-cli.unknown-export': 'Це записати не можна. Є: {names}',
  'tournament-cli.only-duels':
    'Такий файл містить лише дуелі, а в цьому турнірі інші тури або немає гравців.',
  'tournament-cli.undo-how': '{command} скасовує останнє або назване.',
  'tournament-cli.undone': 'Скасовано: {what}.',

  // Who is here.
  'tournament-cli.status.expected': 'очікується',
  'tournament-cli.status.present': 'присутній',
  'tournament-cli.status.late': 'запізнюється',
  'tournament-cli.status.absent': 'відсутній',
  'tournament-cli.status.withdrawn': 'вибув',

  // What comes next.
  'tournament-cli.next': 'Що далі:',
  'tournament-cli.todo.enter-players': 'Внесіть гравців.',
  'tournament-cli.todo.check-in':
    'Ще немає {count, plural, one {# гравця} few {# гравців} many {# гравців} other {# гравця}}.',
  'tournament-cli.todo.begin-stage': 'Почати: {stage}.',
  'tournament-cli.todo.break-tie': 'Розв’язати рівність: {players}.',
  'tournament-cli.todo.draw-round': 'Розіграти місця: {round}.',
  'tournament-cli.todo.settle-disputes': 'Оскаржено, столи: {tables}.',
  'tournament-cli.todo.answer-calls': 'Кличуть суддю, столи: {tables}.',
  'tournament-cli.todo.draw-letters': 'Літери ще не витягнуто, столи: {tables}.',
  'tournament-cli.todo.await-results': 'Ще немає результату, столи: {tables}.',
  'tournament-cli.todo.close': 'Завершити турнір.',
  'tournament-cli.todo.field-changed':
    'Виправлено після початку, далі мали б пройти інші: {stage}.',
  'cli.tournament-hall': 'показати або змінити правила залу',
  'cli.tournament-hall-add': 'додати рядок',
  'cli.tournament-hall-change': 'номер рядка, що дістане інший текст',
  'cli.tournament-hall-to': 'новий текст рядка',
  'cli.tournament-hall-remove': 'номер рядка, що його вилучити',
  'cli.tournament-hall-document': 'повернути правила шкільного турніру',
  'cli.tournament-words': 'показати, за яким списком судять слова, або вибрати інший',
  'tournament-cli.hall-how':
    'Просіть про одну зміну за раз; рядок, який змінюєте, потребує й нового тексту.',
  'tournament-cli.no-such-line': 'Рядка з таким номером немає.',
  'tournament-cli.no-hall-rules': 'Правил залу немає.',
  'tournament-cli.other-words': 'У списку «{lexicon}» слова іншої мови.',
  'tournament-cli.todo.await-before': 'Очки рівні; бракує очок до відрахувань: {players}.',
};

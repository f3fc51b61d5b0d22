/** Ukrainian: what a server says: its start, its backups and its notices. */
import type { Texts } from '../texts.ts';

export const server: Texts<'server'> = {
  // Starting a server, and the backup of its store.
  'serve.at': 'Täht працює за адресою {address}',
  'serve.network': 'Для інших у цій мережі: {address}',
  'serve.kept': 'Усе зберігається тут: {place}. Щоб зупинити, натисніть {key}.',
  'start.unknown-option': 'Невідомий або неповний параметр {name}. Є: {known}',
  'start.bad-port': 'Це не порт: {text}',
  'start.bad-database': 'Базу даних вказують так: {example}',
  'start.bad-log-level': '{name} має бути одним із {known}, а не {text}',
  'start.port-in-use': 'Порт {port} зайнятий; виберіть інший за допомогою {option}',
  'start.port-forbidden':
    'Цьому користувачеві не можна займати порт {port}; виберіть інший за допомогою {option}',
  'start.no-such-host': 'Цей комп’ютер не має адреси {host}',
  'start.store-failed': 'Сховище не відповідає: {detail}',
  'start.store-in-use': '{path} використовує інший сервер',
  'start.newer-schema': 'Сховище записала новіша версія програми ({found}; ця знає {known})',
  'start.not-a-store': '{path} – не сховище Täht',
  'start.store-corrupt': '{path} пошкоджено: {faults}. Резервну копію відновлює команда {command}',
  'start.store-unreachable': 'Не вдається відкрити сховище {path}: {detail}',
  'start.secret-unreadable': 'Не вдається прочитати або записати {path}: {detail}',
  'start.secret-malformed': '{path} має містити 64 шістнадцяткові цифри',
  'start.not-begun': 'Сервер не зміг почати роботу: {why}',
  'backup.done': 'Резервна копія: {path}, {size} МБ. Ігор: {games}.',
  'backup.no-store': 'Тут немає сховища сервера: {path}',
  'backup.in-postgres': 'Ці ігри зберігаються в PostgreSQL; копію робить {command}.',
  'backup.is-store': 'Це файл самого сховища: {path}',
  'restore.done': 'Відновлено: {path}. Ігор: {games}.',
  'restore.replaced': 'Попереднє збережено: {path}',
  'restore.store-there':
    'Тут уже є сховище сервера: {path}. З параметром {option} його буде замінено.',
  'restore.not-a-backup': 'Це не резервна копія Täht: {path}',
  'restore.backup-damaged': 'Ця резервна копія пошкоджена: {path} ({faults})',

  'serve.not-here': 'Сервер не входить до цього встановлення.',

  // Notices of games and tables. `players` are names with commas between.
  'notice.your-move.title': 'Ваш хід',
  'notice.your-move.body': 'Тепер ваша черга. Гравці: {players}.',
  'notice.reminder.title': 'Час спливає',
  'notice.reminder.body':
    'На хід лишилося приблизно {hours, plural, one {# година} few {# години} many {# годин} other {# години}}. Гравці: {players}.',
  'notice.game-over.title': 'Гру закінчено',
  'notice.game-over.body': 'Гравці: {players}.',
  'notice.invited.title': 'Вас запрошують до гри',
  'notice.invited.body': 'Запрошує: {players}.',
  'notice.nudged.title': 'На вас чекають',
  'notice.nudged.body': 'Чекає: {players}.',
  'notice.started.title': 'Гра почалася',
  'notice.started.body': 'Починає: {players}.',
  'notice.rematch.title': 'Вам пропонують реванш',
  'notice.rematch.body': 'Пропонує: {players}.',
  'notice.why':
    'Ви отримали цього листа, бо у ваших налаштуваннях увімкнено сповіщення; там їх можна й вимкнути.',
  'notice.confirm.title': 'Підтвердьте свою адресу електронної пошти',
  'notice.confirm.body':
    'Хтось, найімовірніше ви, хоче отримувати на цю адресу сповіщення про ігри Täht. Щоб підтвердити її, відкрийте це посилання протягом трьох днів:',
  'notice.confirm.else': 'Якщо це були не ви, нічого робити не треба: більше листів не буде.',

  // What a link tells before it is opened.
  'preview.home.title': 'Täht: поклади слово, і гра почалася',
  'preview.home.about':
    'Гра в слова з літерами на дошці, шістьма мовами. Грай із ботом, другом чи з будь-ким; обліковий запис не потрібен.',
  'preview.invites': '{player} кличе тебе до гри',
  'preview.table': 'Стіл чекає на тебе',
  'preview.table.about': 'Один дотик, і ти вже за дошкою. Обліковий запис не потрібен.',
  'preview.table.playing': 'Гра триває. Зазирни.',
  'preview.game': 'Партія в Täht',
  'preview.game.about': 'Гра триває. Подивися, що на дошці.',
  'preview.game.over': 'Ось як усе скінчилося. Переглянь хід за ходом.',
  'preview.puzzle.about': 'Одна дошка для всіх, сім літер, три спроби. Що знайдеш ти?',
  'preview.tournament.about':
    '{count, plural, =0 {Турнір: столи, результати й місця.} one {Турнір, # гравець: столи, результати й місця.} few {Турнір, # гравці: столи, результати й місця.} many {Турнір, # гравців: столи, результати й місця.} other {Турнір, # гравця: столи, результати й місця.}}',
};

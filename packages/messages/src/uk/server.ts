/** Ukrainian: what a server says: its start, its backups and its notices. */
import type { Texts } from '../texts.ts';

export const server: Texts<'server'> = {
  // Starting a server, and the backup of its store.
  'serve.at': 'Täht працює за адресою {address}',
  'serve.network': 'Для інших у цій мережі: {address}',
  'serve.kept': 'Усе зберігається тут: {place}. Щоб зупинити, натисни {key}.',
  'start.unknown-option': 'Невідомий або неповний параметр {name}. Є такі: {known}',
  'start.unknown-setting': 'Невідоме налаштування {name}. Є такі: {known}',
  'start.mistyped-setting': 'Невідоме налаштування {name}. Може, {meant}?',
  'start.bad-port': 'Неправильний номер порту: {text}',
  'start.bad-database': 'Базу даних вказують так: {example}',
  'start.half-certificate': 'Сертифікату потрібен ключ: задай і {cert}, і {key}.',
  'start.bad-log-level': '{name} може бути таким: {known}. «{text}» не підходить.',
  'start.port-in-use': 'Порт {port} зайнятий; вибери інший: {option}',
  'start.port-forbidden': 'Цей користувач не може відкрити порт {port}; вибери інший: {option}',
  'start.no-such-host': 'Цей комп’ютер не має адреси {host}.',
  'start.store-failed': 'Сховище не відповідає: {detail}',
  'start.store-in-use': '{path} використовує інший сервер',
  'start.store-moving':
    'Це сховище перенесено лише наполовину: {path}. Щоб закінчити, виконай {command} ще раз.',
  'start.newer-schema': 'Сховище записала новіша версія програми ({found}; ця знає {known})',
  'start.not-a-store': '{path} – не сховище Täht.',
  'start.store-corrupt':
    '{path} пошкоджено: {faults}. Відновити резервну копію: {command}. Врятувати вцілілі дані: {salvage}',
  'start.store-unreachable': 'Не вдається відкрити сховище {path}: {detail}',
  'start.secret-unreadable': 'Не вдається прочитати або записати {path}: {detail}',
  'start.secret-malformed': '{path} має містити 64 шістнадцяткові цифри.',
  'start.not-begun': 'Сервер не запустився: {why}',
  'start.replica-here':
    'У {path} лежить друга копія іншого сервера. Якщо того сервера вже немає, увімкни копію: {command}',
  'start.replica-there':
    '{path} – окреме сховище, тому його не перезаписано. Вибери для копії іншу папку.',
  'start.embedded-only':
    '{option} працює лише з вбудованим сховищем. Для PostgreSQL є його власні засоби.',
  'start.not-a-replica': 'Тут немає другої копії сервера: {path}',
  'doctor.data-bad':
    'Немає доступу на запис до папки даних {path}: {detail}. Надай доступ або вибери іншу: {option}.',
  'doctor.data-new': 'Папку даних буде створено під час першого запуску: {path}',
  'doctor.data-good': 'Папка даних: {path}',
  'doctor.data-open':
    'Інші користувачі цього комп’ютера можуть читати {path}. Закрити доступ: {command}',
  'doctor.disk-good': 'Вільного місця на диску: {free}\u00a0МБ',
  'doctor.disk-low':
    'На диску, де лежить {path}, вільно лише {free}\u00a0МБ. Звільни місце: на повний диск нічого не запишеш.',
  'doctor.store-new': 'Сховища ще немає; його буде створено під час першого запуску.',
  'doctor.store-older':
    'Сховище записала старіша версія; наступний запуск його оновить. Спершу зроби резервну копію.',
  'doctor.store-good':
    'Сховище ціле: {streams, plural, one {перевірено # запис} few {перевірено # записи} many {перевірено # записів} other {перевірено # запису}}.',
  'doctor.store-damaged':
    'У сховищі пошкоджено ({count}): {names}. Цього ніхто не побачить. Перевір диск і віднови резервну копію: {command}',
  'doctor.postgres-good': 'PostgreSQL {version} відповідає.',
  'doctor.postgres-old': 'Це PostgreSQL {version}, а потрібна щонайменше версія {least}.',
  'doctor.clock-good': 'Годинник: {time}',
  'doctor.clock-behind':
    'Годинник відстає: він показує {time}, а сховищем востаннє користувалися {last}. Постав точний час, перш ніж запускати сервер.',
  'doctor.lists-good': 'Словників: {lists}',
  'doctor.list-bad':
    'Не вдається прочитати словник: {path} ({detail}). Поверни правильний файл або видали цей.',
  'doctor.port-good': 'Порт {port} вільний.',
  'doctor.port-ours': 'Täht працює на порту {port}.',
  'doctor.tls-none':
    'Без https: для залу цього досить, але браузер не встановить сторінку й не покаже сповіщень.',
  'doctor.tls-at-proxy': 'Сертифікат – на проксі.',
  'doctor.tls-new': 'Сертифікат буде створено під час першого запуску.',
  'doctor.tls-good': 'Останній день дії сертифіката: {day}',
  'doctor.tls-over':
    'Останній день дії сертифіката: {day}. Видали {path} і запусти сервер знову: він створить новий.',
  'doctor.address-none':
    'Публічної адреси не вказано ({name}), тож сервер не може надсилати листів із посиланнями.',
  'doctor.address-malformed': '{name} вказують так: {example}',
  'doctor.address-good': 'Сервер відповідає за адресою {url}',
  'doctor.address-bad':
    'За адресою {url} наш сервер не відповідає: {detail}. Якщо він працює, перевір доменне ім’я, проксі й сертифікат.',
  'doctor.proxy-not-named':
    'Схоже, перед сервером стоїть проксі. Додай {name}, інакше всі відвідувачі рахуватимуться як один.',
  'doctor.proxy-good': 'Проксі передає все потрібне.',
  'doctor.proxy-header':
    'Проксі не передає {header} як слід. Порівняй його налаштування з прикладами в deploy/.',
  'doctor.proxy-socket':
    'Проксі не пропускає WebSocket за адресою /api/socket. Порівняй його налаштування з прикладами в deploy/.',
  'doctor.proxy-metrics': '{url} може читати кожен. Закрий доступ на проксі.',
  'doctor.mail-none': 'Поштового сервера не вказано ({name}), тож листи не надсилаються.',
  'doctor.mail-half': 'Бракує {name}, тож листи не надсилаються. Вкажи й це налаштування.',
  'doctor.mail-good': 'Поштовий сервер {host} приймає з’єднання.',
  'doctor.mail-bad': 'Не вдається з’єднатися з поштовим сервером: {detail}. Перевір {name}.',
  'doctor.push-good': 'Push-сповіщення можна надсилати.',
  'doctor.push-not-secure': 'Браузери приймають push-сповіщення лише за адресою https.',
  'doctor.push-contact':
    'Вкажи {name} так: {example}. Деякі служби сповіщень відмовляють відправникам, яким не можна написати.',
  'doctor.done':
    '{bad, plural, =0 {Перешкод немає.} one {Знайдено # проблему.} few {Знайдено # проблеми.} many {Знайдено # проблем.} other {Знайдено # проблеми.}}',
  'backup.done': 'Резервна копія: {path}, {size}\u00a0МБ. Ігор: {games}. Турнірів: {tournaments}.',
  'backup.no-store': 'Тут немає сховища сервера: {path}',
  'backup.in-postgres': 'Ці ігри зберігаються в PostgreSQL; копію робить {command}.',
  'backup.is-store': 'Це файл самого сховища: {path}',
  'users.none': 'Облікових записів ще немає.',
  'users.count':
    '{count, plural, one {# обліковий запис} few {# облікові записи} many {# облікових записів} other {# облікового запису}}',
  'users.link': 'Діє один раз, протягом дня: {link}',
  'users.disabled': 'Закрито: {name}',
  'users.enabled': 'Знову відкрито: {name}',
  'users.admin': 'Права адміністратора: {name}',
  'users.no-such': 'Облікового запису з таким ім’ям немає: {name}',
  'users.away':
    'За адресою {url} сервер не відповідає. Спершу запусти його або вкажи порт: {option}.',
  'users.other-secret':
    'У сервера за адресою {url} інший секретний ключ. Вкажи його папку даних ({option}) або задай {name}.',
  'users.failed': 'Сервер не зміг цього зробити: {code}',
  'users.mark.disabled': 'закрито',
  'users.mark.email': 'ел. пошта',
  'move.done':
    'Перенесено: {streams, plural, one {# запис} few {# записи} many {# записів} other {# запису}}, {entries, plural, one {# крок} few {# кроки} many {# кроків} other {# кроку}}. Обидві сторони однакові: {digest}',
  'move.there': 'Тут уже щось є: {path}. Вибери порожнє сховище.',
  'move.other':
    'Сюди вже переносять інше сховище: {from}. Закінчи те перенесення або вибери порожнє сховище.',
  'move.differs':
    'Сторони відрізняються, таблиця: {table}. Нічого не ввімкнено; спробуй ще раз із порожнім сховищем.',
  'move.where': 'Скажи куди: {options}',
  'move.no-database': 'Вкажи базу даних: {option} або {name}.',
  'move.secret':
    'Вузлам потрібен той самий секретний ключ: задай {name} вмістом файлу {path} і скопіюй власні словники.',
  'receive.at': 'Готово приймати другу копію: {address}. Вона зберігається в {place}',
  'receive.no-secret': 'Задай {name}: секретний ключ сервера, копія якого тут буде.',
  'store.salvaged':
    'Врятовано: {path}, {streams, plural, one {# запис} few {# записи} many {# записів} other {# запису}}. Повернути на місце: {command}',
  'store.nothing-lost': 'Нічого не втрачено.',
  'store.log-damaged': 'Журнал було пошкоджено, тому останніх кроків може бракувати: {fault}',
  'store.promoted':
    'Готово: {path}, {streams, plural, one {# запис} few {# записи} many {# записів} other {# запису}}. Запусти сервер: {command}',
  'store.cut': '{name}: збережено до кроку {version} з {of}',
  'store.gone': '{name}: втрачено',
  'restore.done': 'Відновлено: {path}. Ігор: {games}. Турнірів: {tournaments}.',
  'restore.replaced': 'Попереднє сховище збережено тут: {path}',
  'restore.store-there': 'Тут уже є сховище сервера: {path}. Щоб замінити його, додай {option}.',
  'restore.not-a-backup': 'Це не резервна копія Täht: {path}',
  'restore.backup-damaged':
    'Резервну копію пошкоджено, тож нічого не відновлено: {path} ({faults})',

  'serve.not-here': 'Цю програму встановлено без сервера.',

  // Notices of games and tables. `players` are names with commas between.
  'notice.your-move.title': 'Твій хід',
  'notice.your-move.body': 'Інші чекають на твій хід. Гравці: {players}.',
  'notice.reminder.title': 'Час спливає',
  'notice.reminder.body':
    'На хід лишилося приблизно {hours, plural, one {# година} few {# години} many {# годин} other {# години}}. Гравці: {players}.',
  'notice.game-over.title': 'Гру закінчено',
  'notice.game-over.body': 'Гравці: {players}.',
  'notice.invited.title': 'Тебе кличуть до гри',
  'notice.invited.body': 'Запрошує: {players}.',
  'notice.nudged.title': 'На тебе чекають',
  'notice.nudged.body': 'Твоя черга ходити. Гравці: {players}.',
  'notice.started.title': 'Гра почалася',
  'notice.started.body': 'Розпочинає: {players}.',
  'notice.rematch.title': 'Зіграєш ще раз?',
  'notice.rematch.body': 'Пропонує: {players}.',
  'notice.why':
    'Цей лист прийшов, бо у твоїх налаштуваннях увімкнено сповіщення; там їх можна й вимкнути.',
  'notice.reset.title': 'Твій новий пароль',
  'notice.reset.body':
    'Хтось, найімовірніше ти, хоче змінити пароль. Обліковий запис: {name}. Щоб придумати новий, відкрий це посилання протягом години:',
  'notice.reset.else': 'Якщо це не ти, нічого не роби: старий пароль діятиме далі.',
  'notice.confirm.title': 'Підтвердь свою електронну адресу',
  'notice.confirm.body':
    'Хтось, найімовірніше ти, хоче отримувати на цю адресу сповіщення про ігри Täht. Щоб підтвердити її, відкрий це посилання протягом трьох днів:',
  'notice.confirm.else': 'Якщо це не ти, нічого не роби: більше листів не буде.',

  // What a link tells before it is opened.
  'preview.home.title': 'Täht: виклади слово – і гра почалася',
  'preview.home.about':
    'Складай слова з плиток на дошці, шістьма мовами. Грай із ботом, з другом чи з будь-ким; обліковий запис не потрібен.',
  'preview.invites': '{player} кличе тебе до гри',
  'preview.table': 'Стіл чекає на тебе',
  'preview.table.about': 'Один дотик – і ти вже за дошкою. Обліковий запис не потрібен.',
  'preview.game': 'Гра в Täht',
  'preview.turn.about': 'Хід {turn} закінченої гри. А твій який був би?',
  'preview.game.about': 'Гра триває. Подивися, що на дошці.',
  'preview.game.over': 'Ось як усе скінчилося. Переглянь гру хід за ходом.',
  'preview.puzzle.about': 'Одна дошка для всіх, сім літер, три спроби. Що знайдеш ти?',
  'preview.tournament.about':
    '{count, plural, =0 {Турнір: столи, результати й таблиця.} one {Турнір, # гравець: столи, результати й таблиця.} few {Турнір, # гравці: столи, результати й таблиця.} many {Турнір, # гравців: столи, результати й таблиця.} other {Турнір, # гравця: столи, результати й таблиця.}}',
};

/** Ukrainian: un-game, bingo and the solitaires. */
import type { Texts } from '../texts.ts';

export const otherGames: Texts<'otherGames'> = {
  // The games.
  'modes.go-on': 'Тут є незакінчена гра цього виду. Продовжити?',
  'modes.set-aside': 'Файл збережено під іншою назвою: {path}',
  'modes.begin-anew': 'Enter: почати нову гру',
  'modes.flags-for-new': 'Це стосується лише нової гри: {flags}',
  'modes.unknown': 'Гри «{name}» немає. Є такі: {names}',
  'modes.no-finished-game': 'Тут немає закінченої гри: {path}',
  'modes.score':
    '{player}: {points, plural, one {# бал} few {# бали} many {# балів} other {# бала}}',
  'ungame.how-to':
    'Напиши клітинки плиток, які знімаєш, наприклад {example}: щонайбільше {most}, усі з одного слова. На дошці мають лишитися тільки слова. {hint} показує, що можна зняти.',
  'ungame.taken':
    '{player} знімає {tiles}: {points, plural, one {# бал} few {# бали} many {# балів} other {# бала}}.',
  'ungame.passed': '{player} пасує.',
  'ungame.hint':
    'Можна зняти: {squares} ({points, plural, one {# бал} few {# бали} many {# балів} other {# бала}}).',
  'ungame.end.empty': 'Дошка порожня.',
  'ungame.end.no-removal': 'Більше нічого не можна зняти.',
  'ungame.end.passes': 'Усі спасували.',
  'ungame.end.resigned': 'Лишився тільки один гравець.',
  'bingo.word':
    '{player} пише слово {number} своєї картки ({letters, plural, one {# літера} few {# літери} many {# літер} other {# літери}}):',
  'bingo.called': 'Витягнуто: {tile}',
  'bingo.next': 'Enter витягує наступну плитку; хто закінчив, пише номер своєї картки.',
  'bingo.help.quit': '{command} – припинити; цю гру не буде збережено',
  'bingo.missing': '{player} ще не має всіх літер. Не названо: {letters}',
  'bingo.won': '{player} викреслює все. Бінго!',
  'solitaire.open': 'Відкриті плитки: {tiles}',
  'solitaire.take-which':
    '{count, plural, one {Яку # плитку береш?} few {Які # плитки береш?} many {Які # плиток береш?} other {Які # плитки береш?}}',
  'solitaire.rack': 'Підставка {number}: {tiles}',
  'solitaire.best': 'Найкращий результат досі: {total}',
  'solitaire.new-best': 'Новий найкращий результат!',
  'solitaire.help.take': '{example} – взяти ці плитки; ? – пуста плитка',
  'solitaire.help.undo': '{command} – скасувати останній крок',
  'solitaire.help.end': '{command} – закінчити цю гру',
  'solitaire.optimise': 'Хай комп’ютер спробує набрати більше?',
  'solitaire.optimised':
    'Найкращий результат комп’ютера за {tried, plural, one {# спробу} few {# спроби} many {# спроб} other {# спроби}}: {total}',
  'mode-refusal.bad-setup': 'Так гру почати не можна.',
  'mode-refusal.no-squares': 'Вибери плитки, які знімаєш.',
  'mode-refusal.too-many-tiles':
    'За хід можна зняти щонайбільше {most, plural, one {# плитку} few {# плитки} many {# плиток} other {# плитки}}.',
  'mode-refusal.square-empty': 'На {square} немає плитки.',
  'mode-refusal.not-one-word': 'Усі зняті плитки мають бути з одного слова.',
  'mode-refusal.not-in-list': 'Немає у словнику: {words}.',
  'mode-refusal.lone-tile': 'Плитка на {square} лишилася б поза словами.',
  'mode-refusal.falls-apart': 'Плитки, що лишаються, мають триматися разом.',
  'mode-refusal.not-now': 'Зараз цього зробити не можна.',
  'mode-refusal.name-missing': 'Напиши ім’я.',
  'mode-refusal.too-many-players': 'Гравців може бути щонайбільше {most}.',
  'mode-refusal.not-entered': 'Ти не граєш у цій грі.',
  'mode-refusal.no-players': 'Ще жодної картки не здано.',
  'mode-refusal.caller-is-automatic': 'Плитки тягне сама програма.',
  'mode-refusal.bag-empty': 'Усі плитки вже названо.',
  'mode-refusal.claim-too-soon':
    'Зачекай {seconds, plural, one {# секунду} few {# секунди} many {# секунд} other {# секунди}}, перш ніж знову вигукнути «Бінго!».',
  'mode-refusal.wrong-number-of-words':
    'На картці має бути {needs, plural, one {# слово} few {# слова} many {# слів} other {# слова}}.',
  'mode-refusal.wrong-length':
    'У слові {words} має бути {needs, plural, one {# літера} few {# літери} many {# літер} other {# літери}}.',
  'mode-refusal.not-a-letter': 'Літери {letter} в цій грі немає.',
  'mode-refusal.too-many-of-letter':
    'Літера {letter} є на картці {found, plural, one {# раз} few {# рази} many {# разів} other {# раза}}, а плиток з нею лише {most}.',
  'mode-refusal.no-pass': 'Тут не пасують: зніми хоча б одну плитку.',
  'mode-refusal.not-in-this-game': 'У цій грі такого немає.',
  'mode-refusal.tile-not-left': 'Такої плитки вже не лишилося: {tile}.',
  'mode-refusal.rack-not-full':
    'Спершу заповни підставку: візьми {needs, plural, one {# плитку} few {# плитки} many {# плиток} other {# плитки}}.',
  'mode-refusal.nothing-to-exchange': 'Вибери плитки для обміну.',
  'mode-refusal.too-few-in-bag':
    '{inBag, plural, =0 {Мішок порожній} one {У мішку лише # плитка} few {У мішку лише # плитки} many {У мішку лише # плиток} other {У мішку лише # плитки}}, а для обміну треба щонайменше {needs}.',
  'mode-refusal.nothing-to-undo': 'Нема чого скасовувати.',
  'mode-refusal.game-not-over': 'Та гра ще не закінчилася.',
  'mode-refusal.nothing-to-take': 'Нема чого розбирати.',
  'mode-refusal.no-list': 'Без словника не перевірити, чи лишаються на дошці слова.',

  // Their pages.
  'other.title': 'Інші ігри',
  'other.intro': 'В українських та естонських правилах є й інші ігри з тими самими плитками.',
  'other.duplicate': 'Дуплікат',
  'other.duplicate.about': 'Плитки в усіх однакові, а на дошку лягає найкраще слово.',
  'other.ungame': 'Гра навпаки',
  'other.ungame.about': 'Розбери дошку закінченої гри слово за словом.',
  'other.bingo': 'Бінго',
  'other.bingo.about':
    'У кожного два слова: плитки називають, літери викреслюють. Добре й для класу.',
  'other.solitaire': 'Пасьянси',
  'other.solitaire.about': 'Три гри для одного, і щодня нова.',
  'other.rules': 'Правила',
  'other.rules-of': 'Правила: {game}',
  'other.all': 'Усі інші ігри',
  'other.play': 'Грати',
  'ungame.rule.begin':
    'Коли гру закінчено, її дошку розбирають. Починає переможець гри, і в усіх спершу 0 балів (наше тлумачення).',
  'ungame.rule.take':
    'По черзі кожен знімає від однієї до шести плиток одного слова. Вони не мусять лежати поруч (наше тлумачення).',
  'ungame.rule.value':
    'Кожна плитка дає власні бали. Пуста не дає нічого, а призові клітинки не рахуються (наше тлумачення).',
  'ungame.rule.words':
    'Усі слова, що лишаються на дошці, мають бути правильними: ті, що змінюються, перевіряють у словнику, а ті, яких ніхто не чіпає, лишаються як є (наше тлумачення).',
  'ungame.rule.lone': 'Не можна лишати плиток, які не входять до жодного слова (наше тлумачення).',
  'ungame.rule.connected':
    'За українськими правилами все, що лишається, має ще й триматися разом. За турецькими граємо так само (наше тлумачення).',
  'ungame.rule.pass': 'Пасувати не можна: чия черга, той знімає хоча б одну плитку.',
  'ungame.rule.end':
    'Гра закінчується, коли дошка порожня або коли більше нічого не можна зняти. Перемагає той, у кого найбільше балів.',
  'bingo.rule.write':
    'Кожен пише два слова із семи літер; можна й двічі те саме (наше тлумачення). В обох словах разом жодної літери не може бути більше, ніж її плиток у наборі (в українському наборі літери В – не більше чотирьох).',
  'bingo.rule.draw':
    'Один із гравців, стороння особа або програма навмання тягне з мішка плитки по одній і називає їх.',
  'bingo.rule.cross':
    'Щоразу кожен викреслює одну таку літеру, якщо вона є. Пуста плитка нічого не дає, хіба що домовлено, що вона викреслює будь-яку літеру (наше тлумачення).',
  'bingo.rule.claim':
    'Хто першим викреслить усі літери обох слів, вигукує «Бінго!» і перемагає. Перевіряє той, хто витягує плитки, або програма; після передчасного вигуку на пристрої чекають десять секунд (наше тлумачення).',
  'bingo.rule.secret': 'До кінця ніхто не бачить чужої картки (наше тлумачення).',
  'solitaire.rule.one-rack':
    'Одна підставка: грай за звичайними правилами з однією підставкою й намагайся перевершити власний найкращий результат.',
  'solitaire.rule.two-racks':
    'Дві підставки: грай по черзі за обидві сторони; друга підставка – уявного суперника.',
  'solitaire.rule.open':
    'Усі плитки лежать літерами вгору (в українських правилах – «відкриваються справа»; наше тлумачення): обдумано вибирай, які брати, шукай слова у словнику й набирай якнайбільше; який результат найвищий, досі загадка. Скасовувати можна скільки завгодно кроків (наше тлумачення).',
  'solitaire.rule.words': 'Усі слова мають бути у словнику; оскаржень немає (наше тлумачення).',
  'solitaire.rule.pass':
    'З однією чи двома підставками можна пасувати, як у звичайній грі. Коли кожна підставка пасує двічі поспіль, гру закінчено; за англійськими клубними правилами – після шести ходів без балів.',
  'solitaire.rule.end':
    'Наприкінці віднімають бали плиток, що лишилися на підставці. З двома підставками той, хто виклав усе, отримує ці бали, як у звичайній грі (наше тлумачення).',
  'solitaire.rule.daily':
    'Гра дня дає всім ті самі плитки, тож результати можна порівняти. Коли всі плитки відкриті, вона дає першу підставку, а решту вибирають.',
  'ungame.begin': 'Розібрати дошку',
  'ungame.choose': 'Вибери плитки одного слова.',
  'ungame.take': 'Зняти',
  'ungame.chosen':
    '{tiles}: {points, plural, one {# бал} few {# бали} many {# балів} other {# бала}}',
  'ungame.clear': 'Вибрати знову',
  'ungame.hints': 'Підказки',
  'ungame.resigned': '{player} здається.',
  'ungame.winner': 'Перемога: {players}',
  'ungame.to-game': 'Гра, яку розбирають',
  'ungame.here': 'Грати на цьому пристрої',
  'ungame.none': 'Спершу дограй якусь гру: потім її дошку можна розібрати.',
  'solitaire.variant.one-rack': 'Одна підставка',
  'solitaire.variant.one-rack.about':
    'Звичайні правила й одна підставка: переверши власний найкращий результат.',
  'solitaire.variant.two-racks': 'Дві підставки',
  'solitaire.variant.two-racks.about': 'Ти граєш ще й за уявного суперника.',
  'solitaire.variant.open': 'Усі плитки відкриті',
  'solitaire.variant.open.about':
    'Вибирай плитки, шукай слова, скасовуй що завгодно: скільки вийде набрати?',
  'solitaire.begin': 'Почати',
  'solitaire.today': 'Гра дня',
  'solitaire.of-day': '{game}, {date}',
  'solitaire.best-today': 'Сьогодні: {total}',
  'solitaire.attempts': 'Спроби',
  'solitaire.left':
    'Відкрито {count, plural, one {# плитку} few {# плитки} many {# плиток} other {# плитки}}',
  'solitaire.pool-tile': '{tile}, лишилося {count}',
  'solitaire.chosen': 'Вибрано: {count} з {needs}',
  'solitaire.put-back': 'Повернути: {tile}',
  'solitaire.take': 'Взяти ці плитки',
  'solitaire.undo': 'Скасувати крок',
  'solitaire.finish': 'Закінчити',
  'solitaire.finish-really': 'Закінчити? Скасувати це не можна.',
  'solitaire.look-up': 'Шукати слова',
  'solitaire.end.out': 'Усі плитки викладено.',
  'solitaire.end.no-move-left': 'Викласти більше нема чого.',
  'solitaire.end.passes': 'Кожна підставка двічі спасувала: гру закінчено.',
  'solitaire.end.scoreless-turns': 'Забагато ходів поспіль без балів: гру закінчено.',
  'solitaire.end.finished': 'Гру закінчено.',
  'solitaire.again': 'Ще раз',
  'solitaire.share': 'Поділитися результатом',
  'solitaire.result':
    '{game}: {points, plural, one {# бал} few {# бали} many {# балів} other {# бала}}',
  'solitaire.computer': 'Спроба комп’ютера',
  'solitaire.computer-about':
    'Комп’ютер раз у раз розігрує гру від того самого початку й поліпшує найкращу, доки його не зупиниш.',
  'solitaire.computer-start': 'Хай спробує комп’ютер',
  'solitaire.computer-stop': 'Зупинити',
  'bingo.intro':
    'Один пристрій показує названі плитки, а решта грає на телефонах або на папері з надрукованими картками.',
  'bingo.open': 'Відкрити бінго',
  'bingo.list': 'Слова',
  'bingo.any-words': 'будь-які слова',
  'bingo.caller': 'Хто називає плитки',
  'bingo.caller.person': 'я',
  'bingo.caller.program':
    'програма, {seconds, plural, one {кожну # секунду} few {кожні # секунди} many {кожні # секунд} other {кожні # секунди}}',
  'bingo.blanks': 'Названа пуста плитка',
  'bingo.blanks.ignored': 'нічого не дає',
  'bingo.blanks.any-letter': 'викреслює будь-яку літеру',
  'bingo.print': 'Картки для друку',
  'bingo.invite': 'Приєднуйся',
  'bingo.link': 'Посилання на це бінго',
  'bingo.code': 'Код цього бінго',
  'bingo.join': 'Приєднатися за кодом',
  'bingo.cards-in':
    '{count, plural, =0 {Карток ще немає} one {# картка} few {# картки} many {# карток} other {# картки}}',
  'bingo.start': 'Почати',
  'bingo.call': 'Назвати наступну плитку',
  'bingo.end': 'Закінчити гру',
  'bingo.end-really': 'Закінчити гру для всіх?',
  'bingo.left':
    'Лишилося {count, plural, one {# плитка} few {# плитки} many {# плиток} other {# плитки}}',
  'bingo.so-far': 'Уже названо',
  'bingo.none-yet': 'Ще не названо жодної плитки.',
  'bingo.screen': 'Сторінка для проєктора',
  'bingo.write': 'Заповни свою картку',
  'bingo.write-about':
    '{words, plural, one {# слово} few {# слова} many {# слів} other {# слова}}, у кожному {letters, plural, one {# літера} few {# літери} many {# літер} other {# літери}}. Інші їх не бачать.',
  'bingo.word-number': 'Слово {number}',
  'bingo.hand-in': 'Здати картку',
  'bingo.rewrite': 'Написати інші слова',
  'bingo.wait': 'Картку здано. Чекай на першу плитку.',
  'bingo.card': 'Твоя картка',
  'bingo.tap': 'Торкнися літери, щоб її викреслити.',
  'bingo.auto': 'Викреслювати за мене',
  'bingo.claim': 'Бінго!',
  'bingo.not-yet': 'Ще не названо: {letters}',
  'bingo.pause': 'Вигукнути «Бінго!» знову можна буде за мить.',
  'bingo.wrong-claims': 'Зарано вигукнули: {players}',
  'bingo.stopped': 'Гру закінчено.',
  'bingo.all-cards': 'Усі картки',
  'bingo.too-late': 'Плитки вже називають, але подивитися можна.',
  'bingo.how-many': 'Скільки карток',
  'bingo.print-now': 'Друкувати',
  'bingo.name': 'Ім’я',
  'bingo.sheet': 'Аркуш ведучого',
  'bingo.sheet-about': 'Для кожної плитки є віконце: познач його, коли плитку витягнуто.',
};

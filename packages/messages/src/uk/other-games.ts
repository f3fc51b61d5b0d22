/** Ukrainian: un-game, bingo and the solitaires. */
import type { Texts } from '../texts.ts';

export const otherGames: Texts<'otherGames'> = {
  // The games.
  'modes.go-on': 'Тут є незакінчена гра цього виду. Продовжити її?',
  'modes.set-aside': 'Його збережено під іншою назвою: {path}',
  'modes.begin-anew': 'Enter: почати нову гру',
  'modes.flags-for-new': 'Це стосується лише нової гри: {flags}',
  'modes.unknown': 'Гри «{name}» немає. Є: {names}',
  'modes.no-finished-game': 'Тут немає закінченої гри: {path}',
  'modes.score':
    '{player}: {points, plural, one {# бал} few {# бали} many {# балів} other {# бала}}',
  'ungame.how-to':
    'Напишіть клітинки плиток, які берете, наприклад {example}: щонайбільше {most}, усі з одного слова. Залишитися мають лише слова. {hint} показує, що можна взяти.',
  'ungame.taken':
    '{player} бере {tiles}: {points, plural, one {# бал} few {# бали} many {# балів} other {# бала}}.',
  'ungame.passed': '{player} пропускає хід.',
  'ungame.hint':
    'Можна взяти: {squares} ({points, plural, one {# бал} few {# бали} many {# балів} other {# бала}}).',
  'ungame.end.empty': 'Дошка порожня.',
  'ungame.end.no-removal': 'Більше нічого не можна зняти.',
  'ungame.end.passes': 'Усі пропустили хід.',
  'ungame.end.resigned': 'Залишився лише один гравець.',
  'bingo.word':
    '{player}, слово {number} вашої картки, {letters, plural, one {# літера} few {# літери} many {# літер} other {# літери}}:',
  'bingo.called': 'Витягнуто: {tile}',
  'bingo.next': 'Enter витягує наступну плитку; хто закінчив, пише номер своєї картки.',
  'bingo.help.quit': '{command} – припинити; цю гру не буде збережено',
  'bingo.missing': '{player} ще не закінчує. Не названо: {letters}',
  'bingo.won': '{player} викреслює все. Бінго!',
  'solitaire.open': 'Лежать відкрито: {tiles}',
  'solitaire.take-which':
    'Які {count, plural, one {# плитку} few {# плитки} many {# плиток} other {# плитки}} берете?',
  'solitaire.rack': 'Підставка {number}: {tiles}',
  'solitaire.best': 'Найкращий результат досі: {total}',
  'solitaire.new-best': 'Новий найкращий результат!',
  'solitaire.help.take': '{example} – взяти ці плитки; ? – пуста плитка',
  'solitaire.help.undo': '{command} – скасувати останній крок',
  'solitaire.help.end': '{command} – закінчити цю гру',
  'solitaire.optimise': 'Чи має комп’ютер спробувати його перевершити?',
  'solitaire.optimised':
    'Найкраще в комп’ютера за {tried, plural, one {# спробу} few {# спроби} many {# спроб} other {# спроби}}: {total}',
  'mode-refusal.bad-setup': 'Так гру почати не можна.',
  'mode-refusal.no-squares': 'Скажіть, які плитки знімаєте.',
  'mode-refusal.too-many-tiles':
    'За хід можна зняти щонайбільше {most, plural, one {# плитку} few {# плитки} many {# плиток} other {# плитки}}.',
  'mode-refusal.square-empty': 'На {square} немає плитки.',
  'mode-refusal.not-one-word': 'Усі зняті плитки мають бути з одного слова.',
  'mode-refusal.not-in-list': 'Немає у словнику: {words}.',
  'mode-refusal.lone-tile': 'Плитка на {square} не належала б до жодного слова.',
  'mode-refusal.falls-apart': 'Те, що залишиться, не було б з’єднане.',
  'mode-refusal.not-now': 'Зараз цього зробити не можна.',
  'mode-refusal.name-missing': 'Назвіть ім’я.',
  'mode-refusal.too-many-players': 'Грати можуть щонайбільше {most}.',
  'mode-refusal.not-entered': 'Ви не в цій грі.',
  'mode-refusal.no-players': 'Ще ніхто не написав картки.',
  'mode-refusal.caller-is-automatic': 'Програма витягує сама.',
  'mode-refusal.bag-empty': 'Усі плитки вже названо.',
  'mode-refusal.claim-too-soon':
    'Зачекайте {seconds, plural, one {# секунду} few {# секунди} many {# секунд} other {# секунди}}, перш ніж вигукнути знову.',
  'mode-refusal.wrong-number-of-words':
    'На картці {needs, plural, one {# слово} few {# слова} many {# слів} other {# слова}}.',
  'mode-refusal.wrong-length':
    'У слові {words} не {needs, plural, one {# літера} few {# літери} many {# літер} other {# літери}}.',
  'mode-refusal.not-a-letter': 'У цій грі немає такої літери: {letter}.',
  'mode-refusal.too-many-of-letter': '{letter} на картці {found} разів, а в наборі лише {most}.',
  'mode-refusal.no-pass': 'Тут не пасують: зніміть принаймні одну плитку.',
  'mode-refusal.not-in-this-game': 'У цій грі такого немає.',
  'mode-refusal.tile-not-left': 'Немає серед решти плиток: {tile}.',
  'mode-refusal.rack-not-full':
    'Спершу заповніть підставку: візьміть {needs, plural, one {# плитку} few {# плитки} many {# плиток} other {# плитки}}.',
  'mode-refusal.nothing-to-exchange': 'Скажіть, які плитки хочете обміняти.',
  'mode-refusal.too-few-in-bag':
    'У мішку замало плиток: {inBag}, а для цього обміну треба {needs}.',
  'mode-refusal.nothing-to-undo': 'Немає чого повертати.',
  'mode-refusal.game-not-over': 'Та гра ще не закінчилася.',
  'mode-refusal.nothing-to-take': 'Немає чого розбирати.',
  'mode-refusal.no-list': 'Без словника ніхто не знає, що може залишитися.',

  // Their pages.
  'other.title': 'Інші ігри',
  'other.intro': 'В українських та естонських правилах є й інші ігри з тими самими плитками.',
  'other.duplicate': 'Дуплікат',
  'other.duplicate.about': 'В усіх ті самі плитки, а на дошку лягає найкраще слово.',
  'other.ungame': 'Гра навпаки',
  'other.ungame.about': 'Розберіть дошку закінченої гри слово за словом.',
  'other.bingo': 'Бінго',
  'other.bingo.about': 'По два слова, плитки називають, літери викреслюють: добре й для класу.',
  'other.solitaire': 'Пасьянси',
  'other.solitaire.about': 'Три гри для однієї людини, щодня нова.',
  'other.rules': 'Правила',
  'other.rules-of': 'Правила: {game}',
  'other.all': 'Усі інші ігри',
  'other.play': 'Грати',
  'ungame.rule.begin':
    'Коли гру закінчено, її дошку розбирають. Починає переможець гри, і в усіх спершу 0 балів (наше тлумачення).',
  'ungame.rule.take':
    'По черзі кожен знімає від однієї до шести плиток одного слова. Вони не мусять лежати поруч (наше тлумачення).',
  'ungame.rule.value':
    'Кожна плитка дає власні бали. Пуста не дає нічого, а призові сектори не враховуються (наше тлумачення).',
  'ungame.rule.words':
    'Слова, що змінюються, мають бути у словнику. Слова, яких ніхто не чіпає, лишаються чинними (наше тлумачення).',
  'ungame.rule.lone': 'Не може лишитися плитки, яка не входить до жодного слова.',
  'ungame.rule.connected':
    'За українськими правилами все, що лишається, має ще й триматися разом. Турецькою граємо так само (наше тлумачення).',
  'ungame.rule.pass': 'Пасувати не можна: чия черга, той знімає принаймні одну плитку.',
  'ungame.rule.end':
    'Гра закінчується, коли дошка порожня або коли більше нічого не можна зняти. Перемагає той, у кого найбільше балів.',
  'bingo.rule.write':
    'Кожен пише два слова із семи літер; можна й двічі те саме (наше тлумачення). Разом у них жодна літера не трапляється частіше, ніж є її плиток у наборі (в українському В – не більше чотирьох).',
  'bingo.rule.draw': 'Ведучий або програма витягує плитки по одній і називає їх.',
  'bingo.rule.cross':
    'Щоразу кожен викреслює одну таку літеру, якщо вона є. Пуста плитка нічого не дає, хіба що ви домовилися, що вона викреслює будь-яку літеру (наше тлумачення).',
  'bingo.rule.claim':
    'Хто першим викреслить усі літери обох слів, вигукує «Бінго!» і перемагає. Перевіряє той, хто витягує плитки, або програма; після хибного вигуку на пристрої чекають десять секунд (наше тлумачення).',
  'bingo.rule.secret': 'До кінця ніхто не бачить чужої картки (наше тлумачення).',
  'solitaire.rule.one-rack':
    'Одна підставка: ви граєте за звичайними правилами з однією підставкою й намагаєтеся перевершити власний найкращий результат.',
  'solitaire.rule.two-racks':
    'Дві підставки: ви граєте по черзі за обидві сторони; друга підставка належить уявному супернику.',
  'solitaire.rule.open':
    'Усі плитки відкриті: ви обираєте, які брати, і шукаєте слова у словнику, щоб набрати якнайбільше. Скасовувати можна скільки завгодно кроків (наше тлумачення).',
  'solitaire.rule.words': 'Усі слова мають бути у словнику; заперечень немає (наше тлумачення).',
  'solitaire.rule.pass':
    'З однією чи двома підставками можна пасувати, як у звичайній грі. Коли кожна підставка двічі поспіль пасувала, гру закінчено; за англійськими клубними правилами – після шести ходів без балів.',
  'solitaire.rule.end':
    'Те, що лишилося на підставці наприкінці, віднімається. З двома підставками той, хто виклав усе, отримує додаток, як у звичайній грі.',
  'solitaire.rule.daily':
    'Гра дня дає всім ті самі плитки, тож результати можна порівняти. Коли всі плитки відкриті, вона дає першу підставку, а решту обирають.',
  'ungame.begin': 'Розібрати дошку',
  'ungame.choose': 'Оберіть плитки одного слова.',
  'ungame.take': 'Зняти',
  'ungame.chosen':
    '{tiles}: {points, plural, one {# бал} few {# бали} many {# балів} other {# бала}}',
  'ungame.clear': 'Обрати знову',
  'ungame.hints': 'Підказки',
  'ungame.resigned': '{player} здається.',
  'ungame.winner': 'Перемога: {players}',
  'ungame.to-game': 'Гра, яку розбирають',
  'ungame.here': 'Грати на цьому пристрої',
  'ungame.none': 'Спершу дограйте якусь гру: наприкінці її дошку можна розібрати.',
  'solitaire.variant.one-rack': 'Одна підставка',
  'solitaire.variant.one-rack.about':
    'Одна підставка, звичайні правила: перевершіть власний найкращий результат.',
  'solitaire.variant.two-racks': 'Дві підставки',
  'solitaire.variant.two-racks.about': 'Ви граєте ще й за уявного суперника.',
  'solitaire.variant.open': 'Усі плитки відкриті',
  'solitaire.variant.open.about':
    'Обирайте плитки, шукайте слова, скасовуйте що завгодно: скільки вийде набрати?',
  'solitaire.begin': 'Почати',
  'solitaire.today': 'Гра дня',
  'solitaire.of-day': '{game}, {date}',
  'solitaire.best-today': 'Сьогодні: {total}',
  'solitaire.attempts': 'Спроби',
  'solitaire.left':
    'Відкрито {count, plural, one {# плитку} few {# плитки} many {# плиток} other {# плитки}}',
  'solitaire.pool-tile': '{tile}, лишилося {count}',
  'solitaire.chosen': 'Обрано: {count} з {needs}',
  'solitaire.put-back': 'Покласти назад: {tile}',
  'solitaire.take': 'Взяти ці плитки',
  'solitaire.undo': 'Скасувати крок',
  'solitaire.finish': 'Закінчити',
  'solitaire.finish-really': 'Закінчити? Цього не можна скасувати.',
  'solitaire.look-up': 'Шукати слова',
  'solitaire.end.out': 'Усі плитки викладено.',
  'solitaire.end.no-move-left': 'Більше нічого не можна викласти.',
  'solitaire.end.passes': 'Кожна підставка двічі пасувала: гру закінчено.',
  'solitaire.end.scoreless-turns': 'Забагато ходів поспіль без балів: гру закінчено.',
  'solitaire.end.finished': 'Гру закінчено.',
  'solitaire.again': 'Ще один',
  'solitaire.share': 'Ваш результат, щоб поділитися',
  'solitaire.result':
    '{game}: {points, plural, one {# бал} few {# бали} many {# балів} other {# бала}}',
  'solitaire.computer': 'Спроба комп’ютера',
  'solitaire.computer-about':
    'Комп’ютер будує цілі ігри з того самого початку й продовжує від найкращої, доки ви його не зупините.',
  'solitaire.computer-start': 'Хай спробує комп’ютер',
  'solitaire.computer-stop': 'Зупинити',
  'bingo.intro':
    'Один пристрій показує, що названо, решта грає на телефонах або на папері з надрукованими картками.',
  'bingo.open': 'Відкрити бінго',
  'bingo.list': 'Слова',
  'bingo.any-words': 'будь-які слова',
  'bingo.caller': 'Хто називає',
  'bingo.caller.person': 'я',
  'bingo.caller.program':
    'програма, кожні {seconds, plural, one {# секунду} few {# секунди} many {# секунд} other {# секунди}}',
  'bingo.blanks': 'Названа пуста плитка',
  'bingo.blanks.ignored': 'нічого не дає',
  'bingo.blanks.any-letter': 'викреслює будь-яку літеру',
  'bingo.print': 'Картки для друку',
  'bingo.invite': 'Приєднуйтеся',
  'bingo.link': 'Посилання на це бінго',
  'bingo.code': 'Код цього бінго',
  'bingo.join': 'Приєднатися за кодом',
  'bingo.cards-in':
    '{count, plural, =0 {Карток ще немає} one {# картка} few {# картки} many {# карток} other {# картки}}',
  'bingo.start': 'Почати називати',
  'bingo.call': 'Назвати наступну плитку',
  'bingo.end': 'Закінчити гру',
  'bingo.end-really': 'Закінчити гру для всіх?',
  'bingo.left':
    'Лишилося {count, plural, one {# плитка} few {# плитки} many {# плиток} other {# плитки}}',
  'bingo.so-far': 'Уже названо',
  'bingo.none-yet': 'Ще не названо жодної плитки.',
  'bingo.screen': 'Сторінка для проєктора',
  'bingo.write': 'Напишіть свою картку',
  'bingo.write-about':
    '{words, plural, one {# слово} few {# слова} many {# слів} other {# слова}}, у кожному {letters, plural, one {# літера} few {# літери} many {# літер} other {# літери}}. Ніхто інший їх не бачить.',
  'bingo.word-number': 'Слово {number}',
  'bingo.hand-in': 'Здати картку',
  'bingo.rewrite': 'Написати інші слова',
  'bingo.wait': 'Картку здано. Чекайте на першу плитку.',
  'bingo.card': 'Ваша картка',
  'bingo.tap': 'Торкніться літери, щоб її викреслити.',
  'bingo.auto': 'Викреслювати за мене',
  'bingo.claim': 'Бінго!',
  'bingo.not-yet': 'Ще не названо: {letters}',
  'bingo.pause': 'Вигукнути знову можна за мить.',
  'bingo.wrong-claims': 'Вигукнули зарано: {players}',
  'bingo.stopped': 'Гру закінчено.',
  'bingo.all-cards': 'Усі картки',
  'bingo.too-late': 'Плитки вже називають: можна дивитися.',
  'bingo.how-many': 'Скільки карток',
  'bingo.print-now': 'Друкувати',
  'bingo.name': 'Ім’я',
  'bingo.sheet': 'Аркуш ведучого',
  'bingo.sheet-about': 'Віконце для кожної плитки: позначте його, коли плитку витягнуто.',
};

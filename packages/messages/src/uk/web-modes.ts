/** Ukrainian: the pages of un-game, bingo and the solitaires. */
import type { ModesTexts } from '../en/web-modes.ts';

export const webModes: ModesTexts = {
  'other.title': 'Інші ігри',
  'other.intro': 'У правилах є й інші ігри з тими самими плитками.',
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
    'Коли гру закінчено, її дошку розбирають. Починає переможець гри, і в усіх спершу 0 балів.',
  'ungame.rule.take':
    'По черзі кожен бере від однієї до шести плиток одного слова. Вони не мусять лежати поруч.',
  'ungame.rule.value':
    'Кожна плитка дає власні бали, пуста – нічого; преміальні клітинки не враховуються.',
  'ungame.rule.words':
    'Слова, що змінюються, мають бути у словнику. Слова, яких ніхто не чіпає, лишаються чинними.',
  'ungame.rule.lone': 'Не може лишитися плитки, яка не входить до жодного слова.',
  'ungame.rule.connected':
    'За українськими й турецькими правилами все, що лишається, має ще й триматися разом.',
  'ungame.rule.pass': 'Хто не може або не хоче нічого брати, пасує.',
  'ungame.rule.end':
    'Гра закінчується, коли дошка порожня, коли більше нічого не можна взяти або коли всі один за одним спасували. Перемагає той, у кого найбільше балів.',
  'bingo.rule.write':
    'Кожен пише два різні слова із семи літер. Разом у них жодна літера не може траплятися частіше, ніж є її плиток у наборі.',
  'bingo.rule.draw': 'Ведучий або програма витягує плитки по одній і називає їх.',
  'bingo.rule.cross':
    'Щоразу кожен викреслює одну таку літеру, якщо вона є. Порожня плитка нічого не дає, хіба що ви домовилися, що вона викреслює будь-яку літеру.',
  'bingo.rule.claim':
    'Хто першим викреслить усе, вигукує «Бінго!» і перемагає. Програма перевіряє; хто вигукне зарано, чекає десять секунд до наступного разу.',
  'bingo.rule.secret': 'До кінця ніхто не бачить чужої картки.',
  'solitaire.rule.one-rack':
    'Одна підставка: ви граєте за звичайними правилами з однією підставкою й намагаєтеся перевершити власний найкращий результат.',
  'solitaire.rule.two-racks':
    'Дві підставки: ви граєте по черзі за обидві сторони; друга підставка належить уявному супернику.',
  'solitaire.rule.open':
    'Усі плитки відкриті: ви обираєте, які плитки брати, скільки завгодно шукаєте слова й скасовуєте скільки завгодно кроків. Важить загальна сума.',
  'solitaire.rule.words': 'Усі слова мають бути у словнику; заперечень немає.',
  'solitaire.rule.end':
    'Те, що лишилося на підставці наприкінці, віднімається. З двома підставками той, хто виклав усе, отримує додаток, як у звичайній грі.',
  'solitaire.rule.daily':
    'Гра дня дає всім ті самі плитки, тож результати можна порівняти. Коли всі плитки відкриті, вона дає першу підставку, а решту обирають.',
  'ungame.begin': 'Розібрати дошку',
  'ungame.choose': 'Оберіть плитки одного слова.',
  'ungame.take': 'Взяти',
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
    '{words, plural, one {# слово} few {# різні слова} many {# різних слів} other {# різних слова}}, у кожному {letters, plural, one {# літера} few {# літери} many {# літер} other {# літери}}. Ніхто інший їх не бачить.',
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

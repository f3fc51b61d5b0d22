/** Ukrainian: un-game, bingo and the solitaires. */
import type { OtherGames } from '../en/other-games.ts';

export const otherGames: OtherGames = {
  'cli.mode': 'інша гра з правил: {names}',
  'cli.daily': 'пасьянс дня, однаковий для всіх',
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
  'cli.duplicate': 'дуплікат на сервері: його код чи назва, або {new}',
  'cli.duplicate-archive': 'зіграти закінчений дуплікат ще раз: файл або його назва на сервері',
  'duplicate.play.not-found': 'Цього дупліката не дістати: {name}',
  'duplicate.play.again': 'Зіграти цю гру ще раз проти тих, хто її грав: {command}',
  'duplicate.play.help.pass': '{command} – не здавати відповіді',
  'duplicate.play.help.quit': '{command} – вийти; поки гра триває, можна повернутися',
  'duplicate.play.invite': 'Інші приєднуються командою {command}',
  'duplicate.play.begin': 'Гравців: {count}. Щоб почати, натисніть Enter.',
  'duplicate.play.round': 'Тур {round}',
  'duplicate.play.how-to':
    'Напишіть клітинку і слово, наприклад {example}. {pass} – без відповіді.',
  'duplicate.play.until-bell': 'До дзвінка рахується остання відповідь.',
  'duplicate.play.handed-in': 'Здано: {words}',
  'duplicate.play.you': 'Ви',
  'duplicate.play.best': 'Найкраще',
  'duplicate.play.none': 'Нічого не можна було викласти.',
  'duplicate.play.standing':
    'Разом {total}, місце {rank} з {players}, {percent} % від найкращих ходів.',
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
};

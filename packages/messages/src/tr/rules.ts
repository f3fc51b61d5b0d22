/** Turkish: the rules, value by value and in sentences, and the house rules. */
import type { Texts } from '../texts.ts';

export const rules: Texts<'rules'> = {
  // House rules.
  'house-rule.blank-reuse-must': 'Joker hemen geri gelir',
  'house-rule.blank-reuse-must.about':
    'Gerçek harfi elinde olan, onu tahtadaki jokerle değiştirebilir ve jokeri aynı elde koymak zorundadır.',
  'house-rule.blank-reuse-may': 'Joker geri gelir',
  'house-rule.blank-reuse-may.about':
    'Gerçek harfi elinde olan, onu tahtadaki jokerle değiştirebilir; jokeri aynı elde koyabilir ya da saklayabilir.',
  'house-rule.open-dictionary': 'Açık sözlük',
  'house-rule.open-dictionary.about':
    'Herkes kelimeyi yazmadan önce cezasız sözlüğe bakabilir: yeni kelimeler öğrenmek için birebir.',
  'house-rule.theme': 'Tema',
  'house-rule.theme.about':
    'Bir temada anlaşırsınız; temaya uyan her kelime ek puan kazandırır, kararı ötekiler oylar.',
  'house-rule.jacks-to-open': 'Valeyle açılış (Jacks to Open)',
  'house-rule.jacks-to-open.about':
    'İlk kelime en az beş harfli olmalı; kimse bulamazsa dört, sonra daha azı da yeter. O zamana kadar pas geçilebilir ya da taş değiştirilebilir (bizim yorumumuz).',
  'house-rule.two-bags': 'İki torba',
  'house-rule.two-bags.about':
    'Ünlüler ve ünsüzler ayrı torbalarda, her birinde bir joker var; nereden çekeceğini sen seçersin.',
  'house-rule.two-bags-third': 'İki torba, bir de joker torbası',
  'house-rule.two-bags-third.about':
    'Ünlüler, ünsüzler ve jokerler üç ayrı torbada; nereden çekeceğini sen seçersin.',
  'house-rule.restricted-exchange': 'Sınırlı değişim',
  'house-rule.restricted-exchange.about':
    'Torbada altı ya da daha az taş kalınca taş değiştirilmez.',
  'house-rule.pass-when-stuck': 'Keyfî pas yok',
  'house-rule.pass-when-stuck.about': 'Yalnızca oynayacak bir şeyin yoksa pas geçebilirsin.',
  'house-rule.take-back': 'Hamleyi geri alma',
  'house-rule.take-back.about':
    'Dostça oyunlar için: diğer herkes kabul ederse son hamle geri alınabilir.',
  'house-rule.timer-2-minutes': 'Hamleye iki dakika',
  'house-rule.timer-2-minutes.about': 'Her hamle iki dakika sürebilir; sonra o el pas geçilir.',
  'house-rule.championship-clock': 'Şampiyona saati',
  'house-rule.championship-clock.about':
    'Her oyuncunun bütün oyun için 25 dakikası var; aşılan her dakika 10 puana mal olur.',
  'house-rule.three-days-a-move': 'Hamleye üç gün',
  'house-rule.three-days-a-move.about':
    'Ağır ağır oynanır: her hamle üç gün sürebilir; sonra o el pas geçilir.',
  'house-rule.window-20-seconds': 'İtiraza yirmi saniye',
  'house-rule.window-20-seconds.about':
    'Hamleye yirmi saniye içinde itiraz edilebilir; sonra hamle geçerli olur.',
  'house-rule.draw-at-once': 'Taşlar hemen çekilir',
  'house-rule.draw-at-once.about':
    'Yeni taşlar hamleden hemen sonra çekilir; kelime geçersiz çıkarsa torbaya geri konur.',
  'house-rule.challenge-void': 'Yanlış kelime yok',
  'house-rule.challenge-void.about':
    'Sözlükte olmayan kelime hemen geri çevrilir, başka bir kelime deneyebilirsin.',
  'house-rule.challenge-single': 'Cezasız itiraz',
  'house-rule.challenge-single.about':
    'Yanlış kelimeyi yazan o eli kaybeder; haksız itirazın cezası yoktur.',
  'house-rule.challenge-double': 'Bedeli bir el olan itiraz',
  'house-rule.challenge-double.about':
    'Yanlış kelimeyi yazan o eli kaybeder, haksız itiraz eden de bir sonraki eli.',
  'house-rule.challenge-triple': 'Bedeli oyun olan itiraz',
  'house-rule.challenge-triple.about':
    'Yanlış kelimeyi yazan oyunu hemen kaybeder, haksız itiraz eden de.',
  'house-rule.challenge-minus-10': 'Haksız itiraz 10 puan götürür',
  'house-rule.challenge-minus-10.about': 'Haksız itiraz, itiraz edene 10 puana mal olur.',
  'house-rule.challenge-plus-5': 'Haksız itiraz 5 puan kazandırır',
  'house-rule.challenge-plus-5.about': 'Haksız itiraz, kelimeyi yazana 5 puan kazandırır.',
  'house-rule.challenge-plus-10': 'Haksız itiraz 10 puan kazandırır',
  'house-rule.challenge-plus-10.about': 'Haksız itiraz, kelimeyi yazana 10 puan kazandırır.',
  'house-rule.challenge-plus-5-per-word': 'Haksız itiraz kelime başına 5 puan kazandırır',
  'house-rule.challenge-plus-5-per-word.about':
    'Haksız itiraz, itiraz edilen her kelime için kelimeleri yazana 5 puan kazandırır.',
  'house-rule.own': 'Kendi değişiklikleriniz',
  'house-rule.own.about': 'Oyuncuların değiştirdiği tek tek maddeler.',

  // What is wrong with a ruleset.
  'fault.unknown-value': 'Kurallardan birinin değeri geçerli değil.',
  'fault.when-stuck-needs-generator':
    'Yalnızca oynanamayınca pas geçmek için bütün hamleleri bulan bir yardımcı gerekir; burada yok.',
  'fault.no-blank-to-reuse': 'Jokerler yeniden kullanılamaz: bu takımda joker yok.',
  'fault.theme-needs-window':
    'Tema kelimeleri hamleden sonra oylanır, bu yüzden yanlış kelimeler hemen geri çevrilemez.',
  'fault.theme-needs-bonus': 'Tema kelimelerinin ek puanı olmalı.',
  'fault.two-bags-need-late-draw':
    'İki torbayla oynarken taşlar ancak hamle geçerli olunca çekilir.',
  'fault.refusing-words-needs-list':
    'Yanlış kelimeler ancak bir kelime listesiyle hemen geri çevrilebilir.',
  'fault.free-take-back-needs-known-words':
    'Hamleler ancak yanlış kelimenin hemen geri çevrildiği oyunda serbestçe geri alınır.',
  'fault.free-take-back-needs-one-bag':
    'İki torbayla hamleler serbestçe geri alınamaz: ikisine de bakılabilirdi.',
  'fault.penalty-without-challenge': 'İtirazın olmadığı oyunda itirazın cezası olmaz.',
  'fault.points-without-value': 'Haksız itirazın cezası puan, ama kaç puan olduğu belli değil.',
  'fault.bystanders-need-joining':
    'İtiraz etmeyenler, ancak itiraza katılacak zamanları olduysa sıralarını kaybedebilir.',
  'fault.game-never-ends': 'Bu kurallarla oyun hiç bitmeyebilir.',
  'fault.double-credit-with-deduction':
    'Ya taşlarını bitiren, ötekilerin taşlarının iki katını alır ya da taşların puanı düşülür: ikisi birden olmaz.',
  'fault.clock-needs-seconds': 'Saatte süre yok.',
  'fault.increment-needs-game-clock': 'Her hamle için ek süre, bütün oyun için bir saat ister.',
  'fault.cap-needs-game-clock': 'Süre aşımına sınır koymak, bütün oyun için bir saat ister.',
  'fault.time-bank-needs-days': 'Süre yedeği yalnızca günlerce süren oyunda olur.',
  'fault.vacation-needs-days': 'İzin yalnızca günlerce süren oyunda olur.',
  'fault.opening-minimum-out-of-range': 'En kısa ilk kelime ya çok kısa ya da ıstakaya sığmıyor.',
  'fault.exchange-limit-out-of-range': 'Değişim için gereken taş sayısı olanaksız.',
  'fault.rack-out-of-range': 'Istakadaki taş sayısı olanaksız.',
  'fault.bonus-out-of-reach': 'Ek puan için ıstakaya sığandan çok taş gerekiyor.',
  'fault.number-out-of-range': 'Kurallardaki sayılardan biri çok küçük ya da çok büyük.',
  'fault.tileset-mismatch': 'Kurallar ile taşlar birbirine uymuyor.',
  'fault.broken-tileset': 'Taş takımı tutarlı değil.',
  'fault.broken-board': 'Bu tahtada oyun oynanamaz.',
  'fault.house-rules-clash': 'Ev kurallarından ikisi birbiriyle çelişiyor.',

  // Field by field and value by value. A `.number` text is given the number as `count` and, where it is a span of seconds, its phrase as `time`.
  'rule.ours': 'bizim yorumumuz',
  'rule.id': 'Kurallar',
  'rule.tileset': 'Taşlar',
  'rule.board': 'Tahta',
  'rule.mode': 'Oyun',
  'rule.mode.standard': 'klasik oyun',

  'rule.players': 'Oyuncular',
  'rule.players.min': 'En az oyuncu',
  'rule.players.min.number': '{count}',
  'rule.players.max': 'En çok oyuncu',
  'rule.players.max.number': '{count}',

  'rule.start': 'Kim başlar',
  'rule.start.blank': 'Çekilişte joker',
  'rule.start.blank.before-first': 'ilk harften önce gelir',
  'rule.start.tie': 'Aynı harf çekilirse',
  'rule.start.tie.redraw-keep-out': 'ilk taşlar torbaya atılmadan yeniden çekilir',
  'rule.start.tie.redraw-return': 'taşlar torbaya konur ve yeniden çekilir',
  'rule.start.seating': 'Oynama sırası',
  'rule.start.seating.fixed': 'oturulduğu gibi',
  'rule.start.seating.by-draw': 'çekilen harflere göre',
  'rule.start.direction': 'Oyunun yönü',
  'rule.start.direction.clockwise': 'saat yönünde',

  'rule.rack': 'Istakadaki taş sayısı',
  'rule.rack.number': '{count}',

  'rule.opening': 'İlk kelime',
  'rule.opening.minTiles': 'En kısa ilk kelime',
  'rule.opening.minTiles.number': '{count, plural, other {# taş}}',
  'rule.opening.centre': 'Yıldızlı kare',
  'rule.opening.centre.yes': 'ilk kelime oradan geçer',
  'rule.opening.centre.no': 'ilk kelime her yere yazılabilir',
  'rule.opening.minLetters': 'Açılış için gereken harf',
  'rule.opening.minLetters.none': 'özel kural yok',
  'rule.opening.minLetters.number': '{count, plural, other {en az # harf}}',

  'rule.exchange': 'Taş değiştirme',
  'rule.exchange.minBag': 'Torbada olması gereken',
  'rule.exchange.minBag.number': '{count, plural, other {en az # taş}}',
  'rule.exchange.order': 'Nasıl yapılır',
  'rule.exchange.order.draw-then-return': 'önce yeni taşlar çekilir, sonra eskiler torbaya konur',
  'rule.exchange.countsAsPass': 'Taş değiştirmek',
  'rule.exchange.countsAsPass.yes': 'pas sayılır',
  'rule.exchange.countsAsPass.no': 'pas sayılmaz',

  'rule.pass': 'Pas',
  'rule.pass.when': 'Pas geçilebilir',
  'rule.pass.when.always': 'istendiği zaman',
  'rule.pass.when.when-stuck': 'yalnızca oynanacak bir şey yoksa',

  'rule.blank': 'Jokerler',
  'rule.blank.reuse': 'Tahtadaki joker',
  'rule.blank.reuse.none': 'yerinde kalır',
  'rule.blank.reuse.must-replay': 'gerçek harfle değiştirilebilir, hemen yeniden konmalıdır',
  'rule.blank.reuse.may-replay': 'gerçek harfle değiştirilebilir, hemen ya da sonra konabilir',

  'rule.bonus': 'Ek puan',
  'rule.bonus.tiles': 'Bir elde kullanılan',
  'rule.bonus.tiles.number': '{count, plural, other {# taş}}',
  'rule.bonus.points': 'Kazanılan',
  'rule.bonus.points.number': '{count, plural, other {# ek puan}}',

  'rule.theme': 'Tema',
  'rule.theme.name': 'Oyunun teması',
  'rule.theme.name.none': 'yok',
  'rule.theme.bonus': 'Her tema kelimesi için',
  'rule.theme.bonus.number': '{count, plural, other {# ek puan}}',
  'rule.theme.judgedBy': 'Kelime uyuyor mu?',
  'rule.theme.judgedBy.vote': 'ötekiler oylar, eşitlik evet demektir',

  'rule.bags': 'Torbalar',
  'rule.bags.split': 'Taşlar',
  'rule.bags.split.none': 'tek torbada',
  'rule.bags.split.vowel-consonant': 'iki torbada, ünlüler ve ünsüzler ayrı',
  'rule.bags.blanks': 'İki torba varsa jokerler',
  'rule.bags.blanks.each': 'iki torbaya paylaştırılır',
  'rule.bags.blanks.third': 'üçüncü torbada durur',
  'rule.bags.seconds': 'Torba seçme süresi',
  'rule.bags.seconds.none': 'sınırsız',
  'rule.bags.seconds.number': '{time}',

  'rule.words': 'Geçerli kelimeler',
  'rule.words.lexicon': 'Sözlük',
  'rule.words.lexicon.none': 'masada anlaştığınız sözlük',
  'rule.words.lexicon.en': 'İngilizce kelime listesi',
  'rule.words.lexicon.et': 'Estonca kelime listesi, yalın biçimler',
  'rule.words.lexicon.et-all': 'Estonca kelime listesi, bütün biçimler',
  'rule.words.lexicon.fi': 'Fince kelime listesi, yalın biçimler',
  'rule.words.lexicon.fi-all': 'Fince kelime listesi, kullanımdaki biçimler',
  'rule.words.lexicon.is': 'İzlandaca kelime listesi',
  'rule.words.lexicon.tr': 'Türkçe kelime listesi',
  'rule.words.lexicon.uk': 'Ukraynaca kelime listesi, madde başları ve çoğullar',
  'rule.words.lexicon.uk-all': 'Ukraynaca kelime listesi, bütün biçimler',
  'rule.words.forms': 'Kelime biçimleri',
  'rule.words.forms.none': 'sözlükteki gibi',
  'rule.words.forms.headword': 'madde başı',
  'rule.words.forms.plural': 'çoğul',
  'rule.words.forms.nominative-singular': 'yalın tekil',
  'rule.words.forms.nominative-plural': 'yalın çoğul',
  'rule.words.forms.ma-infinitive': '-ma mastarı',
  'rule.words.forms.first-infinitive': 'birinci mastar',
  'rule.words.forms.fourth-infinitive': 'dördüncü mastar',
  'rule.words.forms.indeclinable': 'çekimsiz kelimeler',
  'rule.words.exclude': 'Geçersiz olanlar',
  'rule.words.exclude.none': 'sözlükte olmayanlar',
  'rule.words.exclude.proper': 'özel adlar',
  'rule.words.exclude.abbreviation': 'kısaltmalar',
  'rule.words.exclude.affix': 'tek başına ön ve son ekler',
  'rule.words.exclude.hyphen': 'kısa çizgili kelimeler',
  'rule.words.exclude.apostrophe': 'kesme işaretli kelimeler',
  'rule.words.exclude.hate-speech': 'nefret söylemi',

  'rule.lookup': 'Sözlüğe bakmak',
  'rule.lookup.on-challenge': 'yalnızca itirazdan sonra',
  'rule.lookup.after-play': 'yalnızca kelime yazıldıktan sonra',
  'rule.lookup.open': 'her zaman serbest',

  'rule.challenge': 'İtiraz',
  'rule.challenge.mode': 'Şüpheli kelime',
  'rule.challenge.mode.off-auto-reject': 'hemen denetlenir ve geri çevrilir',
  'rule.challenge.mode.players': 'oyuncular itiraz eder',
  'rule.challenge.mode.referee': 'itiraz edilir, kararı hakem verir',
  'rule.challenge.window': 'İtiraz zamanı',
  'rule.challenge.window.until': 'İtiraz edilebilir',
  'rule.challenge.window.until.accepted-or-next-move':
    'herkes kabul edene ya da sonraki oyuncu oynayana kadar',
  'rule.challenge.window.until.referee': 'hakem bitirene kadar',
  'rule.challenge.window.seconds': 'İtiraz süresi',
  'rule.challenge.window.seconds.none': 'sınırsız',
  'rule.challenge.window.seconds.number': '{time}',
  'rule.challenge.window.joinSeconds': 'İtiraza katılma',
  'rule.challenge.window.joinSeconds.number': '{time}',
  'rule.challenge.window.joinSeconds.zero':
    'hakem itiraz eden herkesi tespit edene kadar, sözlük açılmadan önce; hakem yoksa herkes cevap verene kadar (bizim yorumumuz)',
  'rule.challenge.draw': 'Yeni taşlar çekilir',
  'rule.challenge.draw.after-window': 'hamle geçerli olunca',
  'rule.challenge.draw.at-once': 'hemen',
  'rule.challenge.onBad': 'Kelime geçersizse',
  'rule.challenge.onBad.retract': 'Taşları',
  'rule.challenge.onBad.retract.yes': 'ıstakaya geri döner',
  'rule.challenge.onBad.mover': 'Kelimeyi yazan',
  'rule.challenge.onBad.mover.lose-turn': 'o eli kaybeder',
  'rule.challenge.onBad.mover.lose-game': 'oyunu kaybeder',
  'rule.challenge.bystanders': 'Yanlış kelimeye itiraz etmeyenler',
  'rule.challenge.bystanders.none': 'bir şey kaybetmez',
  'rule.challenge.bystanders.skip-next': 'bir sonraki eli kaybeder',
  'rule.challenge.onGood': 'Kelime geçerliyse',
  'rule.challenge.onGood.challenger': 'İtiraz eden',
  'rule.challenge.onGood.challenger.none': 'bir şey kaybetmez',
  'rule.challenge.onGood.challenger.points': 'puan kaybeder',
  'rule.challenge.onGood.challenger.skip-next': 'bir sonraki eli kaybeder',
  'rule.challenge.onGood.challenger.lose-game': 'oyunu kaybeder',
  'rule.challenge.onGood.points': 'İtiraz edene puan',
  'rule.challenge.onGood.points.number': '{count, plural, other {# puan}}',
  'rule.challenge.onGood.moverPoints': 'Kelimeyi yazana puan',
  'rule.challenge.onGood.moverPoints.number': '{count, plural, other {# puan}}',
  'rule.challenge.onGood.per': 'Bu puanlar sayılır',
  'rule.challenge.onGood.per.play': 'hamle için bir kez',
  'rule.challenge.onGood.per.word': 'itiraz edilen her kelime için',
  'rule.challenge.forcedSkipCountsAsPass': 'Cezayla kaybedilen el',
  'rule.challenge.forcedSkipCountsAsPass.yes': 'pas sayılır',
  'rule.challenge.forcedSkipCountsAsPass.no': 'pas sayılmaz',

  'rule.misdraw': 'Eksik ya da fazla taş',
  'rule.misdraw.rule': 'Fark edilince',
  'rule.misdraw.rule.none': 'kendi aranızda çözersiniz',
  'rule.misdraw.rule.pass-then-fix': 'o el pas geçilir, sonra sayı düzeltilir',
  'rule.misdraw.surplus': 'Fazla taşlar',
  'rule.misdraw.surplus.blind-removal': 'bakılmadan alınır',

  'rule.takeBack': 'Hamleyi geri alma',
  'rule.takeBack.never': 'yok',
  'rule.takeBack.consent': 'diğer herkes kabul ederse olur',
  'rule.takeBack.free': 'sıradaki oyuncu oynayana kadar serbest',
  'rule.takeBack.heading': 'Düzeltme',

  'rule.clock': 'Saat',
  'rule.clock.kind': 'Süre sınırı',
  'rule.clock.kind.none': 'yok',
  'rule.clock.kind.per-move': 'her hamle için',
  'rule.clock.kind.per-game': 'bütün oyun için',
  'rule.clock.kind.days': 'her hamle için günler',
  'rule.clock.seconds': 'Süre',
  'rule.clock.seconds.number': '{time}',
  'rule.clock.increment': 'Her hamle için ek süre',
  'rule.clock.increment.number': '{time}',
  'rule.clock.overPerMinute': 'Aşılan her dakika',
  'rule.clock.overPerMinute.number': '{count, plural, other {# puan}}',
  'rule.clock.begunMinute': 'Başlamış dakika',
  'rule.clock.begunMinute.yes': 'tam sayılır',
  'rule.clock.begunMinute.no': 'sayılmaz',
  'rule.clock.capMinutes': 'Oyun kaybedilir',
  'rule.clock.capMinutes.none': 'yalnızca süre yüzünden hiçbir zaman',
  'rule.clock.capMinutes.number': '{count, plural, other {süre # dakika aşılınca}}',
  'rule.clock.timeBank': 'Bütün oyun için süre yedeği',
  'rule.clock.timeBank.none': 'yok',
  'rule.clock.timeBank.number': '{time}',
  'rule.clock.vacation': 'Bütün oyun için izin',
  'rule.clock.vacation.none': 'yok',
  'rule.clock.vacation.number': '{time}',
  'rule.clock.expiry': 'Hamle süresi dolunca',
  'rule.clock.expiry.pass': 'o el pas geçilir',
  'rule.clock.expiry.resign': 'oyun kaybedilir',

  'rule.end': 'Oyunun sonu',
  'rule.end.outEmptyBag': 'Torba ve bir ıstaka boşalınca',
  'rule.end.outEmptyBag.yes': 'oyun biter',
  'rule.end.passRounds': 'Herkes pas geçerse',
  'rule.end.passRounds.none': 'oyun sürer',
  'rule.end.passRounds.number':
    '{count, plural, =1 {bir turda oyun biter} other {üst üste # turda oyun biter}}',
  'rule.end.scorelessTurns': 'Puansız eller',
  'rule.end.scorelessTurns.none': 'önemli değil',
  'rule.end.scorelessTurns.number':
    '{count, plural, =1 {ilkinde oyun biter} other {üst üste # olunca oyun biter}}',
  'rule.end.noMoveLeft': 'Kimsenin hamlesi kalmazsa',
  'rule.end.noMoveLeft.yes': 'oyun biter',
  'rule.end.noMoveLeft.no': 'oyun bitene kadar pas geçilir',

  'rule.final': 'Son hesap',
  'rule.final.deductOwn': 'Elde kalan taşlar',
  'rule.final.deductOwn.always': 'puanları düşülür',
  'rule.final.deductOwn.unless-out': 'yalnızca kimse taşlarını bitirmediyse düşülür',
  'rule.final.deductOwn.never': 'düşülmez',
  'rule.final.creditOut': 'Taşlarını bitirenin kazancı',
  'rule.final.creditOut.none': 'ek kazanç yok',
  'rule.final.creditOut.single': 'ötekilerin taşlarının puanı',
  'rule.final.creditOut.double': 'ötekilerin taşlarının puanının iki katı',

  'rule.ties': 'Eşit puan',
  'rule.ties.none': 'sıra paylaşılır',
  'rule.ties.before-deduction': 'düşmeden önceki puana bakılır',
  'rule.ties.letter-draw': 'harf çekilir, A harfine en yakın olan öne geçer',

  'rule.notation': 'Hamlelerin yazılışı',
  'rule.notation.lettersOn': 'Harflerin gösterdiği',
  'rule.notation.lettersOn.columns': 'sütunlar',
  'rule.notation.across': 'Soldan sağa kelime',
  'rule.notation.across.letter-first': 'önce harf: H8',
  'rule.notation.across.number-first': 'önce sayı: 8H',
  'rule.notation.labels': 'Sütun harfleri',
  'rule.notation.labels.latin': 'Latin harfleri',
  'rule.notation.labels.local': 'oyunun kendi alfabesinden',

  // The standard game in sentences, as a rule sheet tells it.
  'sheet.heading.aim': 'Oyunun amacı',
  'sheet.ours-note':
    '“Bizim yorumumuz” yazan yerde kural kitabı susar ya da birkaç türlü okunabilir; kararı biz verdik.',
  'sheet.no-rulebook': 'Bu kurallar basılı bir kural kitabını izlemez.',
  'sheet.players': '{min}–{max} kişilik bir oyun.',
  'sheet.players.exact': '{count, plural, other {# kişilik bir oyun.}}',
  'sheet.goal':
    'Harf taşlarıyla tahtada birbirine bağlanan kelimeler yazılır. Amaç olabildiğince çok puan toplamaktır: değerli harfleri ve ödüllü kareleri iyi kullan.',
  'sheet.totals':
    'Bir oyunda toplanan puanlar, oyuncuların ustalığına göre 400–800 ya da daha çok olabilir.',
  'sheet.contents':
    'Bir oyun tahtası, {tiles, plural, other {# taş}}, {racks, plural, other {# ıstaka}} ve bir torba gerekir.',
  'sheet.tiles':
    '{letters, plural, other {# taşta harf vardır}}, {blanks, plural, other {# taş boştur: bunlar jokerdir}}.',
  'sheet.tile-points': 'Taşın sağ alt köşesindeki sayı puan değeridir.',

  'sheet.blank.any':
    'Joker istenen herhangi bir harfin yerine kullanılır; oyun boyunca bu harf değişmez.',
  'sheet.blank.named': 'Oyuncu, jokeri hangi harf yerine kullandığını belirtir.',
  'sheet.blank.apostrophe': 'Joker kesme işareti de olabilir.',
  'sheet.blank.without-tile': 'Joker, taşı olmayan bir harf de olabilir: {letters}.',
  'sheet.blank.zero': 'Jokerin puan değeri sıfırdır.',
  'sheet.blank.reuse.none': 'Tahtadaki joker, yerine kullanıldığı harfle değiştirilmez.',
  'sheet.blank.reuse.must-replay':
    'Tahtadaki jokerin yerine geçtiği harf kimdeyse jokerle değiştirebilir; jokeri aynı elde kullanması gerekir.',
  'sheet.blank.reuse.may-replay':
    'Tahtadaki jokerin yerine geçtiği harf kimdeyse jokerle değiştirebilir; jokeri aynı elde kullanabilir.',

  'sheet.heading.before': 'Oyuna başlamadan önce',
  'sheet.paper': 'Puanları yazmak için kâğıt kalem hazırlayın.',
  'sheet.table': 'Tahta masanın ortasına konur. Her oyuncu bir ıstaka alır.',
  'sheet.agree-dictionary': 'Bütün oyuncular önceden bir sözlükte anlaşır.',
  'sheet.all-agree':
    'Değiştirilmiş kurallarla yalnızca herkes kabul ederse oynanır; yoksa bu kurallar geçerlidir.',
  'sheet.hall':
    'Oyuncuların birbirleriyle konuşması ve diğer oyuncuların harflerine bakması yasaktır. Masalarda kesinlikle telefon kullanılmaz.',
  'sheet.hall.who':
    'Oyun sırasında salonda oyuncular, hakemler ve görevli öğretmenler dışında kimse bulunamaz.',
  'sheet.hall.tables':
    'Masalar kurayla belirlenir; ikinci ve üçüncü turlarda aynı okuldan öğrencilerin bir araya gelmemesine dikkat edilir.',
  'sheet.hall.referees':
    'Hakemler, ev sahibi okulun öğrencileri ve öğretmenleri ile öteki okulların istekli öğretmenleridir.',
  'sheet.draw':
    'Bütün taşlar torbaya konur, her oyuncu bir taş çeker. Alfabenin başlangıcına en yakın harfi çeken başlar.',
  'sheet.draw.blank': 'Joker {letter} harfinden önce gelir.',
  'sheet.draw.apostrophe': 'Kesme işareti {letter} harfinden sonra gelir.',
  'sheet.draw.tie.first': 'En yakın harfi birden çok oyuncu çektiyse onlar yeniden çeker. {tiles}',
  'sheet.draw.tie.every':
    'Aynı harfi çekenler yeniden birer taş çekip aralarındaki sırayı belirler. {tiles}',
  'sheet.draw.redraw-keep-out': 'İlk taşlar bu sırada torbaya konmaz.',
  'sheet.draw.redraw-return': 'Ondan önce ilk taşlar torbaya geri konur.',
  'sheet.seating.fixed': 'Herkes yerinde kalır, oyun saat yönünde sürer.',
  'sheet.seating.by-draw':
    'Sırayı da harfler belirler: başlayanın solundan itibaren ötekiler alfabe sırasıyla oturur. Oyun saat yönünde sürer.',
  'sheet.return': 'Çekilen taşlar torbaya geri konur.',
  'sheet.shake': 'Torba karıştırılır.',
  'sheet.deal': 'Sonra her oyuncu {count, plural, other {# yeni taş}} çeker ve ıstakasına dizer.',
  'sheet.keeper': 'Bir kişi her oyuncunun her elde aldığı puanı yazar.',

  'sheet.heading.turn': 'Sıra sende',
  'sheet.turn.choices':
    'Sıran gelince üç şeyden birini yaparsın: kelime yazar, taş değiştirir ya da pas geçersin.',

  'sheet.exchange.some':
    'Sıranı bir, birkaç ya da bütün taşlarını değiştirmek için kullanabilirsin.',
  'sheet.exchange.order':
    'Değiştireceğin taşları ters çevirip kenara koy, torbadan eşit sayıda taş çek, sonra eskileri torbaya koy.',
  'sheet.exchange.order.mixed':
    'Değiştireceğin taşları ters çevirip kenara koy, torbadan eşit sayıda taş çek, sonra eskileri torbaya koyup karıştır.',
  'sheet.exchange.turn': 'Bu elde puan almazsın; sıranın yeniden sana gelmesini beklersin.',
  'sheet.exchange.minBag': 'Torbada {count, plural, other {en az # taş}} bulunmalıdır.',
  'sheet.exchange.any':
    'Torbada taş olduğu sürece değiştirilebilir, ama torbadakinden çok taş değiştirilemez.',
  'sheet.exchange.countsAsPass.yes': 'Taş değiştirmek pas sayılır.',
  'sheet.exchange.countsAsPass.no': 'Taş değiştirmek pas sayılmaz.',

  'sheet.pass.always':
    'Kelime yazabilecek olsan bile her zaman pas geçebilirsin. Puan almazsın, sıra sonraki oyuncuya geçer.',
  'sheet.pass.when-stuck': 'Yalnızca hiçbir kelime yazamıyorsan pas geçebilirsin.',
  'sheet.pass.school':
    'Elindeki harfleri bitiremeyen ya da tahtada kelime üretemeyen oyuncu pas hakkını kullanabilir.',
  'sheet.pass.otherwise': 'Başka zaman da pas geçilebilir; turnuva bunu yasaklayabilir.',

  'sheet.opening':
    'Birinci oyuncu {count, plural, other {en az # taşla}} bir kelime yapar; kelime soldan sağa ya da yukarıdan aşağıya okunur.',
  'sheet.opening.centre.yes': 'Harflerden biri ortadaki yıldızlı kareye gelmelidir.',
  'sheet.opening.centre.no': 'Kelime tahtanın her yerine yazılabilir.',
  'sheet.opening.minLetters':
    'Bu kelime {count, plural, other {en az # harfli}} olmalıdır; böyle bir kelimesi olmayan, sırayı soluna verir.',
  'sheet.opening.minLetters.next': 'Kimsede yoksa tur tur daha azı da yeter: {counts}.',

  'sheet.words.allowed': 'Anlaşılan sözlükteki bütün kelimeler geçerlidir.',
  'sheet.words.standard': 'Anlaşılan genel sözlükteki bütün kelimeler geçerlidir.',
  'sheet.words.ospd': 'Sözlük, OSPD’nin dördüncü baskısıdır; onda olmayan kelime geçersizdir.',
  'sheet.ospd': 'OSPD, dördüncü baskı',
  'sheet.words.foreign': 'Sözlükte bulunan yabancı kökenli kelimeler geçerlidir.',
  'sheet.words.forms': 'Geçerli biçimler: {forms}.',
  'sheet.words.forms.declined': 'İsimler, sıfatlar, sayılar ve zamirler: {forms}.',
  'sheet.words.forms.nouns': 'İsimler: {forms}.',
  'sheet.words.forms.as-nouns': 'Sıfatlar, sayılar ve zamirler: aynı biçimlerde.',
  'sheet.words.forms.bracket':
    'Kural kitabında bu kelime türleri parantez içinde fiillerden sonra gelir; örneklerin gösterdiği gibi biz bunları ad gibi çekilen kelimelerden sayarız.',
  'sheet.words.forms.verbs': 'Fiiller: {forms}.',
  'sheet.words.forms.also': 'Ayrıca geçerli: {forms}.',
  'sheet.words.form': '{form} ({examples})',
  'sheet.words.inflected':
    'Kural kitabının örneklerindeki {examples} gibi çekimli biçimler geçerlidir.',
  'sheet.words.other-forms': 'Başka biçimler için ayrıca anlaşılabilir.',
  'sheet.words.plurals': 'Çoğul kelimeler geçerlidir.',
  'sheet.words.apostrophe':
    'Kesme işaretinin kendi taşı vardır; kesme işaretli kelimeler geçerlidir.',
  'sheet.words.exclude': 'Geçersiz olanlar: {kinds}.',
  'sheet.lookup.on-challenge':
    'Oyun sırasında sözlükte ya da başka kitapta kelime aranmaz. Sözlüğe yalnızca itiraz durumunda bakılır.',
  'sheet.lookup.school':
    'Oyuncuların sözlüğe başvurması yasaktır. Sözlüğe yalnızca itiraz durumunda başvurulur.',
  'sheet.lookup.spelling':
    'Sözlüğe yalnızca yazım tartışmalıysa ya da kelimeye itiraz edilirse bakılır.',
  'sheet.lookup.after-play':
    'Oyun sırasında sözlükte ya da başka kitapta kelime aranmaz. Sözlüğe yalnızca kelime yazıldıktan ya da itiraz edildikten sonra bakılır.',
  'sheet.lookup.open': 'Sözlüğe her zaman, kelimeyi yazmadan önce de, cezasız bakılabilir.',
  'sheet.lookup.laid':
    'Oyun sırasında kimse sözlükte ya da başka bir kitapta kelime aramaz. Kelimenin listede olup olmadığını dizer dizmez görürsün.',

  'sheet.challenge.players':
    'Şüphe uyandıran bir kelimeye itiraz edilebilir. Kelimeye anlaşılan sözlükte bakılır.',
  'sheet.challenge.who': 'Her rakip itiraz edebilir.',
  'sheet.challenge.referee':
    'Kelimeye itiraz (CHALLENGE) eden oyuncu elini kaldırarak hakemi masaya çağırır.',
  'sheet.challenge.off-auto-reject':
    'İtiraz yoktur: listede olmayan kelime hemen geri çevrilir, yeniden denersin.',
  'sheet.challenge.until.accepted-or-next-move':
    'İtiraz yalnızca puan yazılmadan ve sonraki oyuncu oynamadan önce edilir.',
  'sheet.challenge.until.referee':
    'Hakem itiraz eden bütün oyuncuları belirler, sözlüğe ancak ondan sonra bakar.',
  'sheet.challenge.until.closed': 'Hakem “tamam” diyene kadar kelimeye itiraz edilebilir.',
  'sheet.challenge.join':
    'Hakem yoksa herkes yanıt verene dek başkaları da itiraza katılabilir; ağ üzerinden oynarken beş dakika, yavaş oyunda bir hamle süresi boyunca susan katılmamış sayılır.',
  'sheet.challenge.judged':
    'Yalnızca itiraz edilen kelimelere bakılır. Biri bile geçersizse o elde konan bütün taşlar geri alınır.',
  'sheet.challenge.bad.lose-turn':
    'kelimeyi yazan oyuncu taşlarını geri alır ve o eli oynamadan pas geçer.',
  'sheet.challenge.bad.lose-game': 'kelimeyi yazan oyuncu taşlarını geri alır ve oyunu kaybeder.',
  'sheet.challenge.bystanders':
    'Kelimeye itiraz etmeyen öteki oyuncular da o eli pas geçmek zorundadır.',
  'sheet.challenge.bystanders.when': 'Her biri, sırası gelince pas geçer.',
  'sheet.challenge.good.not-named': 'kelime tahtada kalır; kurallar itiraz için bir ceza söylemez.',
  'sheet.challenge.good.none': 'kelime tahtada kalır, itiraz eden bir şey kaybetmez.',
  'sheet.challenge.good.points':
    'kelime tahtada kalır, itiraz eden {count, plural, other {# puan}} kaybeder.',
  'sheet.challenge.good.points.word':
    'kelime tahtada kalır, itiraz eden itiraz edilen her kelime için {count, plural, other {# puan}} kaybeder.',
  'sheet.challenge.good.skip-next':
    'kelime tahtada kalır, itiraz edenlerin hepsi sıraları geldiğinde pas geçmiş sayılır.',
  'sheet.challenge.good.lose-game': 'kelime tahtada kalır, itiraz eden oyunu kaybeder.',
  'sheet.challenge.mover': 'Kelimeyi yazan {count, plural, other {# ek puan}} alır.',
  'sheet.challenge.mover.word':
    'Kelimeyi yazan, itiraz edilen her kelime için {count, plural, other {# ek puan}} alır.',
  'sheet.challenge.once':
    'Aynı elde birkaç kelimeye itiraz edilse de ceza yalnızca bir kez uygulanır.',
  'sheet.challenge.skip.yes': 'Böyle geçilen el pas sayılır.',
  'sheet.challenge.skip.no': 'Böyle kaybedilen el pas sayılmaz.',
  'sheet.challenge.draw.after-window':
    'Yeni taşlar ancak kelimenin tahtada kalacağı belli olunca çekilir.',
  'sheet.challenge.draw.at-once': 'Yeni taşlar hemen çekilir; kelime geri alınırsa torbaya konur.',

  'sheet.heading.premiums': 'Ödüllü kareler',
  'sheet.board': 'Tahtada {size} × {size} kare vardır.',
  'sheet.premium.some': 'Bazı kareler ek puan getirir.',
  'sheet.premium.printed': 'Karenin ne getirdiği üstünde yazar.',
  'sheet.premium.double-letter': 'üstüne konan harfin puanı 2 ile çarpılır.',
  'sheet.premium.triple-letter': 'üstüne konan harfin puanı 3 ile çarpılır.',
  'sheet.premium.double-word': 'kelimenin toplam puanı 2 ile çarpılır.',
  'sheet.premium.triple-word': 'kelimenin toplam puanı 3 ile çarpılır.',
  'sheet.premium.star': 'Yıldızlı kare ilk kelimenin puanını ikiyle çarpar.',
  'sheet.premium.star.pink':
    'Yıldızlı kare pembedir; ilk kelimenin toplam puanının iki katı yazılır.',
  'sheet.premium.star.light-red':
    'Yıldızlı kare açık kırmızıdır; bu yüzden ilk kelimenin puanını ikiyle çarpar.',
  'sheet.premium.letters-first':
    'Önce harflerin puanları katlarıyla toplanır, kelime ondan sonra 2 ya da 3 ile çarpılır.',
  'sheet.premium.two':
    'Kelime, kelimeyi 2 ile çarpan iki kareyi kapsarsa puanı 2 kere 2 (4) ile; 3 ile çarpan iki kareyi kapsarsa 3 kere 3 (9) ile çarpılır.',
  'sheet.premium.two.pink':
    'Kelime 2 pembe kareyi kapsarsa puanı 2 kere 2 (4) ile, 2 kırmızı kareyi kapsarsa 3 kere 3 (9) ile çarpılır.',
  'sheet.premium.two.light-red':
    'Kelime 2 açık kırmızı kareyi kapsarsa puanı 2 kere 2 (4) ile, 2 koyu kırmızı kareyi kapsarsa 3 kere 3 (9) ile çarpılır.',
  'sheet.premium.three-times':
    'Kelimenin üç katını veren iki kare için kural kitabı “üç kez üç katı” der, ama “9 katı” da yazar; biz 9 ile çarparız.',
  'sheet.premium.once':
    'Yalnızca o elde kendi koyduğun taşların altındaki karelerin katlarından yararlanırsın; daha önce yazılmış kelimelerin altındakiler sayılmaz.',
  'sheet.premium.blank':
    'Kelime karesine joker gelse de kelime 2 ya da 3 ile çarpılır. Harf karesinde jokerin puanı sıfır kalır.',
  'sheet.premium.blank.light-red':
    'Açık ya da koyu kırmızı kareye joker gelse de kelime 2 ya da 3 ile çarpılır. Açık ya da koyu mavi karede jokerin puanı sıfır kalır.',
  'sheet.premium.triple-example':
    'Kuraldaki örnekte {word} kelimesinin ilk harfi kelimenin üç katı karesine gelir. Yıldızı kapsayan ilk kelime oraya dek uzatılamaz; bu yüzden dersimizde {from} başka yerdedir.',
  'sheet.colour.light-blue': 'Açık mavi',
  'sheet.colour.dark-blue': 'Koyu mavi',
  'sheet.colour.pink': 'Pembe',
  'sheet.colour.red': 'Kırmızı',
  'sheet.colour.light-red': 'Açık kırmızı',
  'sheet.colour.dark-red': 'Koyu kırmızı',

  'sheet.heading.counting': 'Puan hesabı',
  'sheet.count.words':
    'Bir kelimenin puanı, bütün harflerinin puan toplamıdır. Bir elde iki ya da daha çok kelime yazılır veya uzatılırsa hepsinin puanı toplanır.',
  'sheet.count.shared': 'İki kelimenin ortak harfi her ikisinde de katıyla birlikte sayılır.',
  'sheet.count.announce': 'Sıranın sonunda puanını sayar ve söylersin.',
  'sheet.count.compound':
    'Kural kitabı bileşik kelimenin parçalarının ayrı sayıldığını da söyler. Biz tahtadaki her kelimeyi sayarız, kelimenin parçalarını saymayız: öteki kurallar ve örnekler de böyledir.',
  'sheet.count.refill':
    'Sonra kullandığın kadar taş çekersin, yeniden {count, plural, other {# taşın}} olur.',
  'sheet.count.empty-bag': 'Torba boşalınca elinde kalan taşlarla oynarsın.',

  'sheet.bonus':
    'Bir elde {tiles, plural, other {# taşı}} birden kullanan oyuncunun puanına {points, plural, other {# puan}} daha eklenir. Bu puan en son, çarpmalardan sonra eklenir.',

  'sheet.heading.laying': 'Kelime yazmak',
  'sheet.laying.join':
    'Sonraki oyuncular tahtadakilere bir ya da birkaç taş ekleyerek yeni kelimeler yazar. Yazılan kelime, öncekilerle en az bir harfle birleşmelidir.',
  'sheet.laying.two-letters': 'Yeni kelimeler en az iki harflidir.',
  'sheet.laying.line':
    'Bir eldeki bütün taşlar tek satırda ya da tek sütunda, boşluksuz durur; aralarında yalnızca tahtada duran taşlar olabilir.',
  'sheet.laying.directions':
    'Kelimeler yatay ya da dikey yazılır; çapraz okunan kelime geçersizdir.',
  'sheet.laying.reading':
    'Soldan sağa ya da yukarıdan aşağıya okunur; tersten okunan kelime geçersizdir.',
  'sheet.laying.one-place':
    'Bir elde konan taşların hepsi tek bir kelime oluşturur; bu kelime başka kelimelere de harf ekleyebilir. Bir elde tahtanın ayrı yerlerine taş konmaz.',
  'sheet.laying.neighbours':
    'Taşlar başka taşların yanına gelirse, kare bulmacadaki gibi onlarla da kelime oluşturmalıdır.',
  'sheet.ways': 'Yeni kelimeler {count, plural, =3 {üç} =5 {beş} other {#}} yolla yazılabilir:',
  'sheet.way.extend': 'Tahtadaki kelimenin başına ya da sonuna taş eklenebilir.',
  'sheet.way.extend-both':
    'Tahtadaki kelimenin başına, sonuna ya da ikisine birden taş eklenebilir.',
  'sheet.way.extend-both.example':
    'Tahtadaki kelimenin başına, sonuna ya da ikisine birden taş eklenebilir: {from}, {word} olur.',
  'sheet.way.both-ends': 'Bir kelime aynı elde iki ucundan birden uzatılabilir.',
  'sheet.way.cross': 'Bir harfini kullanarak başka bir kelimeye dik kelime yazılabilir.',
  'sheet.way.beside':
    'Değen bütün taşlar kelime oluşturacak biçimde, başka bir kelimenin yanına kelime yazılabilir.',
  'sheet.way.hook': 'Yeni kelime, tahtadaki bir kelimeye harf de ekleyebilir.',
  'sheet.way.bridge':
    'Ya da ayrı duran harfler arasında köprü kurar; bu en erken dördüncü elde olabilir.',
  'sheet.again': 'Aynı kelime bir oyunda birkaç kez yazılabilir.',
  'sheet.stay': 'Tahtaya konan taş, itiraz durumu dışında yerinden oynatılmaz.',

  'sheet.end.out':
    'Torba boşalmış ve oyunculardan biri bütün taşlarını kullanmışsa oyun sona erer.',
  'sheet.end.passes':
    '{count, plural, =1 {Bütün oyuncular bir tur pas derse de oyun sona erer.} other {Bütün oyuncular üst üste # tur pas derse de oyun sona erer.}}',
  'sheet.end.scoreless':
    '{count, plural, =1 {Puansız ilk elden sonra da oyun sona erer.} other {Üst üste # puansız elden sonra da oyun sona erer.}}',
  'sheet.end.no-move.yes':
    'Olası bütün hamleler yapılmışsa da oyun sona erer: kimse taşlarını bitiremiyorsa o zamana kadar oynanır, oynayamayan pas geçer.',
  'sheet.end.no-move.no': 'Kelime yazamayan taş değiştirebilir ya da pas geçebilir; oyun sürer.',
  'sheet.last-letter': 'Unutmayın: torbadaki son harf oyunu kazandırabilir ya da kaybettirebilir!',

  'sheet.final.always': 'Her oyuncunun elinde kalan harflerin puanları toplam puanından düşülür.',
  'sheet.final.unless-out':
    'Kimse taşlarını bitirmediyse, her oyuncunun elinde kalan harflerin puanları toplam puanından düşülür.',
  'sheet.final.never': 'Elde kalan taşlar için puan düşülmez.',
  'sheet.final.credit.none': 'Taşlarını bitiren oyuncuya bir şey eklenmez.',
  'sheet.final.credit.single':
    'Taşlarını bitiren oyuncuya ötekilerin elinde kalan bütün taşların puanı eklenir.',
  'sheet.final.credit.double':
    'Taşlarını bitiren oyuncuya ötekilerin elinde kalan bütün taşların puanının iki katı eklenir.',
  'sheet.final.example':
    'Örnek: elinde {tiles} kalan {points, plural, other {# puan}} kaybeder, taşlarını bitiren oyuncu bu puanı alır.',
  'sheet.final.misprint':
    'Kural kitabı burada {printed} yazar; kendi taşlarına göre {points} eder, biz de öyle sayarız.',
  'sheet.final.winner': 'En çok puanı olan kazanır.',
  'sheet.final.advance':
    'Masa birincileri bir üst tura çıkar. Gerekirse en yüksek puanlı masa ikincileri de davet edilebilir.',

  'sheet.ties.none': 'Puanları eşit olanlar sırayı paylaşır.',
  'sheet.ties.before-deduction':
    'Eşitlikte, elde kalan harflerin puanları düşülmeden önceki puana bakılır.',
  'sheet.ties.letter-draw':
    'Eşitlik bozulmazsa harf çekilir: A’yı ya da A’ya en yakın harfi çeken öne geçer.',
  'sheet.ties.tables': 'Farklı masaların ikincileri arasında da böyledir.',
  'sheet.ties.draw': 'Joker A’dan önce gelir, aynı harf çekilirse yeniden çekilir.',

  'sheet.misdraw':
    'Eksik ya da fazla taşla oynadığı fark edilen oyuncu o eli pas geçer. Sonra eksikse taş çeker; fazlaysa taşlarını kapatır ve fazlası alınır.',
  'sheet.misdraw.later': 'Bu, sıra başkasındayken fark edilirse oyuncu sonraki elini pas geçer.',
  'sheet.take-back.never': 'Hamle geri alınamaz.',
  'sheet.take-back.consent': 'Diğer herkes kabul ederse hamle geri alınabilir.',
  'sheet.take-back.free':
    'Sıradaki oyuncu oynayana kadar son hamleni geri alabilirsin. Botların verdiği karşılık da onunla birlikte geri alınır.',
  'sheet.take-back.same-tiles':
    'Yeniden oynayınca torbadan aynı taşlar gelir. Taş değişimi geri alınmaz.',
  'sheet.take-back.referee': 'Hakem varsa bir yanlışı düzeltebilir.',
};

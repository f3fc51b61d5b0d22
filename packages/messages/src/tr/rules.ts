/** Turkish: the rules, value by value and in sentences, and the house rules. */
import type { Texts } from '../texts.ts';

export const rules: Texts<'rules'> = {
  // House rules.
  'house-rule.blank-reuse-must': 'Joker hemen geri gelir',
  'house-rule.blank-reuse-must.about':
    'Gerçek harfi elinde olan, onu tahtadaki jokerle değiştirebilir; aldığı jokeri aynı hamlede kullanmak zorundadır. Joker böyle istendiği kadar yer değiştirebilir.',
  'house-rule.blank-reuse-may': 'Joker geri gelir',
  'house-rule.blank-reuse-may.about':
    'Gerçek harfi elinde olan, onu tahtadaki jokerle değiştirebilir; aldığı jokeri aynı hamlede kullanabilir ya da saklayabilir (bizim yorumumuz). Joker böyle istendiği kadar yer değiştirebilir.',
  'house-rule.open-dictionary': 'Açık sözlük',
  'house-rule.open-dictionary.about':
    'Herkes kelimeyi yazmadan önce cezasız olarak sözlüğe bakabilir: yeni kelimeler öğrenmek için birebir.',
  'house-rule.theme': 'Temalı oyun',
  'house-rule.theme.about':
    'Noel ya da spor gibi bir tema üzerinde anlaşırsınız; temaya uyan her kelime ek puan kazandırır: Ukrayna kurallarında 5 puan, Estonya kuralları sayı vermez. Kelimenin temaya uyduğunu kanıtlamaya çalışmak da eğlencelidir; uyup uymadığını diğer oyuncular oylar (bizim yorumumuz).',
  'house-rule.jacks-to-open': 'Valeyle açılış (Jacks to Open)',
  'house-rule.jacks-to-open.about':
    'İlk kelime en az beş harfli olmalı; böyle bir kelimesi olmayan, sırayı solundakine verir. Kimse bulamazsa dört harf yeter. Ondan sonra üç, en sonunda iki harf de yeter; bu sırada taş da değiştirilebilir (bizim yorumumuz).',
  'house-rule.two-bags': 'İki torba',
  'house-rule.two-bags.about':
    'Oyun kolaylaşsın diye ünlüler ve ünsüzler ayrı torbalarda; nereden çekeceğini sen seçersin. Her torbada bir joker vardır (bizim yorumumuz).',
  'house-rule.two-bags-third': 'İki torba, bir de joker torbası',
  'house-rule.two-bags-third.about':
    'Ünlüler, ünsüzler ve jokerler üç ayrı torbada; nereden çekeceğini sen seçersin.',
  'house-rule.restricted-exchange': 'Sınırlı değişim',
  'house-rule.restricted-exchange.about':
    'Şampiyonalardaki gibi: torbada altı ya da daha az taş kalınca taş değiştirilemez.',
  'house-rule.pass-when-stuck': 'Keyfî pas yok',
  'house-rule.pass-when-stuck.about': 'Yalnızca yapacak hamlen yoksa pas geçebilirsin.',
  'house-rule.take-back': 'Hamleyi geri alma',
  'house-rule.take-back.about':
    'Dostça oyunlar için: diğer oyuncular kabul ederse son hamleni geri alabilirsin.',
  'house-rule.timer-2-minutes': 'Hamle başına iki dakika',
  'house-rule.timer-2-minutes.about':
    'Her hamle için iki dakika var; süresi dolan pas geçmiş sayılır (bizim yorumumuz).',
  'house-rule.championship-clock': 'Şampiyona saati',
  'house-rule.championship-clock.about':
    'Satranç saatinde her oyuncunun bütün oyun için 25 dakikası var; aştığı her dakika 10 puana mal olur. Başlamış dakika tam sayılır (bizim yorumumuz).',
  'house-rule.three-days-a-move': 'Hamle başına üç gün',
  'house-rule.three-days-a-move.about':
    'Yavaş bir oyun: her hamle için üç gün var; süresi dolan pas geçmiş sayılır.',
  'house-rule.window-20-seconds': 'İtiraz için yirmi saniye',
  'house-rule.window-20-seconds.about':
    'Hamleye yirmi saniye içinde itiraz edilebilir; sonra hamle geçerli olur.',
  'house-rule.draw-at-once': 'Taşlar hemen çekilir',
  'house-rule.draw-at-once.about':
    'Yeni taşlar hamleden hemen sonra çekilir; kelime geçersiz çıkarsa torbaya geri konur.',
  'house-rule.challenge-void': 'Geçersiz kelime yok',
  'house-rule.challenge-void.about':
    'Sözlükte olmayan kelime hemen geri çevrilir, başka bir kelime deneyebilirsin.',
  'house-rule.challenge-single': 'Cezasız itiraz',
  'house-rule.challenge-single.about':
    'Geçersiz kelimeyi yazan sırasını kaybeder; haksız itirazın cezası yoktur.',
  'house-rule.challenge-double': 'İtirazın bedeli bir sıra',
  'house-rule.challenge-double.about':
    'Geçersiz kelimeyi yazan sırasını kaybeder, haksız itiraz eden de bir sonraki sırasını.',
  'house-rule.challenge-triple': 'İtirazın bedeli oyun',
  'house-rule.challenge-triple.about':
    'Geçersiz kelimeyi yazan oyunu hemen kaybeder, haksız itiraz eden de.',
  'house-rule.challenge-minus-10': 'Haksız itiraz 10 puan götürür',
  'house-rule.challenge-minus-10.about': 'Haksız itiraz eden 10 puan kaybeder.',
  'house-rule.challenge-plus-5': 'Haksız itiraz rakibe 5 puan kazandırır',
  'house-rule.challenge-plus-5.about': 'Haksız itirazda kelimeyi yazan 5 puan kazanır.',
  'house-rule.challenge-plus-10': 'Haksız itiraz rakibe 10 puan kazandırır',
  'house-rule.challenge-plus-10.about': 'Haksız itirazda kelimeyi yazan 10 puan kazanır.',
  'house-rule.challenge-plus-5-per-word': 'Haksız itiraz rakibe kelime başına 5 puan kazandırır',
  'house-rule.challenge-plus-5-per-word.about':
    'Haksız itirazda kelimeleri yazan, itiraz edilen her kelime için 5 puan kazanır.',
  'house-rule.own': 'Oyuncuların değişiklikleri',
  'house-rule.own.about': 'Kurallarda tek tek değiştirilen maddeler.',

  // What is wrong with a ruleset.
  'fault.unknown-value': 'Kurallardan birinin değeri tanınmıyor.',
  'fault.when-stuck-needs-generator':
    '“Keyfî pas yok” kuralı için bütün hamleleri bulan bir program gerekir; burada öyle bir program yok.',
  'fault.no-blank-to-reuse': 'Jokerler yeniden kullanılamaz: bu takımda joker yok.',
  'fault.theme-needs-window':
    'Tema kelimeleri hamleden sonra oylanır; bu yüzden geçersiz kelimeler hemen geri çevrilemez.',
  'fault.theme-needs-bonus': 'Tema kelimelerinin ek puanı olmalı.',
  'fault.two-bags-need-late-draw':
    'İki torbayla oynarken taşlar ancak hamle geçerli olunca çekilir.',
  'fault.refusing-words-needs-list':
    'Geçersiz kelimeler ancak sözlük varsa hemen geri çevrilebilir.',
  'fault.free-take-back-needs-known-words':
    'Hamleler ancak geçersiz kelimelerin hemen geri çevrildiği oyunlarda serbestçe geri alınabilir.',
  'fault.free-take-back-needs-one-bag':
    'İki torbayla hamleler serbestçe geri alınamaz: oyuncu iki torbaya da bakmış olurdu.',
  'fault.penalty-without-challenge': 'İtirazın olmadığı oyunda itirazın cezası olmaz.',
  'fault.points-without-value': 'Haksız itiraz puan götürüyor, ama kaç puan olduğu belli değil.',
  'fault.bystanders-need-joining':
    'İtiraz etmeyenler, ancak itiraza katılacak zamanları olduysa sıralarını kaybedebilir.',
  'fault.game-never-ends': 'Bu kurallarla oyun hiç bitmeyebilir.',
  'fault.double-credit-with-deduction':
    'Ya taşlarını bitiren, diğerlerinde kalan taşların puanının iki katını alır ya da elde kalan taşların puanı düşülür: ikisi birden olmaz.',
  'fault.clock-needs-seconds': 'Saat için süre belirtilmemiş.',
  'fault.increment-needs-game-clock':
    'Hamle başına ek süre yalnızca bütün oyuna tek süre verilen oyunlarda olur.',
  'fault.cap-needs-game-clock':
    'Süre aşımı yalnızca bütün oyuna tek süre verilen oyunlarda sınırlanır.',
  'fault.time-bank-needs-days': 'Yedek süre yalnızca hamle süresi günlerle ölçülen oyunlarda olur.',
  'fault.vacation-needs-days': 'Tatil yalnızca hamle süresi günlerle ölçülen oyunlarda olur.',
  'fault.opening-minimum-out-of-range':
    'İlk kelime için istenen uzunluk ya çok kısa ya da ıstakadaki taş sayısından fazla.',
  'fault.exchange-limit-out-of-range': 'Değişim için torbada bu kadar taş olması şart koşulamaz.',
  'fault.rack-out-of-range': 'Istakada bu kadar taş olamaz.',
  'fault.bonus-out-of-reach': 'Ek puan için ıstakaya sığandan çok taş gerekiyor.',
  'fault.number-out-of-range': 'Kurallardaki sayılardan biri çok küçük ya da çok büyük.',
  'fault.tileset-mismatch': 'Kurallar ile taşlar birbirine uymuyor.',
  'fault.broken-tileset': 'Taş takımındaki sayılar birbirini tutmuyor.',
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
  'rule.start.blank': 'Kurada joker',
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
  'rule.bonus.tiles': 'Tek hamlede kullanılan',
  'rule.bonus.tiles.number': '{count, plural, other {# taş}}',
  'rule.bonus.points': 'Kazanılan',
  'rule.bonus.points.number': '{count, plural, other {# ek puan}}',

  'rule.theme': 'Tema',
  'rule.theme.name': 'Oyunun teması',
  'rule.theme.name.none': 'yok',
  'rule.theme.bonus': 'Her tema kelimesi için',
  'rule.theme.bonus.number': '{count, plural, other {# ek puan}}',
  'rule.theme.judgedBy': 'Kelime uyuyor mu?',
  'rule.theme.judgedBy.vote': 'diğerleri oylar, eşitlik evet sayılır',

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
  'rule.words.lexicon.none': 'oyuncuların üzerinde anlaştığı sözlük',
  'rule.words.lexicon.en': 'İngilizce sözlük',
  'rule.words.lexicon.et': 'Estonca sözlük, yalın biçimler',
  'rule.words.lexicon.et-all': 'Estonca sözlük, bütün biçimler',
  'rule.words.lexicon.fi': 'Fince sözlük, yalın biçimler',
  'rule.words.lexicon.fi-compounds': 'Fince sözlük, birleşik kelimelerle',
  'rule.words.lexicon.fi-all': 'Fince sözlük, kullanılan biçimler',
  'rule.words.lexicon.is': 'İzlandaca sözlük',
  'rule.words.lexicon.tr': 'Türkçe sözlük',
  'rule.words.lexicon.uk': 'Ukraynaca sözlük, madde başları ve çoğullar',
  'rule.words.lexicon.uk-all': 'Ukraynaca sözlük, bütün biçimler',
  'rule.words.forms': 'Kelime biçimleri',
  'rule.words.forms.none': 'sözlükteki gibi',
  'rule.words.forms.headword': 'madde başı',
  'rule.words.forms.plural': 'çoğul',
  'rule.words.forms.nominative-singular': 'yalın hâlde tekil',
  'rule.words.forms.nominative-plural': 'yalın hâlde çoğul',
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
  'rule.challenge.mode.off-auto-reject': 'sözlükte yoksa hemen geri çevrilir',
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
  'rule.challenge.onBad.mover.lose-turn': 'sırasını kaybeder',
  'rule.challenge.onBad.mover.lose-game': 'oyunu kaybeder',
  'rule.challenge.bystanders': 'Geçersiz kelimeye itiraz etmeyenler',
  'rule.challenge.bystanders.none': 'bir şey kaybetmez',
  'rule.challenge.bystanders.skip-next': 'bir sonraki sırasını kaybeder',
  'rule.challenge.onGood': 'Kelime geçerliyse',
  'rule.challenge.onGood.challenger': 'İtiraz eden',
  'rule.challenge.onGood.challenger.none': 'bir şey kaybetmez',
  'rule.challenge.onGood.challenger.points': 'puan kaybeder',
  'rule.challenge.onGood.challenger.skip-next': 'bir sonraki sırasını kaybeder',
  'rule.challenge.onGood.challenger.lose-game': 'oyunu kaybeder',
  'rule.challenge.onGood.points': 'İtiraz edene puan',
  'rule.challenge.onGood.points.number': '{count, plural, other {# puan}}',
  'rule.challenge.onGood.moverPoints': 'Kelimeyi yazana puan',
  'rule.challenge.onGood.moverPoints.number': '{count, plural, other {# puan}}',
  'rule.challenge.onGood.per': 'Bu puanlar',
  'rule.challenge.onGood.per.play': 'hamle için bir kez',
  'rule.challenge.onGood.per.word': 'itiraz edilen her kelime için',
  'rule.challenge.forcedSkipCountsAsPass': 'Cezayla kaybedilen sıra',
  'rule.challenge.forcedSkipCountsAsPass.yes': 'pas sayılır',
  'rule.challenge.forcedSkipCountsAsPass.no': 'pas sayılmaz',

  'rule.misdraw': 'Eksik ya da fazla taş',
  'rule.misdraw.rule': 'Fark edilince',
  'rule.misdraw.rule.none': 'oyuncular kendi aralarında çözer',
  'rule.misdraw.rule.pass-then-fix': 'oyuncu sırasını kaybeder, sonra sayı düzeltilir',
  'rule.misdraw.surplus': 'Fazla taşlar',
  'rule.misdraw.surplus.blind-removal': 'bakılmadan alınır',

  'rule.takeBack': 'Hamleyi geri alma',
  'rule.takeBack.never': 'yok',
  'rule.takeBack.consent': 'diğer oyuncular kabul ederse olur',
  'rule.takeBack.free': 'sıradaki oyuncu oynayana kadar serbest',
  'rule.takeBack.heading': 'Düzeltme',

  'rule.clock': 'Saat',
  'rule.clock.kind': 'Süre sınırı',
  'rule.clock.kind.none': 'yok',
  'rule.clock.kind.per-move': 'her hamle için',
  'rule.clock.kind.per-game': 'bütün oyun için',
  'rule.clock.kind.days': 'hamle başına gün',
  'rule.clock.seconds': 'Süre',
  'rule.clock.seconds.number': '{time}',
  'rule.clock.increment': 'Her hamle için ek süre',
  'rule.clock.increment.number': '{time}',
  'rule.clock.overPerMinute': 'Aşılan her dakika',
  'rule.clock.overPerMinute.number': '{count, plural, other {# puan}}',
  'rule.clock.begunMinute': 'Başlamış dakika',
  'rule.clock.begunMinute.yes': 'tam sayılır',
  'rule.clock.begunMinute.no': 'sayılmaz',
  'rule.clock.capMinutes': 'Süreden kaybetme',
  'rule.clock.capMinutes.none': 'yok',
  'rule.clock.capMinutes.number': '{count, plural, other {süre # dakika aşılınca}}',
  'rule.clock.timeBank': 'Bütün oyun için yedek süre',
  'rule.clock.timeBank.none': 'yok',
  'rule.clock.timeBank.number': '{time}',
  'rule.clock.vacation': 'Bütün oyun için tatil',
  'rule.clock.vacation.none': 'yok',
  'rule.clock.vacation.number': '{time}',
  'rule.clock.expiry': 'Hamle süresi dolunca',
  'rule.clock.expiry.pass': 'pas geçilmiş sayılır',
  'rule.clock.expiry.resign': 'oyun kaybedilir',

  'rule.end': 'Oyunun sonu',
  'rule.end.outEmptyBag': 'Torba ve bir ıstaka boşalınca',
  'rule.end.outEmptyBag.yes': 'oyun biter',
  'rule.end.passRounds': 'Herkes pas geçerse',
  'rule.end.passRounds.none': 'oyun sürer',
  'rule.end.passRounds.number':
    '{count, plural, =1 {bir kez: oyun biter} other {üst üste # kez: oyun biter}}',
  'rule.end.scorelessTurns': 'Puansız hamleler',
  'rule.end.scorelessTurns.none': 'sayılmaz',
  'rule.end.scorelessTurns.number':
    '{count, plural, =1 {ilkinde oyun biter} other {üst üste # hamleden sonra oyun biter}}',
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
  'rule.final.creditOut.single': 'diğerlerinin taşlarının puanı',
  'rule.final.creditOut.double': 'diğerlerinin taşlarının puanının iki katı',

  'rule.ties': 'Eşit puan',
  'rule.ties.none': 'sıra paylaşılır',
  'rule.ties.before-deduction': 'kalan taşlar düşülmeden önceki puana bakılır',
  'rule.ties.letter-draw': 'harf çekilir, A harfine en yakın olan öne geçer',

  'rule.notation': 'Hamlelerin yazılışı',
  'rule.notation.lettersOn': 'Harflerin gösterdiği',
  'rule.notation.lettersOn.columns': 'sütunlar',
  'rule.notation.across': 'Soldan sağa kelime',
  'rule.notation.across.letter-first': 'önce harf (H8), yukarıdan aşağıya önce sayı (8H)',
  'rule.notation.across.number-first': 'önce sayı (8H), yukarıdan aşağıya önce harf (H8)',
  'rule.notation.labels': 'Sütun harfleri',
  'rule.notation.labels.latin': 'Latin harfleri',
  'rule.notation.labels.local': 'oyunun kendi alfabesinden',

  // The standard game in sentences, as a rule sheet tells it.
  'sheet.heading.aim': 'Oyunun amacı',
  'sheet.ours-note':
    '“Bizim yorumumuz” yazan yerde kural kitabı bir şey söylemiyor ya da birkaç biçimde anlaşılabiliyor; kararı biz verdik.',
  'sheet.no-rulebook': 'Bu kurallar basılı bir kural kitabına dayanmaz.',
  'sheet.players': '{min}–{max} kişilik bir oyun.',
  'sheet.players.exact': '{count, plural, other {# kişilik bir oyun.}}',
  'sheet.goal':
    'Oyuncular harf taşlarıyla tahtada birbirine bağlanan kelimeler yazar. Amaç, değerli harfleri ve ödüllü kareleri iyi kullanıp olabildiğince çok puan toplamaktır.',
  'sheet.totals':
    'Oyuncuların ustalığına göre bir oyunda 400–800, hatta daha çok puan toplanabilir.',
  'sheet.contents':
    'Oyun için bir tahta, {tiles, plural, other {# taş}}, {racks, plural, other {# ıstaka}} ve bir torba gerekir.',
  'sheet.tiles':
    '{letters, plural, other {# taşta harf vardır}}, {blanks, plural, other {# taş boştur: bunlar jokerdir}}.',
  'sheet.tile-points': 'Taşın sağ alt köşesindeki sayı kaç puan ettiğini gösterir.',

  'sheet.blank.any':
    'Joker istenen herhangi bir harfin yerine geçer ve oyun boyunca o harf olarak kalır.',
  'sheet.blank.named': 'Oyuncu, jokeri hangi harf yerine kullandığını belirtir.',
  'sheet.blank.apostrophe': 'Joker kesme işareti de olabilir.',
  'sheet.blank.without-tile': 'Joker, taşı olmayan bir harf de olabilir: {letters}.',
  'sheet.blank.zero': 'Jokerin puan değeri sıfırdır.',
  'sheet.blank.reuse.none': 'Tahtadaki joker, yerine kullanıldığı harfle değiştirilmez.',
  'sheet.blank.reuse.must-replay':
    'Tahtadaki jokerin yerine geçtiği harf elinde olan oyuncu, onu jokerle değiştirebilir; jokeri aynı hamlede kullanması gerekir.',
  'sheet.blank.reuse.may-replay':
    'Tahtadaki jokerin yerine geçtiği harf elinde olan oyuncu, onu jokerle değiştirebilir; jokeri aynı hamlede kullanabilir.',
  'sheet.blank.reuse.kept':
    'Oyuncu jokeri saklayabilir de; o zaman aynı hamlede başka bir taş koymalıdır.',
  'sheet.blank.reuse.swapped':
    'Jokerin yerine konan harf, yalnızca aynı hamlede yazılan ya da uzatılan bir kelimede puan getirir; karenin katı uygulanmaz, harf ek puanda hesaba katılmaz.',

  'sheet.heading.before': 'Oyuna başlamadan önce',
  'sheet.paper': 'Puanları yazmak için kâğıt kalem hazırlanır.',
  'sheet.table': 'Tahta masanın ortasına konur. Her oyuncu bir ıstaka alıp önüne koyar.',
  'sheet.agree-dictionary': 'Oyuncular hangi sözlüğe bakılacağı konusunda önceden anlaşır.',
  'sheet.all-agree':
    'Değiştirilmiş kurallarla ancak herkes kabul ederse oynanır; yoksa bu kurallar geçerlidir.',
  'sheet.hall':
    'Oyuncuların birbirleriyle konuşması ve diğer oyuncuların harflerine bakması yasaktır. Masalarda kesinlikle telefon kullanılmaz.',
  'sheet.hall.who':
    'Oyun sırasında salonda oyuncular, hakemler ve görevli öğretmenler dışında kimse bulunamaz.',
  'sheet.hall.tables':
    'Masalar kurayla belirlenir; ikinci ve üçüncü turlarda aynı okuldan öğrencilerin bir araya gelmemesine dikkat edilir.',
  'sheet.hall.referees':
    'Hakemler, ev sahibi okulun öğrencileri ve öğretmenleri ile diğer okulların istekli öğretmenleridir.',
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
    'Sırayı da harfler belirler: başlayanın solundan itibaren diğerleri alfabe sırasıyla oturur. Oyun saat yönünde sürer.',
  'sheet.return': 'Çekilen taşlar torbaya geri konur.',
  'sheet.shake': 'Torba karıştırılır.',
  'sheet.deal': 'Sonra her oyuncu {count, plural, other {# yeni taş}} çeker ve ıstakasına dizer.',
  'sheet.score-keeper': 'Bir kişi her oyuncunun her hamlede aldığı puanı yazar.',

  'sheet.heading.turn': 'Oyuncunun sırası',
  'sheet.turn.choices':
    'Sırası gelen oyuncu üç şeyden birini yapar: kelime yazar, taş değiştirir ya da pas geçer.',

  'sheet.exchange.some':
    'Oyuncu sırasını bir ya da birkaç taşını, isterse hepsini değiştirmek için kullanabilir.',
  'sheet.exchange.order':
    'Değiştireceği taşları ters çevirip kenara koyar, torbadan eşit sayıda taş çeker, sonra eskileri torbaya koyar.',
  'sheet.exchange.order.mixed':
    'Değiştireceği taşları ters çevirip kenara koyar, torbadan eşit sayıda taş çeker, sonra eskileri torbaya koyup karıştırır.',
  'sheet.exchange.turn': 'Puan almaz; sıranın yeniden kendisine gelmesini bekler.',
  'sheet.exchange.minBag': 'Torbada {count, plural, other {en az # taş}} bulunmalıdır.',
  'sheet.exchange.any':
    'Torbada taş olduğu sürece taş değiştirilebilir, ama torbadakinden fazla taş değiştirilemez.',
  'sheet.exchange.countsAsPass.yes': 'Taş değiştirmek pas sayılır.',
  'sheet.exchange.countsAsPass.no': 'Taş değiştirmek pas sayılmaz.',

  'sheet.pass.always':
    'Oyuncu, kelime yazabilecek olsa bile her zaman pas geçebilir. Puan almaz, sıra sonraki oyuncuya geçer.',
  'sheet.pass.when-stuck': 'Oyuncu yalnızca hiçbir kelime yazamıyorsa pas geçebilir.',
  'sheet.pass.school':
    'Elindeki harfleri bitiremeyen ya da tahtaya kelime yazamayan oyuncu pas geçebilir.',
  'sheet.pass.otherwise': 'Başka zaman da pas geçilebilir; turnuva bunu yasaklayabilir.',

  'sheet.opening':
    'Birinci oyuncu {count, plural, other {en az # taşla}} bir kelime yazar; kelime soldan sağa ya da yukarıdan aşağıya okunur.',
  'sheet.opening.centre.yes': 'Harflerden biri ortadaki yıldızlı kareye gelmelidir.',
  'sheet.opening.centre.no': 'Kelime tahtanın her yerine yazılabilir.',
  'sheet.opening.minLetters':
    'Bu kelime {count, plural, other {en az # harfli}} olmalıdır; böyle bir kelimesi olmayan, sırayı solundakine verir.',
  'sheet.opening.minLetters.next': 'Kimse bulamazsa her turda daha az harf yeter: {counts}.',

  'sheet.words.allowed': 'Kararlaştırılan sözlükteki bütün kelimeler geçerlidir.',
  'sheet.words.standard': 'Kararlaştırılan genel sözlükteki bütün kelimeler geçerlidir.',
  'sheet.words.ospd': 'Sözlük, OSPD’nin dördüncü baskısıdır; onda olmayan kelime geçersizdir.',
  'sheet.ospd': 'OSPD, dördüncü baskı',
  'sheet.words.foreign': 'Sözlükte bulunan yabancı kökenli kelimeler geçerlidir.',
  'sheet.words.forms': 'Geçerli biçimler: {forms}.',
  'sheet.words.forms.declined': 'İsimler, sıfatlar, sayılar ve zamirler: {forms}.',
  'sheet.words.forms.nouns': 'İsimler: {forms}.',
  'sheet.words.forms.as-nouns': 'Sıfatlar, sayılar ve zamirler: aynı biçimlerde.',
  'sheet.words.forms.bracket':
    'Kural kitabında bu kelime türleri parantez içinde fiillerden sonra gelir; örneklerin gösterdiği gibi biz bunları isimler gibi çekilen kelimelerden sayarız.',
  'sheet.words.forms.verbs': 'Fiiller: {forms}.',
  'sheet.words.forms.also': 'Ayrıca geçerli: {forms}.',
  'sheet.words.form': '{form} ({examples})',
  'sheet.words.inflected':
    'Kural kitabının örneklerindeki {examples} gibi çekimli biçimler geçerlidir.',
  'sheet.words.other-forms': 'Oyuncular başka biçimler üzerinde de anlaşabilir.',
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
    'Oyun sırasında sözlükte ya da başka kitapta kelime aranmaz. Sözlüğe yalnızca bir kelime yazıldıktan ya da ona itiraz edildikten sonra bakılır.',
  'sheet.lookup.open': 'Sözlüğe her zaman, kelimeyi yazmadan önce de, cezasız bakılabilir.',
  'sheet.lookup.laid':
    'Oyun sırasında kimse sözlükte ya da başka bir kitapta kelime aramaz. Kelimenin sözlükte olup olmadığı yazılır yazılmaz görülür.',

  'sheet.challenge.players':
    'Oyuncular şüphelendikleri kelimeye itiraz edebilir. Kelimeye, kararlaştırılan sözlükten bakılır.',
  'sheet.challenge.who': 'Her rakip itiraz edebilir.',
  'sheet.challenge.referee':
    'Kelimeye itiraz (CHALLENGE) eden oyuncu elini kaldırarak hakemi masaya çağırır.',
  'sheet.challenge.off-auto-reject':
    'İtiraz yoktur: sözlükte olmayan kelime hemen geri çevrilir, oyuncu yeniden dener.',
  'sheet.challenge.until.accepted-or-next-move':
    'İtiraz ancak puan yazılmadan ve sonraki oyuncu oynamadan önce yapılabilir.',
  'sheet.challenge.until.referee':
    'Hakem itiraz eden bütün oyuncuları belirler, sözlüğe ancak ondan sonra bakar.',
  'sheet.challenge.until.closed': 'Hakem “tamam” diyene kadar kelimeye itiraz edilebilir.',
  'sheet.challenge.join':
    'Hakem yoksa herkes cevap verene kadar başkaları da itiraza katılabilir; internetten oynarken beş dakika, yavaş oyunda bir hamle süresi boyunca cevap vermeyen katılmamış sayılır.',
  'sheet.challenge.judged':
    'Yalnızca itiraz edilen kelimelere bakılır. Biri bile geçersizse o hamlede konan bütün taşlar geri alınır.',
  'sheet.challenge.bad.lose-turn':
    'kelimeyi yazan oyuncu o hamlede koyduğu bütün taşları geri alır ve sırasını kaybeder.',
  'sheet.challenge.bad.lose-game': 'kelimeyi yazan oyuncu taşlarını geri alır ve oyunu kaybeder.',
  'sheet.challenge.bystanders':
    'Kelimeye itiraz etmeyen diğer oyuncular da o sırayı pas geçmek zorundadır.',
  'sheet.challenge.bystanders.when': 'Her biri, sırası gelince pas geçer.',
  'sheet.challenge.good.not-named':
    'kelime tahtada kalır; kural kitabında itiraz için bir ceza yazmaz.',
  'sheet.challenge.good.none': 'kelime tahtada kalır, itiraz eden bir şey kaybetmez.',
  'sheet.challenge.good.points':
    'kelime tahtada kalır, itiraz eden {count, plural, other {# puan}} kaybeder.',
  'sheet.challenge.good.points.word':
    'kelime tahtada kalır; itiraz eden, itiraz edilen her kelime için {count, plural, other {# puan}} kaybeder.',
  'sheet.challenge.good.skip-next':
    'kelime tahtada kalır, itiraz edenlerin hepsi sıraları geldiğinde pas geçmiş sayılır.',
  'sheet.challenge.good.lose-game': 'kelime tahtada kalır, itiraz eden oyunu kaybeder.',
  'sheet.challenge.mover': 'Kelimeyi yazan {count, plural, other {# ek puan}} alır.',
  'sheet.challenge.mover.word':
    'Kelimeyi yazan, itiraz edilen her kelime için {count, plural, other {# ek puan}} alır.',
  'sheet.challenge.once':
    'Aynı hamlede birkaç kelimeye itiraz edilse de ceza yalnızca bir kez uygulanır.',
  'sheet.challenge.skips-add-up':
    'Kaybedeceği sıra gelmeden bir sıra daha kaybeden oyuncu, iki sırasını da kaybeder.',
  'sheet.challenge.skip.yes': 'Böyle kaybedilen sıra pas sayılır.',
  'sheet.challenge.skip.no': 'Böyle kaybedilen sıra pas sayılmaz.',
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
  'sheet.premium.star': 'Yıldızlı kare ilk kelimenin puanını 2 ile çarpar.',
  'sheet.premium.star.pink':
    'Yıldızlı kare pembedir; ilk kelimenin toplam puanının iki katı yazılır.',
  'sheet.premium.star.light-red':
    'Yıldızlı kare açık kırmızıdır; bu yüzden ilk kelimenin puanını 2 ile çarpar.',
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
    'Oyuncu yalnızca o hamlede kendi koyduğu taşların altındaki karelerin katlarından yararlanır; daha önce yazılmış kelimelerin altındakiler sayılmaz.',
  'sheet.premium.blank':
    'Kelime karesine joker gelse de kelime 2 ya da 3 ile çarpılır. Harf karesinde jokerin puanı sıfır kalır.',
  'sheet.premium.blank.light-red':
    'Açık ya da koyu kırmızı kareye joker gelse de kelime 2 ya da 3 ile çarpılır. Açık ya da koyu mavi karede jokerin puanı sıfır kalır.',
  'sheet.premium.triple-example':
    'Kural kitabının örneğinde {word} kelimesinin ilk harfi, kelimeyi 3 ile çarpan kareye gelir. Yıldızdan geçen ilk kelime oraya kadar uzatılamaz; bu yüzden dersimizde {from} başka yerdedir.',
  'sheet.colour.light-blue': 'Açık mavi',
  'sheet.colour.dark-blue': 'Koyu mavi',
  'sheet.colour.pink': 'Pembe',
  'sheet.colour.red': 'Kırmızı',
  'sheet.colour.light-red': 'Açık kırmızı',
  'sheet.colour.dark-red': 'Koyu kırmızı',

  'sheet.heading.counting': 'Puan hesabı',
  'sheet.count.words':
    'Bir kelimenin puanı, bütün harflerinin puan toplamıdır. Bir hamlede iki ya da daha çok kelime yazılır veya uzatılırsa hepsinin puanı toplanır.',
  'sheet.count.shared': 'İki kelimenin ortak harfi her ikisinde de katıyla birlikte sayılır.',
  'sheet.count.announce': 'Oyuncu, sırasının sonunda puanını hesaplayıp söyler.',
  'sheet.count.compound':
    'Kural kitabı birleşik kelimenin parçalarının ayrı sayıldığını da söyler. Biz tahtadaki her kelimeyi sayarız, kelimenin parçalarını saymayız: diğer kurallar ve örnekler de böyledir.',
  'sheet.count.refill':
    'Oyuncu, hamlesinden sonra torbadan kullandığı kadar taş çeker; elinde yeniden {count, plural, other {# taş}} olur.',
  'sheet.count.empty-bag': 'Torba boşalınca oyuncular ellerinde kalan taşlarla oynar.',

  'sheet.bonus':
    'Tek hamlede {tiles, plural, other {# taşı}} birden kullanan oyuncunun puanına {points, plural, other {# puan}} daha eklenir. Bu puan en son, çarpmalardan sonra eklenir.',

  'sheet.heading.laying': 'Kelime yazmak',
  'sheet.laying.join':
    'Sonraki oyuncular tahtadaki taşlara bir ya da birkaç taş ekleyerek yeni kelimeler yazar. Yazılan kelime, öncekilerle en az bir harfle birleşmelidir.',
  'sheet.laying.two-letters': 'Yeni kelimeler en az iki harflidir.',
  'sheet.laying.line':
    'Bir hamledeki bütün taşlar tek satırda ya da tek sütunda, boşluksuz durur; aralarında yalnızca tahtada duran taşlar olabilir.',
  'sheet.laying.directions':
    'Kelimeler yatay ya da dikey yazılır; çapraz okunan kelime geçersizdir.',
  'sheet.laying.reading':
    'Soldan sağa ya da yukarıdan aşağıya okunur; tersten okunan kelime geçersizdir.',
  'sheet.laying.one-place':
    'Bir hamlede konan taşların hepsi tek bir kelime oluşturur; bu kelime başka kelimelere de harf ekleyebilir. Bir hamlede tahtanın ayrı yerlerine taş konmaz.',
  'sheet.laying.neighbours':
    'Taşlar başka taşların yanına gelirse, kare bulmacadaki gibi onlarla da kelime oluşturmalıdır.',
  'sheet.ways': 'Yeni kelimeler {count, plural, =3 {üç} =5 {beş} other {#}} yolla yazılabilir:',
  'sheet.way.extend': 'Tahtadaki kelimenin başına ya da sonuna taş eklenebilir.',
  'sheet.way.extend-both':
    'Tahtadaki kelimenin başına, sonuna ya da ikisine birden taş eklenebilir.',
  'sheet.way.extend-both.example':
    'Tahtadaki kelimenin başına, sonuna ya da ikisine birden taş eklenebilir: {from}, {word} olur.',
  'sheet.way.both-ends': 'Bir kelime aynı hamlede iki ucundan birden uzatılabilir.',
  'sheet.way.cross': 'Başka bir kelimeye dik, onun bir harfini kullanan bir kelime yazılabilir.',
  'sheet.way.beside':
    'Başka bir kelimenin yanına, birbirine değen bütün taşlar kelime oluşturacak biçimde yeni bir kelime yazılabilir.',
  'sheet.way.hook': 'Yeni kelime, tahtadaki bir kelimeye harf de ekleyebilir.',
  'sheet.way.bridge':
    'Ya da ayrı duran harfler arasında köprü kurar; bu en erken dördüncü hamlede olabilir.',
  'sheet.again': 'Aynı kelime bir oyunda birkaç kez yazılabilir.',
  'sheet.stay': 'Tahtaya konan taş, itiraz edilen kelime geçersiz çıkmadıkça yerinden oynatılmaz.',

  'sheet.end.out':
    'Torba boşalmış ve oyunculardan biri bütün taşlarını kullanmışsa oyun sona erer.',
  'sheet.end.passes':
    '{count, plural, =1 {Bütün oyuncular bir tur pas geçerse de oyun sona erer.} other {Bütün oyuncular üst üste # tur pas geçerse de oyun sona erer.}}',
  'sheet.end.scoreless':
    '{count, plural, =1 {Puansız ilk hamleden sonra da oyun sona erer.} other {Üst üste # puansız hamleden sonra da oyun sona erer.}}',
  'sheet.end.no-move.yes':
    'Yapılacak hamle kalmayınca da oyun sona erer: kimse taşlarını bitiremiyorsa hamle kalmayana kadar oynanır, oynayamayan pas geçer.',
  'sheet.end.no-move.no':
    'Kelime yazamayan oyuncu taş değiştirebilir ya da pas geçebilir; oyun sürer.',
  'sheet.last-letter': 'Torbadaki son harf oyunu kazandırabilir de kaybettirebilir de!',

  'sheet.final.always': 'Her oyuncunun elinde kalan harflerin puanları toplam puanından düşülür.',
  'sheet.final.unless-out':
    'Kimse taşlarını bitirmediyse, her oyuncunun elinde kalan harflerin puanları toplam puanından düşülür.',
  'sheet.final.never': 'Elde kalan taşlar için puan düşülmez.',
  'sheet.final.credit.none': 'Taşlarını bitiren oyuncu ek puan almaz.',
  'sheet.final.credit.single':
    'Taşlarını bitiren oyuncuya diğerlerinin elinde kalan bütün taşların puanı eklenir.',
  'sheet.final.credit.double':
    'Taşlarını bitiren oyuncuya diğerlerinin elinde kalan bütün taşların puanının iki katı eklenir.',
  'sheet.final.example':
    'Örnek: elinde {tiles} kalan oyuncu {points, plural, other {# puan}} kaybeder, taşlarını bitiren oyuncu bu puanı alır.',
  'sheet.final.misprint':
    'Kural kitabında burada {printed} yazar; kitaptaki taş puanlarına göre {points} eder, biz de öyle sayarız.',
  'sheet.final.winner': 'En çok puanı olan kazanır.',
  'sheet.final.advance':
    'Masa birincileri bir üst tura yükselir. Gerekirse en yüksek puanlı masa ikincileri de davet edilebilir.',

  'sheet.ties.none': 'Puanları eşit olanlar aynı sırayı paylaşır.',
  'sheet.ties.before-deduction':
    'Eşitlikte, elde kalan harflerin puanları düşülmeden önceki puana bakılır.',
  'sheet.ties.letter-draw':
    'Eşitlik bozulmazsa harf çekilir: A’yı ya da A’ya en yakın harfi çeken öne geçer.',
  'sheet.ties.tables': 'Farklı masaların ikincileri arasında da böyledir.',
  'sheet.ties.draw': 'Joker A’dan önce gelir, aynı harf çekilirse yeniden çekilir.',

  'sheet.misdraw':
    'Eksik ya da fazla taşla oynadığı fark edilen oyuncu o sırasını pas geçer. Sonra eksikse taş çeker; fazlaysa taşlarını ters çevirir ve fazlası alınır.',
  'sheet.misdraw.later':
    'Bu, sıra başkasındayken fark edilirse oyuncu bir sonraki sırasında pas geçer.',
  'sheet.take-back.never': 'Hamle geri alınamaz.',
  'sheet.take-back.consent': 'Diğer oyuncular kabul ederse hamle geri alınabilir.',
  'sheet.take-back.free':
    'Oyuncu, sıradaki oynayana kadar son hamlesini geri alabilir. Botların karşılık olarak yaptığı hamleler de geri alınır.',
  'sheet.take-back.same-tiles':
    'Yeniden oynayınca torbadan aynı taşlar gelir. Taş değişimi geri alınmaz.',
  'sheet.take-back.referee': 'Hakem varsa bir yanlışı düzeltebilir.',
};

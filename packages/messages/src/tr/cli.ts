/** Turkish: the command line, its help, its answers and its complaints. */
import type { CliTexts } from '../en/cli.ts';

export const cli: CliTexts = {
  // Help.
  'cli.about': 'Täht: harf taşlarıyla bulmaca oyunu, komut satırında.',
  'cli.usage': 'Kullanım:',
  'cli.commands': 'Komutlar:',
  'cli.arguments': 'Argümanlar:',
  'cli.options': 'Seçenekler:',
  'cli.help': 'bu yardımı göster',
  'cli.version': 'sürümü göster',
  'cli.editions': 'dilleri, taşlarını ve kurallarını listele',
  'cli.score': 'örnek dosyasındaki hamlelerin puanını hesapla',
  'cli.replay': 'GCG kaydını kurallara göre oyna, farkları göster',
  'cli.verify': 'bir oyunu denetle: kaydını, hamlelerini, çekilişlerini',
  'cli.play': 'bu terminalde oyna, bir ekranda iki ile dört kişi',
  'cli.json': 'tek bir JSON belgesiyle yanıtla',
  'cli.language': 'metinlerin dili: {names}',
  'cli.no-color': 'renksiz',
  'cli.edition': 'oyunun dili: {names}',
  'cli.ruleset': '“taht editions” listesindeki kurallar',
  'cli.tileset': '“taht editions” listesindeki taşlar',
  'cli.lexicon': 'kullanılacak sözlük',
  'cli.data': 'oyunların, sözlüklerin ve kaynakların klasörü (ya da TAHT_DATA)',
  'cli.seed': 'çekilişlerin tohumu, 64 onaltılık rakam',
  'cli.players': 'oyuncuların adları, aralarında virgülle',
  'cli.house-rule': 'bir ev kuralı; birden çok kez verilebilir',
  'cli.resume': 'kayıtlı bir oyuna devam et: sonuncusu, kimliği ya da dosyası',

  // Wrong use.
  'cli.unknown-command': '“{name}” diye bir komut yok. Olanlar: {names}',
  'cli.missing-argument': 'Bir şey eksik: {name}',
  'cli.too-many-arguments': 'Bu, bir komut için fazla. Yardım için {command} yaz.',
  'cli.not-understood': 'Bu anlaşılmadı. Yardım için {command} yaz.',

  // Files.
  'file.missing': 'klasör yok',
  'file.forbidden': 'izin yok',
  'file.read-only': 'oraya yazılamıyor',
  'file.disk-full': 'disk dolu',
  'file.is-folder': 'bu bir klasör',
  'file.not-folder': 'klasörün yerinde bir dosya var',
  'file.not-json': 'Bu dosya JSON değil: {path}',

  // Test vectors: `place` is the example’s id and the place in it.
  'vector.missing': '{place}: bu eksik.',
  'vector.wrong': '{place}: bu okunamıyor: {found}',
  'vector.unknown-tileset': '{place}: “{found}” diye bir taş takımı yok.',
  'vector.unknown-letter': '{place}: “{found}” için taş yok.',
  'vector.square-twice': '{place}: {found} karesinde zaten taş var.',
  'vector.refused': '{id}: bu hamle geçerli değil. {reason}',
  'vector.skipped': '{count, plural, other {Başka türden # örnek: {ids}}}',

  // Checking a record.
  'verify.record': 'Kayıt tam',
  'verify.bytes': 'İçinde hiçbir şey değiştirilmemiş',
  'verify.events': 'Oyun baştan sona oynanabiliyor',
  'verify.decisions': 'Her hamle ve her çekiliş kurallara uygun',
  'verify.commitment': 'Tohum, mühürlenen tohumun aynısı',
  'verify.line': 'satır {line}',
  'verify.ok': 'Her şey yolunda.',
  'verify.not-ok': 'Bu kayıtta bir yanlışlık var.',
  'verify.unfinished': 'Oyun henüz bitmedi.',

  // Playing a record by the rules.
  'replay.no-moves': 'Bu dosyada tek bir hamle bile yok: {path}',
  'replay.complete': 'Oyun sonuna kadar oynanmış.',
  'replay.incomplete': 'Oyun yarıda kalmış.',
  'replay.agrees': 'Kayıt kurallara uyuyor.',
  'replay.differs': '{count, plural, other {Kayıt # yerde kurallardan ayrılıyor:}}',
  'replay.difference':
    'satır {line}, el {turn}, {kind}: yazılan {recorded}, kurallara göre {expected}',
  'replay.not-laid': 'satır {line}, el {turn}: {recorded} oraya yazılamaz. {reason}',
  'replay.unreadable': 'satır {line}, el {turn}: bu okunamıyor: {recorded}',
  'replay.kind.score': 'puan',
  'replay.kind.cumulative': 'toplam',
  'replay.kind.tiles': 'taşlar',
  'replay.kind.word': 'kelime',
  'replay.kind.turn-order': 'oyun sırası',
  'replay.kind.end': 'oyun sonu',

  // Turns on a score sheet.
  'turn.play': 'Hamle',
  'turn.points': 'Puan',
  'turn.retracted': 'geri alındı',
  'turn.exchange': 'değiştirme',
  'turn.pass': 'pas',
  'turn.skip': 'el kaybı',
  'turn.adjusted': 'itiraz',

  // More at the terminal.
  'play.choose-game': 'Bitmemiş oyunlar var. Birine devam edilsin mi?',
  'play.new-game': 'Yeni oyun',
  'play.nothing-to-resume': '{path} içinde bitmemiş oyun yok.',
  'play.bad-seed': 'Tohum 64 onaltılık rakam olmalı (0–9, a–f).',
  'play.press-enter': 'Devam etmek için Enter tuşuna bas.',
  'play.more': 'Enter: devamı',
  'play.all-accept': 'Herkes kabul ediyor mu: {words}?',
  'play.who-challenges': 'Kim itiraz ediyor?',
  'play.claim-word': '{player}, {word} “{name}” temasına uyuyor mu?',
  'play.help.sort': '{command} – ıstakanı alfabe sırasına diz',
  'command.sort': 'sırala diz',
};

/** Turkish: the referee's page of an event. */
import type { WebEventReferee } from '../en/web-event-referee.ts';

export const webEventReferee: WebEventReferee = {
  'event-referee.title': 'Hakem',
  'event-referee.ask-title': 'Hakemlik yap',
  'event-referee.ask-about': 'Adını yalnızca turnuva yöneticisi görür ve seni içeri alır.',
  'event-referee.name': 'Yöneticinin seni tanıdığı ad',
  'event-referee.ask': 'İzin iste',
  'event-referee.asked.waiting':
    'İzin istedin. Turnuva yöneticisi seni alınca bu sayfa kendiliğinden devam eder.',
  'event-referee.asked.turned-away':
    'Turnuva yöneticisi seni almadı. Bu bir yanlışlıksa onunla konuş.',
  'event-referee.asked-number':
    'Numaran {number}. Bunu turnuva yöneticisine söyle: onun ekranında adının yanında aynı numara durur.',
  'event-referee.tables': 'Masalar',
  'event-referee.no-round': 'Henüz tur kurası çekilmedi.',
  'event-referee.open-tables':
    '{count, plural, =0 {Bütün sonuçlar geldi.} other {# masanın sonucu yok.}}',
  'event-referee.task.result': 'Sonuç',
  'event-referee.task.challenge': 'İtiraz',
  'event-referee.mover': 'Kimin hamlesine itiraz ediliyor?',
  'event-referee.no-mover': 'Kimin hamlesine itiraz edildiğini işaretle.',
  'event-referee.words': 'İtiraz edilen kelime ya da kelimeler',
  'event-referee.word': '{number}. kelime',
  'event-referee.challengers': 'Kim itiraz ediyor?',
  'event-referee.judge': 'Karar ver',
  'event-referee.letters': 'Harfler',
  'event-referee.erase': 'Son harfi sil',
  'event-referee.verdict.valid': 'Geçerli: kelime tahtada kalır.',
  'event-referee.verdict.invalid': 'Geçersiz: taşlar geri alınır.',
  'event-referee.effect.loses-turn': '{player} o eli pas geçer.',
  'event-referee.effect.skips-next': '{player} sırası gelince pas geçer.',
  'event-referee.effect.loses-points': '{player} {points, plural, other {# puan}} kaybeder.',
  'event-referee.effect.loses-game': '{player} oyunu kaybeder.',
  'event-referee.no-effect': 'Kimse bir şey kaybetmez.',
  'event-referee.challenge-of': '{words} · hamle: {player}; itiraz: {challengers}',
  'event-referee.judge-again': 'Yeniden karar ver',
  'event-referee.rulings': 'Kelimeler için özel kararlar',
  'event-referee.rulings-about':
    'Yalnızca liste yanılıyor ya da bir şey söylemiyorsa. Karar bundan sonra bütün turnuvada geçerlidir.',
  'event-referee.ruling-word': 'Kelime',
  'event-referee.ruling': 'Karar',
  'event-referee.ruling.valid': 'geçerli',
  'event-referee.ruling.invalid': 'geçersiz',
  'event-referee.rule': 'Kararı kaydet',
  'event-referee.misdraw-about':
    'Istakadaki ve torbada kalan taşları say; sayfa ne yapılacağını söyler.',
  'event-referee.misdraw-player': 'Kimin ıstakası?',
  'event-referee.misdraw-tiles': 'Istakadaki taşlar',
  'event-referee.misdraw-right': 'Kurala göre {count}.',
  'event-referee.misdraw-bag': 'Torbada kalan taşlar',
  'event-referee.misdraw-what': 'Ne yapılacak?',
  'event-referee.misdraw-noted': 'Kaydedildi.',
  'event-referee.misdraw-of': '{player}: ıstakada {count, plural, other {# taş}}',
  'event-referee.misdraw.pass': '{player} bu eli pas geçer.',
  'event-referee.misdraw.draws': '{player} torbadan {count, plural, other {# taş}} çeker.',
  'event-referee.misdraw.gives-back':
    'Oyuncu taşlarını kapatır; başka bir oyuncu bakmadan {count, plural, other {# taş}} alıp torbaya koyar.',
  'event-referee.misdraw.go-on': 'Sonra sıra bir sonraki oyuncudadır.',
  'event-referee.log': 'Yaptıklarım',
};

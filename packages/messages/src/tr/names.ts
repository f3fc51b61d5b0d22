/** Turkish: what the editions, their rules and their house rules are called. */
import type { Names } from '../en/names.ts';

export const names: Names = {
  'language.name': 'Türkçe',

  'edition.et': 'Estonca',
  'edition.is': 'İzlandaca',
  'edition.fi': 'Fince',
  'edition.uk': 'Ukraynaca',
  'edition.tr': 'Türkçe',
  'edition.en': 'İngilizce',

  'ruleset.et-base': 'Eston kuralları',
  'ruleset.is-base': 'İzlanda kuralları',
  'ruleset.fi-base': 'Fin kuralları',
  'ruleset.uk-base': 'Ukrayna kuralları',
  'ruleset.tr-base': 'Türkçe ev oyunu',
  'ruleset.tr-school': 'Türkiye okul turnuvası',
  'ruleset.en-club': 'İngilizce kulüp oyunu',

  'tileset.et-102': 'Estonca, 102 taş',
  'tileset.is-104-2016': 'İzlandaca, 104 taş (2016)',
  'tileset.is-104-1990': 'İzlandaca, 104 taş (1990)',
  'tileset.is-100-skrafl': 'İzlandaca kulüp takımı, 100 taş',
  'tileset.fi-101': 'Fince, 101 taş',
  'tileset.fi-100': 'Fince, 100 taş',
  'tileset.uk-104': 'Ukraynaca, 104 taş',
  'tileset.en-100': 'İngilizce, 100 taş',
  'tileset.tr-100': 'Türkçe, 100 taş',

  'board.std15': 'alışılmış tahta, 15 × 15 kare',

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
};

/** Turkish: settings, and what works without a network. */
import type { SettingsTexts } from '../en/web-settings.ts';

export const webSettings: SettingsTexts = {
  'settings.name': 'Adın',
  'settings.name-about': 'Oyunlarda sana böyle denir.',
  'settings.looks': 'Görünüş',
  'settings.board': 'Oyun tahtası',
  'settings.board.rulebook': 'kurallarda olduğu gibi',
  'settings.board.own': 'Täht’in kendi renkleri',
  'settings.board-about':
    'Daire harf, kare kelime içindir; çerçeveli olan iki kat, dolu olan üç kat sayılır. Kurallar renk belirtmiyorsa tahta bizim renklerimizde kalır.',
  'settings.playing': 'Oyun',
  'settings.keyboard': 'Tahtanın altında dokunulacak harfler',
  'settings.keyboard.auto': 'aygıtta yoksa',
  'settings.keyboard.shown': 'her zaman',
  'settings.keyboard.hidden': 'hiçbir zaman',
  'offline.title': 'Ağ olmadan',
  'offline.about': 'Bir kez oynadığın, ağ olmadan da çalışır. Öbür diller önceden indirilebilir.',
  'offline.keep': 'Aygıtta sakla',
  'offline.keep-which': 'Aygıtta sakla: {edition}',
  'offline.size': 'yaklaşık {size} MB',
  'offline.kept': 'bu aygıtta var',
  'offline.failed': 'Bu indirilemedi. Ağ bağlantısı ve aygıtta yer var mı?',
  'offline.not-here':
    'Bu adreste tarayıcı sonrası için hiçbir şey saklamaz: bunun için https gerekir. Ağ olduğu sürece her şey çalışır.',
  'offline.update': 'Täht’in yeni sürümü geldi.',
  'offline.load-now': 'Şimdi yükle',
  'offline.later': 'Sonra',
};

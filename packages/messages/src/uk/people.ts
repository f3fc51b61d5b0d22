/** Ukrainian: why something about people, classes or moderation may not be done. `until` comes as a time of day, or `never`. */
import type { People } from '../en/people.ts';

export const people: People = {
  'refusal.not-permitted': 'Ви не маєте на це права.',
  'refusal.person-gone': 'Цієї людини тут уже немає.',
  'refusal.person-exists': 'Ця людина вже тут є.',
  'refusal.name-empty': 'Напишіть ім’я.',
  'refusal.name-too-long': 'Ім’я задовге: щонайбільше 24 знаки.',
  'refusal.name-bad-character':
    'В імені можуть бути літери й цифри, а між ними пробіл, крапка, підкреслення, дефіс або апостроф.',
  'refusal.name-mixed-scripts': 'Усі літери імені мають бути з однієї абетки.',
  'refusal.name-reserved': 'Це ім’я взяти не можна.',
  'refusal.no-such-session': 'Такого сеансу немає.',
  'refusal.no-such-token': 'Такого токена немає.',
  'refusal.no-such-passkey': 'Такого ключа доступу немає.',
  'refusal.already-account': 'Ви вже маєте обліковий запис.',
  'refusal.no-account': 'Для цього потрібен обліковий запис.',
  'refusal.last-way-in': 'Це останній спосіб увійти: спершу додайте інший.',
  'refusal.link-used': 'Це посилання вже не діє.',
  'refusal.pupil-may-not': 'Учням цього не можна.',
  'refusal.that-is-you': 'Це ви самі.',
  'refusal.too-many-of-these': 'Більше додати не можна.',
  'refusal.vacation-used-up': 'Стільки днів відпустки цього року у вас уже немає.',
  'refusal.no-vacation': 'Ви зараз не у відпустці.',
  'refusal.account-closed': 'Цей обліковий запис закрито.',

  'refusal.class-exists': 'Цей клас уже створено.',
  'refusal.class-over': 'Цього класу вже немає.',
  'refusal.class-full': 'У класі немає вільних місць.',
  'refusal.class-not-open': 'До цього класу зараз не можна приєднатися.',
  'refusal.nickname-taken': 'Учень із таким псевдонімом уже є в класі.',
  'refusal.no-such-pupil': 'Такого учня в класі немає.',
  'refusal.pin-locked':
    '{until, select, never {Забагато хибних ПІН-кодів. Попросіть в учителя новий.} other {Забагато хибних ПІН-кодів. Спробуйте знову о {until}.}}',
  'refusal.date-out-of-range':
    'День видалення має бути в майбутньому, але не далі ніж за 400 днів.',

  'refusal.reported-before': 'Ви вже про це повідомили.',
  'refusal.no-such-report': 'Такого повідомлення немає.',
  'refusal.report-closed': 'Це повідомлення вже розглянуто.',

  'refusal.not-signed-in': 'Спершу увійдіть.',
  'refusal.other-site': 'Цей запит надійшов з іншого сайту.',
  'refusal.wrong-name-or-password': 'Хибне ім’я або пароль.',
  'refusal.wrong-code-or-pin': 'Хибний код, псевдонім або ПІН-код.',
  'refusal.too-many-attempts':
    'Забагато спроб. Спробуйте знову через {seconds, plural, one {# секунду} few {# секунди} many {# секунд} other {# секунди}}.',
  'refusal.name-taken': 'Це ім’я вже зайняте.',
  'refusal.password-too-short': 'Пароль закороткий: щонайменше {least} знаків.',
  'refusal.password-too-long': 'Пароль задовгий: щонайбільше {most} знаків.',
  'refusal.password-too-plain': 'Цей пароль надто легко вгадати.',
  'refusal.pin-not-digits': 'У ПІН-коді від чотирьох до восьми цифр.',
  'refusal.pin-too-plain': 'Цей ПІН-код надто легко вгадати.',
  'refusal.real-name-missing': 'Напишіть також справжнє ім’я: його бачить лише вчитель.',
  'refusal.passkeys-need-tls': 'Ключі доступу працюють лише через захищене з’єднання.',
  'refusal.passkey-refused': 'Ключ доступу не підійшов.',
  'refusal.ticket-expired': 'Час вийшов. Почніть спочатку.',
  'refusal.no-such-person': 'Такої людини немає.',
  'refusal.no-such-class': 'Такого класу немає.',
  'refusal.teachers-only': 'Клас може створити лише вчитель.',
  'refusal.hashing-busy': 'Сервер зайнятий. Спробуйте за мить.',
};

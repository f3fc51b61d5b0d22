/** Ukrainian: lists of players and files of other programs. */
import type { RosterTextId } from '../required.ts';

export const roster = {
  'roster.fault.no-heading': 'У списку немає заголовка: перевірте, чим вважаємо кожен стовпець.',
  'roster.fault.no-players': 'У списку нікого немає.',
  'roster.fault.no-name-column': 'У жодному стовпці немає імен.',
  'roster.fault.unknown-column': 'Стовпець {column} («{heading}») невідомий, його пропущено.',
  'roster.fault.column-twice':
    'Для того самого є кілька стовпців ({field}): {columns}. Враховано перший.',
  'roster.fault.empty-column': 'Стовпець {column} ({field}) порожній.',
  'roster.fault.spelled-alike':
    'Написано по-різному, вважаємо одним ({field}): {text}; також {also}.',
  'roster.fault.no-name': 'У рядку {line} немає імені.',
  'roster.fault.name-has-digits': 'Рядок {line}: «{text}» не схоже на ім’я.',
  'roster.fault.bad-table': 'Рядок {line}: «{text}» – не номер столу.',
  'roster.fault.duplicate': '{name} є у списку більше ніж один раз: рядки {lines}.',
  'roster.fault.same-name': 'Ім’я {name} є в кількох школах: рядки {lines}.',
  'roster.fault.not-xlsx': 'Цей файл не вдається прочитати як таблицю.',
  'roster.fault.too-large': 'Цей файл завеликий.',
  'roster.field.name': 'ім’я',
  'roster.field.surname': 'прізвище',
  'roster.field.school': 'школа',
  'roster.field.class': 'клас',
  'roster.field.ageGroup': 'вікова група',
  'roster.field.team': 'команда',
  'roster.field.table': 'стіл',
  'roster.field.note': 'примітка',
  'roster.line.name-and-rating': 'Рядок {line}: немає імені та рейтингу.',
  'roster.line.numbers': 'Рядок {line}: тут мають бути лише числа.',
  'roster.line.opponent': 'Рядок {line}: суперника немає у файлі.',
} as const satisfies Readonly<Record<RosterTextId, string>>;

/** English: why something about people, classes or moderation may not be done. `until` comes as a time of day, or `never`. */
import type { PeopleTextId } from '../required.ts';

export const people = {
  'refusal.not-permitted': 'You may not do that.',
  'refusal.person-gone': 'This person is no longer here.',
  'refusal.person-exists': 'This person is already here.',
  'refusal.name-empty': 'Write a name.',
  'refusal.name-too-long': 'That name is too long: at most 24 characters.',
  'refusal.name-bad-character':
    'A name may have letters and digits, and between them a space, a full stop, an underscore, a hyphen or an apostrophe.',
  'refusal.name-mixed-scripts': 'All letters of a name must come from one alphabet.',
  'refusal.name-reserved': 'Nobody may take that name.',
  'refusal.no-such-session': 'There is no such session.',
  'refusal.no-such-token': 'There is no such token.',
  'refusal.no-such-passkey': 'There is no such passkey.',
  'refusal.already-account': 'You already have an account.',
  'refusal.no-account': 'That needs an account.',
  'refusal.last-way-in': 'This is the last way to sign in: add another one first.',
  'refusal.link-used': 'This link is no longer valid.',
  'refusal.pupil-may-not': 'Pupils cannot do that.',
  'refusal.that-is-you': 'That is yourself.',
  'refusal.too-many-of-these': 'No more of these can be added.',
  'refusal.vacation-used-up': 'You do not have that many vacation days left this year.',
  'refusal.no-vacation': 'You are not on vacation now.',
  'refusal.account-closed': 'This account has been closed.',

  'refusal.class-exists': 'This class has already been made.',
  'refusal.class-over': 'This class is over.',
  'refusal.class-full': 'The class is full.',
  'refusal.class-not-open': 'This class cannot be joined now.',
  'refusal.nickname-taken': 'A pupil of this class already has that nickname.',
  'refusal.no-such-pupil': 'There is no such pupil in the class.',
  'refusal.pin-locked':
    '{until, select, never {Too many wrong PINs. Ask your teacher for a new one.} other {Too many wrong PINs. Try again at {until}.}}',
  'refusal.date-out-of-range': 'The day of deletion must lie ahead, but no more than 400 days.',

  'refusal.reported-before': 'You have already reported this.',
  'refusal.no-such-report': 'There is no such report.',
  'refusal.report-closed': 'This report has already been dealt with.',

  'refusal.not-signed-in': 'Sign in first.',
  'refusal.other-site': 'This request came from another site.',
  'refusal.wrong-name-or-password': 'Wrong name or password.',
  'refusal.wrong-code-or-pin': 'Wrong code, nickname or PIN.',
  'refusal.too-many-attempts':
    'Too many attempts. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  'refusal.name-taken': 'That name is already taken.',
  'refusal.password-too-short': 'The password is too short: at least {least} characters.',
  'refusal.password-too-long': 'The password is too long: at most {most} characters.',
  'refusal.password-too-plain': 'That password is too easy to guess.',
  'refusal.pin-not-digits': 'A PIN has four to eight digits.',
  'refusal.pin-too-plain': 'That PIN is too easy to guess.',
  'refusal.real-name-missing': 'Write the real name as well: only the teacher sees it.',
  'refusal.passkeys-need-tls': 'Passkeys work only over a secure connection.',
  'refusal.passkey-refused': 'The passkey did not fit.',
  'refusal.ticket-expired': 'Time has run out. Start again.',
  'refusal.no-letters': 'This server sends no letters.',
  'refusal.nothing-to-confirm': 'There is no address that waits to be confirmed.',
  'refusal.letter-not-sent': 'The letter could not be sent. Check the address, or try again later.',
  'refusal.no-such-person': 'There is no such person.',
  'refusal.no-such-class': 'There is no such class.',
  'refusal.teachers-only': 'Only a teacher may make a class.',
  'refusal.hashing-busy': 'The server is busy. Try again in a moment.',
} satisfies Record<PeopleTextId, string>;

export type People = Readonly<Record<keyof typeof people, string>>;

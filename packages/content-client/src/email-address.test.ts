import { expect, it } from 'vitest';
import { readEmailAddress } from './email-address.ts';

it.each([
  'ama@mail.example',
  ' ama@mail.example\n',
  'ama@mail.example ;',
  '<ama@mail.example>,',
  '"Mensah, Ama" <ama@mail.example>.',
  '“ama@mail.example”',
  '« ama@mail.example »',
  'MAILTO:ama@mail.example?subject=Hello&cc=kofi@mail.example',
  '\u200bama@mail.example\ufeff',
])('reads the one address in %j', (text) => {
  expect(readEmailAddress(text)).toBe('ama@mail.example');
});

it.each([
  "o'neil@mail.example",
  'a.b+c_d@sub.mail.example',
  'José@mail.example',
  'ama@xn--bcher-kva.example',
  `${'a'.repeat(64)}@mail.example`,
])('leaves %j as it is', (text) => {
  expect(readEmailAddress(text)).toBe(text);
});

it('writes a letter and its accent as one character', () => {
  expect(readEmailAddress('jose\u0301@mail.example')).toBe('jos\u00e9@mail.example');
});

it.each([
  '',
  '@mail.example',
  'ama@mail',
  'ama@mail..example',
  'ama@-mail.example',
  'ama@192.0.2.7',
  'ama @mail.example',
  'ama@mail.example, kofi@mail.example',
  'ama@mail.example\r\nBcc: kofi@mail.example',
  '"ama b"@mail.example',
  'ama@mail.example>kofi@mail.example',
  `${'a'.repeat(65)}@mail.example`,
  `ama@${'mail.'.repeat(60)}example`,
])('takes no part of %j', (text) => {
  expect(readEmailAddress(text)).toBeUndefined();
});

it.each(['a.', '<', ' ,', 'a@'])('is done at once with 200 kB of %j', (part) => {
  expect(readEmailAddress(`${part.repeat(100_000)}!x`)).toBeUndefined();
  expect(readEmailAddress(part.repeat(490))).toBeUndefined();
});

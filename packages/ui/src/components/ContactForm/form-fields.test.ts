import { describe, expect, it } from 'vitest';
import { contactFields, contactValues } from '../../fixtures/forms.ts';
import { isBlank, isTrapped, problemText, readFormValues } from './form-fields.ts';

const none = readFormValues(contactFields, () => undefined);
const tooLong = (most: number) => `At most ${most}`;

describe('§5.1 the message of an invalid field', () => {
  const { message, user_email, user_phone, time } = contactFields;

  it.each([
    ['missing', message, '', message.missing],
    ['long', message, 'xxx', 'At most 10000'],
    ['invalid', user_email, 'ama@', user_email.invalid],
    ['invalid', user_phone, '0244', user_phone.invalid],
    ['invalid', user_phone, '0244127730 / 0201234567', user_phone.several],
    [
      'invalid',
      time,
      '13/13/2024',
      /^Date input not valid\. There is no month 13\. Write it like /,
    ],
    ['Begin with GH.', message, 'CI', 'Begin with GH.'],
  ])('of the kind %j is the text of the model for %o', (problem, field, typed, words) => {
    const message = problemText(problem, field, typed, tooLong);
    expect(message).toEqual(words instanceof RegExp ? expect.stringMatching(words) : words);
  });
});

describe('§3 the values of a contact form', () => {
  it('are the same from a form and from its post', () => {
    const data = new FormData();
    const typed = { ...contactValues, message: 'one\ntwo' };
    for (const [name, value] of Object.entries(typed)) data.set(name, value.replace('\n', '\r\n'));
    data.set('lib_version', '4');
    expect(readFormValues(contactFields, (name) => data.get(name))).toEqual(typed);
  });

  it.each([
    [{ last_name: ' ', message: '\n' }, true],
    [{ privacy: 'on' }, false],
    [{ user_enquiry: 'Motor' }, false],
  ])('with %o are blank: %s', (changed, blank) => {
    expect(isBlank({ ...none, ...changed })).toBe(blank);
  });

  it.each([
    ['', false],
    ['https://spam.example', true],
  ])('show that a program filled in the hidden field: %j', (website, trapped) => {
    const data = new FormData();
    data.set('website', website);
    expect(isTrapped(data)).toBe(trapped);
  });
});

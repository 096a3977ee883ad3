import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readContactValues } from './contact-fields.ts';
import { contactMessage } from './contact-message.ts';

const values = {
  ...readContactValues(() => ''),
  first_name: 'Ama',
  user_phone: '+233244127730',
  message: 'How much?',
  privacy: 'on',
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-04-08T23:07:30Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('§7 the contact message as it is e-mailed', () => {
  it('has its fields, from_name, its id and the moment of sending, and no privacy box', () => {
    const { privacy: _, ...fields } = values;
    expect(contactMessage(values, 'a-1')).toEqual({
      ...fields,
      first_name: 'Ama',
      time: '04/08/2030, 23:07',
      from_name: 'Harmattan Insurance Ghana',
      submission_id: 'a-1',
    });
  });
});

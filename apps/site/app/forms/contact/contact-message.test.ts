import { describe, expect, it } from 'vitest';
import { contactMessage, writtenMoment } from './contact-message.ts';

const values = {
  first_name: ' Ama ',
  last_name: 'Boadu',
  user_email: 'ama@example.com',
  user_phone: '+233244127730',
  user_request: '',
  user_enquiry: 'Motor insurance',
  user_complaint: '',
  message: 'How much?',
  time: '',
  privacy: true,
};
const context = {
  fromName: 'Example Insurance',
  now: new Date('2030-04-08T23:07:30Z'),
  timeZone: 'Africa/Accra',
};

describe('§7 the contact message as it is e-mailed', () => {
  it('has its fields, from_name and the moment of sending, and no privacy box', () => {
    const { privacy: _, ...fields } = values;
    expect(contactMessage(values, context)).toEqual({
      ...fields,
      first_name: 'Ama',
      time: '04/08/2030, 23:07',
      from_name: 'Example Insurance',
    });
  });

  it('has the preferred date and time where one was chosen (§5.1)', () => {
    expect(contactMessage({ ...values, time: '05/01/2030, 10:15' }, context).time).toBe(
      '05/01/2030, 10:15',
    );
  });
});

it('§5.1 §9 a moment is written as MM/dd/yyyy, HH:mm where the company is', () => {
  expect(writtenMoment(context.now, 'Africa/Lagos')).toBe('04/09/2030, 00:07');
});

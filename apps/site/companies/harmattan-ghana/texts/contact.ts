import type { ContactFormTexts, ContactTexts } from '../../../app/pages/contact/texts.ts';
import { identity } from '../company.ts';

const officeHours = 'Mon–\u2060Fri 8\u00a0am\u00a0–\u00a05\u00a0pm';

export const contactTexts: ContactTexts = {
  meta: {
    title: 'Contact us',
    description: `Write to us, call or visit our offices in Accra and Lagos. ${officeHours}.`,
  },
  menu: 'Contact Us',
  form: {
    title: 'Send us a message',
    lead: 'We answer by email within two working\u00a0days.',
  },
  offices: {
    title: 'Our offices',
    call: 'Call',
    email: 'Email',
    headOffice: 'Head office',
    hours: 'Hours',
    open: 'Open now',
    closed: (day, time) => `Closed now · opens ${day} ${time}`,
    ussd: 'Menu on any phone',
    languages: 'Languages',
    spoken: {
      English: {},
      Twi: { lang: 'ak', isExplained: true },
      Ga: { lang: 'gaa' },
      Eʋegbe: { lang: 'ee' },
    },
    jumps: { label: 'On this page', call: 'Call', offices: 'Offices', write: 'Write' },
    showMap: 'Show the map here',
    openMap: 'Open in maps',
    mapFailed: 'The map could not load.',
    mapOf: (office) => `Map of the ${office} office`,
    company: { name: 'Ghana', map: 'Map of the Ghana office in Accra', place: identity.seat },
    parent: {
      name: 'Nigeria',
      map: 'Map of the Nigeria office in Lagos',
      place: { latitude: 6.4281, longitude: 3.4219 },
    },
  },
};

export const contactFormTexts: ContactFormTexts = {
  form: {
    fields: {
      first_name: { label: 'First name', missing: 'Enter your first name.' },
      last_name: { label: 'Last name', missing: 'Enter your last name.' },
      user_email: {
        label: 'Email',
        missing: 'Enter your email address.',
        invalid: 'Enter an email address like name@example.com.',
      },
      user_phone: {
        label: 'Phone',
        placeholder: '024\u00a0000\u00a00000',
        country: 'Country of the phone number',
        defaultCountry: 'GH',
        missing: 'Enter your phone number.',
        valid: 'This phone number is complete.',
        invalid: 'Enter the whole phone number, as you would dial it.',
        several: 'Enter one phone number here. You can add another one in your message.',
        locale: 'en-GH',
      },
      user_request: {
        label: 'Request Related',
        options: [
          'A quote',
          'A certificate or a copy of my policy',
          'A change to my policy',
          'A renewal',
          'A call back',
        ],
      },
      user_enquiry: {
        label: 'Enquiry related',
        options: [
          'Motor insurance',
          'Travel insurance',
          'Home insurance',
          'Engineering insurance',
          'Marine insurance',
          'A claim',
        ],
      },
      user_complaint: {
        label: 'Complaint Related',
        options: [
          'A claim',
          'A payment',
          'My policy',
          'Our service',
          'This website',
          'Something else',
        ],
      },
      message: { label: 'Message', missing: 'Write your message.' },
      time: {
        label: 'Preferred date and time',
        hint: (example) =>
          `Month/day/year, ${example ? `for example ${example}` : 'written mm/dd/yyyy, hh:mm'}, Accra time, in steps of 15 minutes`,
        open: 'Choose a date and time',
        time: 'Time',
        previousMonth: 'Previous month',
        nextMonth: 'Next month',
        invalid: 'Date input not valid.',
        advice: (example) => `Write it like ${example}, or clear the field.`,
        locale: 'en-GH',
        // The working hours that the top strip shows.
        hours: { days: [1, 2, 3, 4, 5], from: 8 * 60, to: 17 * 60, label: officeHours },
        timeZone: identity.timeZone,
        inZone: (date, here) => `${date}, Accra time${here ? `; where you are it is ${here}` : ''}`,
      },
    },
    choices: 'All three are optional. Choose what fits your message.',
    choose: 'Select at least one option',
    privacy: {
      before: 'I have read the ',
      link: 'privacy and cookie policy',
      after: ' (optional).',
    },
    send: 'Send message',
    sending: 'Sending...',
    tooLong: (most) => `Shorten this to at most ${most.toLocaleString('en-GH')} characters.`,
    problems: (count) =>
      count === 1
        ? 'Please check one field before you send'
        : `Please check ${count} fields before you send`,
    sent: {
      title: 'Thank you. We\u00a0have your message.',
      complaints: 'What happens to a complaint',
      // Keep these times the same as on the help page about complaints.
      steps: {
        read: 'Someone in our Accra office reads your message by the next working day.',
        complaint:
          'The complaints officer confirms your complaint within 2 working days, gives you a reference, and answers in writing within 15.',
        answer: 'You get an answer by email within two working days.',
        mayCall: 'If you choose a date and time, we call you then.',
        call: 'We call you at the time you chose.',
        urgent: `If it cannot wait, call us: ${officeHours}.`,
      },
      another: 'Send another message',
    },
    sendFailed: 'Your message was not sent. It is back in the form: please send it again.',
    call: 'Or call us:',
    unsent: {
      text: 'Your last message may not have been sent. You can put it back and try again.',
      action: 'Put it back',
    },
    trap: 'Leave this field empty',
  },
  messages: {
    sent: 'Message sent successfully!',
    failed: 'Failed to send message. Please try again.',
    wait: (seconds) =>
      `Many messages have just come from your network. Yours is still here: please send it again in ${seconds} seconds.`,
  },
};

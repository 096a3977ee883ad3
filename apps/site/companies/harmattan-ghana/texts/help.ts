import type { HelpTexts } from '../../../app/pages/help/page.tsx';

const hours = 'Call us: Mon–\u2060Fri 8\u00a0am\u00a0–\u00a05\u00a0pm';
const register = { href: 'https://register.nic.example/harmattan-ghana', external: true } as const;

/** Licence, regulators' numbers and time limits are fictional. */
export const helpTexts: HelpTexts = {
  licence: {
    line: [
      'Licensed and regulated by the National Insurance Commission, no. NIC/NL/0000. Data Protection Commission registration no. DPC/0000000. ',
      { label: 'Verify our licence', ...register },
    ],
    facts: [
      { term: 'Regulator', detail: 'National Insurance Commission' },
      {
        term: 'Licence',
        detail: ['NIC/NL/0000, non-life. ', { label: 'Verify it in the register', ...register }],
      },
      { term: 'Data protection', detail: 'Data Protection Commission, DPC/0000000' },
    ],
  },
  atAnyHour: 'Report a claim at any hour',
  happened: 'What to do first',
  pages: {
    claims: {
      meta: {
        title: 'Claims',
        description:
          'What to do after an accident or a loss, what to have ready, and how long a claim takes.',
      },
      title: 'How to claim',
      lead: 'Has something happened? People first. Then tell us: online at any hour, or by phone.',
      article: { id: '16', label: 'The first hour' },
      channels: [
        {
          term: 'Emergency',
          icon: 'phone',
          links: [
            { label: '112 all services', href: 'tel:112' },
            { label: '191 police', href: 'tel:191' },
            { label: '192 fire', href: 'tel:192' },
            { label: '193 ambulance', href: 'tel:193' },
          ],
        },
        { claims: 'Report online, at any hour' },
        { details: hours },
      ],
    },
    complaints: {
      meta: {
        title: 'Complaints',
        description: 'Who answers a complaint, in how many days, and where to go after that.',
      },
      title: 'Complaints',
      lead: 'Tell us if we got it wrong. A person answers, within 15 working days.',
      write: 'Write to us',
      channels: [
        { term: 'Complaints officer', phone: '+233 30 000 0150' },
        { term: 'In writing', email: 'complaints@harmattan-ghana.example' },
        {
          term: 'The regulator: National Insurance Commission, Complaints Bureau',
          icon: 'map-pin',
          links: [],
          text: [
            '1 Commission Street, Ridge, Accra\n',
            { label: '+233 30 000 0190', href: 'tel:+233300000190' },
            '\n',
            { label: 'complaints@nic.example', href: 'mailto:complaints@nic.example' },
          ],
        },
      ],
    },
    accessibility: {
      meta: {
        title: 'Accessibility',
        description: 'Who can use this website, with which browsers, and what is not done yet.',
      },
      title: 'Accessibility',
      lead: 'What you can expect of this website, whatever you read it with.',
      channels: [{ details: hours }],
    },
  },
};

import type { AboutTexts } from '../../../app/pages/about/page.tsx';
import type { CareersTexts } from '../../../app/pages/careers/page.tsx';
import type { PrivacyTexts } from '../../../app/pages/privacy/page.tsx';
import type { ServicesTexts } from '../../../app/pages/services/page.tsx';
import type { WhistleTexts } from '../../../app/pages/whistle/page.tsx';
import type { Audience } from '../company.ts';

export const aboutTexts: AboutTexts<Audience> = {
  meta: {
    title: 'About us',
    description:
      'Who we are, how we underwrite and settle claims, and the people who direct Harmattan Insurance Ghana Ltd.',
  },
  menu: 'About Us',
  account: 'Ask about a policy, a premium or a certificate. We answer on working days.',
  accountContact: 'institution',
  contact: { individual: 'company', institution: 'group' },
  intro: {
    title: 'ABOUT HARMATTAN INSURANCE GHANA LTD',
    text: 'We write policies for households and organisations, from a head office in Accra and with a parent company in Nigeria.',
  },
  directors: {
    title: 'Board of Directors',
    lead: 'Six people are responsible for how the company is run.',
  },
  executives: {
    title: 'Executive Management',
    lead: 'The people who run the company day to day.',
  },
  banner: {
    title: 'One group, across West Africa',
    lead: 'Read about Harmattan Group plc and its companies.',
    action: 'About the group',
  },
  portraitAlt: (name) => `Portrait of ${name}`,
};

export const careersTexts: CareersTexts<Audience> = {
  meta: {
    title: 'Careers',
    description:
      'Jobs in underwriting, claims, technology and sales at a Ghanaian insurer, and how we choose people.',
  },
  hasAccount: { individual: false, institution: true },
  cards: {
    title: 'Where you could work',
    action: 'Follow us for openings',
    href: 'https://linkedin.example/harmattanghana',
  },
};

export const servicesTexts: ServicesTexts = {
  meta: {
    title: 'Self Service',
    description: 'Ask for a quote, file a claim or buy insurance online.',
  },
  lead: 'Choose the service you would like to access',
  account: {
    text: 'Ask for a price, or manage a policy you already hold. The portal opens in a new tab.',
    action: 'GET A QUOTE',
  },
  claim: {
    title: 'File a Claim',
    text: 'Report a loss online and add photographs and reports as you get them.',
    action: 'Open the claims portal',
  },
  buy: {
    title: 'Buy Insurance',
    text: 'Answer a few questions, see the price, and pay by card or mobile money.',
    action: 'Buy online',
  },
};

export const whistleTexts: WhistleTexts = {
  meta: {
    title: 'Whistle Blowing',
    description:
      'Who may report, how a report is protected, and the channels for raising a concern.',
  },
  lead: 'If something is wrong in our company, we want to hear about it, and we protect the person who speaks up.',
  report: 'Report a concern',
  policy: [
    {
      title: 'Who may report',
      text: 'Anyone with a valid reason may report: a customer, an employee, an agent, a broker, a supplier or a member of the public.',
    },
    {
      title: 'What a report must be',
      text: 'A report must be factual, true and verifiable. Say what happened, where, when and who was involved, and add any document or name that helps us to check it. You need not prove the case yourself.',
    },
    {
      title: 'What to report',
      text: 'Fraud, bribery, theft, false documents, unfair treatment of a customer, misuse of personal data, harassment, danger to health and safety, or any attempt to hide one of these.',
      contact: {
        before: 'For a claim or a service complaint, use ',
        link: 'Contact Us',
        after: '.',
      },
    },
    {
      title: 'Anonymous reports',
      text: 'You may report without giving your name. If you leave a way to reach you, we can ask questions and tell you the outcome.',
    },
    {
      title: 'Your identity',
      text: 'We disclose your identity only with your written consent. No one may punish you for a report made in good faith.',
    },
    {
      title: 'What happens next',
      text: 'The Chief Compliance Officer, or the external auditing firm if you use its lines, records the report, investigates it and informs the audit committee of the board. Nobody named in a report takes part in investigating it.',
    },
  ],
  channels: {
    title: 'Where to report',
    officer: { term: 'Chief Compliance Officer', phone: '+233 30 000 0140' },
    email: { term: 'Ethics line email', address: 'ethics@harmattan-ghana.example' },
    web: 'Web',
    auditors: {
      term: 'Ethics lines of Savanna Audit Partners, an external auditing firm',
      phones: [
        '+233 30 000 0171',
        '+233 30 000 0172',
        '+233 30 000 0173',
        '+234 201 000 0174',
        '+234 201 000 0175',
        '+234 201 000 0176',
      ],
    },
  },
};

export const privacyTexts: PrivacyTexts = {
  title: 'Privacy and cookie policy',
  description:
    'What Harmattan Insurance Ghana Ltd collects about you, why, how long it is kept, your rights, and the cookies this site sets.',
  updated: 'Last updated: 31 October 2022',
  contents: 'On this page',
};

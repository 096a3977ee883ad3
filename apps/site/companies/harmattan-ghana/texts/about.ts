import type { AboutTexts } from '../../../app/pages/about/page.tsx';
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

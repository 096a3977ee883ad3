import type { AboutTexts } from '../../texts/about.ts';

export const aboutTexts: AboutTexts = {
  meta: {
    title: 'About us',
    description:
      'Who we are, how we underwrite and settle claims, and the people who direct Harmattan Insurance Ghana Ltd.',
  },
  account: 'Ask about a policy, a premium or a certificate. We answer on working days.',
  intro: {
    title: 'ABOUT HARMATTAN INSURANCE GHANA LTD',
    text: 'We are a general insurer for people and organisations in Ghana, with 16 years of underwriting experience and a mother company in Nigeria.',
  },
  directors: {
    title: 'Board of Directors',
    lead: 'Six people answer for how the company is run.',
  },
  executives: {
    title: 'Executive Management',
    lead: 'The people who run it day by day.',
  },
  banner: {
    title: 'One group, across West Africa',
    lead: 'Read about Harmattan Group plc and its companies.',
    action: 'About the group',
  },
  portraitAlt: (name) => `Portrait of ${name}`,
};

import type { CareersTexts } from '../../../app/pages/careers/page.tsx';
import type { Audience } from '../company.ts';

export const careersTexts: CareersTexts<Audience> = {
  meta: {
    title: 'Careers',
    description:
      'Jobs in underwriting, claims, technology and sales at a Ghanaian insurer, and how we choose people.',
  },
  menu: 'Careers',
  account: {
    institution: {
      text: 'Ask for a price, or manage a policy you already hold. The portal opens in a new tab.',
      action: 'GET A QUOTE',
    },
  },
  cards: {
    title: 'Where you could work',
    action: 'Follow us for openings',
    href: 'https://linkedin.example/harmattanghana',
  },
};

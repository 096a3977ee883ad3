import type { CareersTexts } from '../../texts/careers.ts';

export const careersTexts: CareersTexts = {
  meta: {
    title: 'Careers',
    description:
      'Work in underwriting, claims, technology and sales at a Ghanaian insurer, and how we choose people.',
  },
  account: {
    institution: {
      text: 'Ask for a price, or see to a policy you already hold. The portal opens in a new tab.',
      action: 'GET A QUOTE',
    },
  },
  cards: {
    title: 'Where you could work',
    action: 'See open roles',
    href: 'https://linkedin.example/harmattanghana',
  },
};

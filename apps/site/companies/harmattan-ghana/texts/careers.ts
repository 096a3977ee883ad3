import type { CareersTexts } from '../../../app/pages/careers/page.tsx';
import type { Audience } from '../company.ts';

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

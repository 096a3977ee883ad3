import type { CareersTexts } from '../../../app/pages/careers/page.tsx';
import type { Audience } from '../company.ts';

export const careersTexts: CareersTexts<Audience> = {
  meta: {
    title: 'Carrières',
    description:
      'Travailler à la souscription, à l’indemnisation, à l’informatique ou à la vente chez un assureur ivoirien, et comment nous recrutons.',
  },
  hasAccount: { individual: false, institution: true },
  cards: {
    title: 'Nos métiers',
    action: 'Suivre nos annonces',
    href: 'https://linkedin.example/harmattanci',
  },
};

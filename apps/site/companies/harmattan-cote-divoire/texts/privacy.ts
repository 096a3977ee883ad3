import type { PrivacyTexts } from '../../../app/pages/privacy/page.tsx';

export const privacyTexts: PrivacyTexts = {
  title: 'Politique de confidentialité et de cookies',
  description:
    'Ce qu’Harmattan Assurances Côte d’Ivoire SA recueille sur vous, pourquoi, combien de temps, vos droits, et les cookies de ce site.',
  updated: 'Dernière mise à jour : 31 octobre 2022',
  contents: 'Sur cette page',
};

import type { PreviewTexts } from '../../contract/texts.ts';

export const previewTexts: PreviewTexts = {
  label: 'Aperçu',
  says: (name, when) =>
    `Ceci est un brouillon, visible seulement avec son lien. Enregistré par ${name}, ${when}.`,
  approved: (names) => `Approuvé par ${names}.`,
  yourName: 'Votre nom',
  approve: 'Approuver',
  edit: 'Modifier',
  ended: 'Cet aperçu a pris fin. Demandez un nouveau lien.',
  failing: 'L’aperçu ne peut pas être montré maintenant. Veuillez réessayer.',
  changed: 'Le brouillon a changé pendant que vous le lisiez. Relisez-le, puis approuvez-le.',
};

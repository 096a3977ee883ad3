import type { PreviewTexts } from '../../contract/texts.ts';

export const previewTexts: PreviewTexts = {
  label: 'Aperçu',
  says: (name, when) =>
    `Ceci est un brouillon, visible seulement avec son lien. Enregistré par ${name}, ${when}.`,
  approved: (names) => `Approuvé par ${names}.`,
  yourName: 'Votre nom',
  approve: 'Approuver',
  edit: 'Modifier',
  checks: {
    none: 'Le contrôle d’accessibilité n’a rien trouvé à corriger ici.',
    rules: {
      'image-alt': 'Cette image n’a pas de texte de remplacement :',
      'image-redundant-alt': 'Le texte de cette image répète ce qui est écrit à côté :',
      'link-name': 'Ce lien n’a pas de mots :',
      'empty-heading': 'Ce titre n’a pas de mots.',
      'heading-order': 'Ce titre saute un niveau :',
      'empty-table-header': 'Une cellule d’en-tête d’un tableau est vide.',
      'th-has-data-cells': 'Cette cellule d’en-tête ne coiffe aucune cellule :',
      'td-has-header': 'Ce tableau n’a pas de cellules d’en-tête :',
      'valid-lang': 'La langue de ces mots n’est pas un code de langue :',
    },
  },
  ended: 'Cet aperçu a pris fin. Demandez un nouveau lien.',
  failing: 'L’aperçu ne peut pas être montré maintenant. Veuillez réessayer.',
  changed: 'Le brouillon a changé pendant que vous le lisiez. Relisez-le, puis approuvez-le.',
};

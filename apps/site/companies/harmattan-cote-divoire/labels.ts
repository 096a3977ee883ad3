import type { KitLabels } from '@insurance-kit/ui';
import type { PreviewTexts } from '../../shared/company.ts';

export const labels: KitLabels = {
  opensInNewTab: 's’ouvre dans un nouvel onglet',
  loading: 'Chargement...',
  required: 'obligatoire',
  close: 'Fermer',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  skipToContent: 'Aller au contenu',
  mainNavigation: 'Navigation principale',
  audienceSwitch: 'Vous êtes',
  sectionNavigation: 'Produits',
  covered: 'Ce qui est garanti',
  notCovered: 'Ce qui est exclu',
  pages: 'Pages de la liste',
  previous: 'Précédent',
  next: 'Suivant',
  page: (number) => `Page ${number}`,
  carousel: 'carrousel',
  slide: 'diapositive',
  position: (current, total) => `${current} sur ${total}`,
};

export const previewTexts: PreviewTexts = {
  label: 'Aperçu',
  says: (name, when) =>
    `Ceci est un brouillon, visible seulement avec son lien. Enregistré par ${name}, ${when}.`,
  edit: 'Modifier',
  fields: 'Champs de cette page',
  ended: 'Cet aperçu a expiré. Demandez un nouveau lien.',
  failing: 'L’aperçu ne peut pas être affiché maintenant. Veuillez réessayer.',
};

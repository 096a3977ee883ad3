/** The kit's own texts, in English. All other texts are passed as nodes or in models. */
export const englishLabels = {
  opensInNewTab: 'opens in a new tab',
  loading: 'Loading...',
  required: 'required',
  close: 'Close',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  audienceSwitch: 'Audience',
  sectionNavigation: 'Products',
  /** Headings in product features: lists below `covered` get ticks, below `notCovered` crosses. */
  covered: 'What is covered',
  notCovered: 'What is not covered',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (number: number) => `Page ${number}`,
  carousel: 'carousel',
  slide: 'slide',
  position: (current: number, total: number) => `${current} of ${total}`,
};

export type KitLabels = Readonly<typeof englishLabels>;

export const frenchLabels: KitLabels = {
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

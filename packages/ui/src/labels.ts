/** Texts of the kit itself, in English. All other texts come as nodes or in models. */
export const englishLabels = {
  /** Visually hidden text after a link to another site. */
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
  /** Headings of lists in feature texts: the lists get ticks and crosses (`FeaturesContent`). */
  covered: 'What is covered',
  notCovered: 'What is not covered',
  /** Accessible name of the pager. */
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (number: number) => `Page ${number}`,
  /** ARIA role descriptions. */
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

export const germanLabels: KitLabels = {
  opensInNewTab: 'öffnet einen neuen Tab',
  loading: 'Wird geladen …',
  required: 'erforderlich',
  close: 'Schließen',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  skipToContent: 'Zum Inhalt springen',
  mainNavigation: 'Hauptnavigation',
  audienceSwitch: 'Sie sind',
  sectionNavigation: 'Produkte',
  covered: 'Was versichert ist',
  notCovered: 'Was nicht versichert ist',
  pages: 'Seiten der Liste',
  previous: 'Zurück',
  next: 'Weiter',
  page: (number) => `Seite ${number}`,
  carousel: 'Karussell',
  slide: 'Folie',
  position: (current, total) => `${current} von ${total}`,
};

import type { FieldKind } from '@insurance-kit/content-client/records';

/** The languages of the editors' pages. */
export type Language = 'en' | 'fr';

const english = {
  language: 'English',
  title: 'Content',
  logIn: 'Log in',
  logOut: 'Log out',
  yourName: 'Your name',
  yourNameHelp: 'It stands beside what you save and publish.',
  token: 'Token',
  tokenHelp: 'The one that the service was started with.',
  ownTokenHelp: 'Your own. Your name stands beside what you save and publish.',
  wrongToken: 'This token is not right.',
  nameMissing: 'Write your name.',
  skip: 'Skip to the content',
  overview: 'Overview',
  history: 'History',
  problems: 'Problems',
  pages: 'Pages',
  articles: 'Articles',
  newArticle: 'New article',
  newArticleHelp: 'Give it a title. You can change it later.',
  create: 'Begin the article',
  drafts: 'Drafts',
  noDrafts: 'Nothing is being changed.',
  draft: 'Draft',
  published: 'Published',
  comesOn: (when: string) => `Comes on ${when}`,
  scheduledFor: (when: string) => `Will be published on ${when}`,
  savedBy: (name: string, when: string) => `Saved by ${name}, ${when}`,
  save: 'Save draft',
  preview: 'Preview',
  publish: 'Publish now',
  discard: 'Throw the draft away',
  discardHelp: 'What is published stays as it is.',
  schedule: 'Publish later',
  scheduleAt: (zone: string) => `Date and time (${zone})`,
  scheduleSet: 'Set',
  scheduleClear: 'Do not publish by itself',
  scheduleWrong: 'Choose a time in the future.',
  saved: 'Saved.',
  publishedNow: 'Published. It is on the site.',
  undone: 'Taken back. The site shows what it showed before.',
  discarded: 'The draft is thrown away.',
  fixFirst: 'This cannot be published yet:',
  previewLink: 'Link to the preview',
  previewHelp:
    'Whoever has this link can read the draft and approve it, for seven days. It needs no account.',
  previewUnknown: 'Set SITE_URL, the address of the site, to get a link to the preview.',
  approvals: 'Approved by',
  approvedEarlier: 'an earlier state',
  leftOut: (tags: string) => `Pages will not show: ${tags}`,
  limit: (count: number) => `At most ${count} characters.`,
  remove: 'Remove this file',
  current: 'Now:',
  named: (name: string, value: string) => `${name}: ${value}`,
  pictureHelp: 'PNG, JPEG, WebP, AVIF or SVG, at most 8 MB.',
  pdfHelp: 'PDF, at most 12 MB.',
  alt: 'Alternative text',
  altHelp: 'What the picture shows, in one short sentence, for those who cannot see it.',
  decorative: 'It only decorates: nothing is missed without it',
  focus: 'Focus point',
  focusMiddle: 'the middle',
  focusHelp:
    'What stays in sight where the picture is cropped. Click it in the picture, or write how far across and down it is.',
  focusAcross: 'Across, in %',
  focusDown: 'Down, in %',
  lists: {
    offices: {
      title: 'Offices',
      help: 'The first is the head office. With offices here, the two above are not shown.',
      element: (count: number) => `Office ${count}`,
      add: 'Add an office',
      up: (count: number) => `Move office ${count} up`,
      remove: (count: number) => `Remove office ${count}`,
    },
  },
  refusedType: 'This file is not of a kind that can stand here.',
  refusedSize: 'This file is too large.',
  refused: 'This file was not taken. Everything else is saved.',
  choose: 'Choose',
  conflictTitle: 'The files have changed',
  conflict:
    'Somebody changed the files of this record after your draft began. Nothing was overwritten.',
  conflictRebase: 'Continue from the files as they are now',
  conflictHelp:
    'Fields that you did not change take the new text. Where both changed, yours stays in the draft; look at it before you publish.',
  conflictUndo: 'The files have changed since, so this cannot be taken back by a button.',
  inFiles: 'In the files now',
  inDraft: 'In your draft',
  outdated: 'Somebody saved this record meanwhile. Look at it again before you publish.',
  failed: (reason: string) =>
    `The files could not be read or written (${reason}). The draft is kept; ask who runs the service.`,
  scheduleProblems: {
    conflict: 'It could not be published at its time: the files had changed.',
    incomplete: 'It could not be published at its time: something was missing.',
    failed: 'It could not be published at its time: the files could not be written.',
  },
  noHistory: 'Nothing was published here yet.',
  noProblems: 'There are no problems. All content can be shown.',
  problemsHelp:
    'Pages leave out what is wrong, or show something plain in its place. Visitors see no error.',
  undo: 'Take back',
  undoes: 'takes back an earlier publication',
  changes: 'What is changed',
  before: 'Before',
  after: 'After',
  open: 'Open the form',
  faults: {
    missing: 'Write something here.',
    long: 'This is too long.',
    link: 'Write a whole address (https://…) or a path of this site (/…).',
    date: 'Choose a date and a time.',
    'unknown category': 'Choose a category of the list.',
    untold: 'Say what the picture shows, or that it only decorates.',
    degrees: 'Write degrees, from -180 to 180.',
  },
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  list: 'List',
  link: 'Link',
  plain: 'Paragraph',
  linkAddress: 'Address of the link',
  tooMany: 'Too many tries. Wait a minute.',
  notFound: 'There is nothing here.',
  broken:
    'The service cannot do this now. What you wrote is still in the form: go back, and try again.',
  kinds: {
    caption: 'One line. It may have emphasis: <em>, <strong>.',
    excerpt: 'One or two sentences for the card.',
    prose: 'Paragraphs, headings, lists, links, tables.',
    link: 'A whole address, or a path of this site: /purplecontact.',
    degrees: 'In degrees, such as 5.6037. South and west are negative.',
    instant:
      'An article with a date in the future comes at that time. Empty: when it is published.',
  },
  parts: {
    header: 'Top of the page',
    sec: 'Section',
    card: 'Card',
    tile: 'Tile',
    article: 'Article',
    motor: 'Motor',
    travel: 'Travel',
    house: 'Home',
    eng: 'Engineering',
    marine: 'Marine',
    compliance_ins: 'First cover',
    comprehensive: 'Comprehensive',
    tp_fire_theft: 'Third party, fire and theft',
    tp_only: 'Third party only',
    homeowner: 'Homeowner',
    householder: 'Householder',
    student: 'Students',
    individual: 'Individuals',
    marine_cargo: 'Cargo',
    marine_hull: 'Hull',
    plant_all_risk: 'Plant all risks',
    contractors_all_risk: 'Contractors’ all risks',
    machinery_breakdown: 'Machinery breakdown',
    erection_all: 'Erection all risks',
    computer_all_risk: 'Computer all risks',
    benefits: 'Benefits',
    gh: 'First office',
    ng: 'Second office',
  },
  fields: {
    caption: 'Title',
    body: 'Text',
    text: 'Text',
    image: 'Picture',
    features: 'Features',
    features_image: 'Picture of the features',
    benefits: 'Benefits',
    btn_text: 'Words of the button',
    btn_link: 'Destination of the button',
    caption_left: 'Title, left',
    body_left: 'Text, left',
    caption_right: 'Title, right',
    call_no: 'Phone number',
    email: 'E-mail address',
    headoffice: 'Address',
    excerpt: 'Summary',
    category: 'Category',
    created_at: 'Date',
    main_image: 'Picture',
    pdf_file: 'PDF',
    name: 'Name',
    latitude: 'Latitude',
    longitude: 'Longitude',
  },
  records: {
    home: 'Home',
    about: 'About us',
    'products-individual': 'Products for individuals',
    'products-corporate': 'Products for companies',
    'motor-individual': 'Motor, individuals',
    travel: 'Travel',
    'home-insurance': 'Home insurance',
    'motor-corporate': 'Motor, companies',
    engineering: 'Engineering',
    marine: 'Marine',
    careers: 'Careers',
    contact: 'Contact',
  },
  reasons: {
    field: 'No page reads the field “$1”. Its name is probably misspelt.',
    file: 'The file is missing$1.',
    folder: 'The folder is missing$1.',
    json: 'The file cannot be read: a comma or a quote is missing or too many$1.',
    text: 'The field “$1” is no text.',
    date: 'The date $2 cannot be read.',
    path: 'The file of “$1” has an address elsewhere ($2); nothing is loaded from there.',
    link: 'The button of “$1” leads nowhere: $2.',
  },
};

/** The words of the editors' pages. */
export type Words = typeof english;

const french: Words = {
  language: 'Français',
  title: 'Contenus',
  logIn: 'Se connecter',
  logOut: 'Se déconnecter',
  yourName: 'Votre nom',
  yourNameHelp: 'Il figure à côté de ce que vous enregistrez et publiez.',
  token: 'Jeton',
  tokenHelp: 'Celui avec lequel le service a été démarré.',
  ownTokenHelp: 'Le vôtre. Votre nom figure à côté de ce que vous enregistrez et publiez.',
  wrongToken: 'Ce jeton n’est pas le bon.',
  nameMissing: 'Écrivez votre nom.',
  skip: 'Aller au contenu',
  overview: 'Vue d’ensemble',
  history: 'Historique',
  problems: 'Problèmes',
  pages: 'Pages',
  articles: 'Articles',
  newArticle: 'Nouvel article',
  newArticleHelp: 'Donnez-lui un titre. Vous pourrez le changer.',
  create: 'Commencer l’article',
  drafts: 'Brouillons',
  noDrafts: 'Aucune modification en cours.',
  draft: 'Brouillon',
  published: 'Publié',
  comesOn: (when) => `Paraît le ${when}`,
  scheduledFor: (when) => `Sera publié le ${when}`,
  savedBy: (name, when) => `Enregistré par ${name}, ${when}`,
  save: 'Enregistrer le brouillon',
  preview: 'Aperçu',
  publish: 'Publier maintenant',
  discard: 'Jeter le brouillon',
  discardHelp: 'Ce qui est publié reste tel quel.',
  schedule: 'Publier plus tard',
  scheduleAt: (zone) => `Date et heure (${zone})`,
  scheduleSet: 'Programmer',
  scheduleClear: 'Ne pas publier tout seul',
  scheduleWrong: 'Choisissez un moment à venir.',
  saved: 'Enregistré.',
  publishedNow: 'Publié. C’est sur le site.',
  undone: 'Annulé. Le site montre de nouveau ce qu’il montrait avant.',
  discarded: 'Le brouillon est jeté.',
  fixFirst: 'Ceci ne peut pas encore être publié :',
  previewLink: 'Lien vers l’aperçu',
  previewHelp:
    'Toute personne qui a ce lien peut lire le brouillon et l’approuver, pendant sept jours, sans compte.',
  previewUnknown: 'Définissez SITE_URL, l’adresse du site, pour obtenir un lien vers l’aperçu.',
  approvals: 'Approuvé par',
  approvedEarlier: 'un état antérieur',
  leftOut: (tags) => `Les pages ne montreront pas : ${tags}`,
  limit: (count) => `Au plus ${count} caractères.`,
  remove: 'Retirer ce fichier',
  current: 'Actuellement :',
  named: (name, value) => `${name} : ${value}`,
  pictureHelp: 'PNG, JPEG, WebP, AVIF ou SVG, au plus 8 Mo.',
  pdfHelp: 'PDF, au plus 12 Mo.',
  alt: 'Texte de remplacement',
  altHelp: 'Ce que montre l’image, en une phrase courte, pour qui ne peut pas la voir.',
  decorative: 'Elle ne fait que décorer : rien ne manque sans elle',
  focus: 'Point principal',
  focusMiddle: 'le milieu',
  focusHelp:
    'Ce qui reste visible là où l’image est rognée. Cliquez-le dans l’image, ou écrivez où il se trouve, en largeur et en hauteur.',
  focusAcross: 'En largeur, en %',
  focusDown: 'En hauteur, en %',
  lists: {
    offices: {
      title: 'Bureaux',
      help: 'Le premier est le siège. S’il y a des bureaux ici, les deux ci-dessus ne sont pas montrés.',
      element: (count) => `Bureau ${count}`,
      add: 'Ajouter un bureau',
      up: (count) => `Monter le bureau ${count}`,
      remove: (count) => `Retirer le bureau ${count}`,
    },
  },
  refusedType: 'Ce fichier n’est pas d’un genre admis ici.',
  refusedSize: 'Ce fichier est trop lourd.',
  refused: 'Ce fichier n’a pas été pris. Tout le reste est enregistré.',
  choose: 'Choisir',
  conflictTitle: 'Les fichiers ont changé',
  conflict:
    'Quelqu’un a modifié les fichiers de cette page après le début de votre brouillon. Rien n’a été écrasé.',
  conflictRebase: 'Continuer à partir des fichiers actuels',
  conflictHelp:
    'Les champs que vous n’avez pas modifiés prennent le nouveau texte. Là où les deux ont changé, le vôtre reste dans le brouillon ; relisez-le avant de publier.',
  conflictUndo: 'Les fichiers ont changé depuis : ceci ne peut pas être annulé par un bouton.',
  inFiles: 'Dans les fichiers',
  inDraft: 'Dans votre brouillon',
  outdated: 'Quelqu’un a enregistré cette page entre-temps. Relisez-la avant de publier.',
  failed: (reason) =>
    `Les fichiers n’ont pas pu être lus ou écrits (${reason}). Le brouillon est gardé ; demandez à qui exploite le service.`,
  scheduleProblems: {
    conflict: 'La publication prévue n’a pas eu lieu : les fichiers avaient changé.',
    incomplete: 'La publication prévue n’a pas eu lieu : il manquait quelque chose.',
    failed: 'La publication prévue n’a pas eu lieu : les fichiers n’ont pas pu être écrits.',
  },
  noHistory: 'Rien n’a encore été publié ici.',
  noProblems: 'Aucun problème. Tous les contenus peuvent être montrés.',
  problemsHelp:
    'Les pages omettent ce qui est faux, ou montrent quelque chose de simple à la place. Les visiteurs ne voient pas d’erreur.',
  undo: 'Annuler',
  undoes: 'annule une publication antérieure',
  changes: 'Ce qui change',
  before: 'Avant',
  after: 'Après',
  open: 'Ouvrir le formulaire',
  faults: {
    missing: 'Écrivez quelque chose ici.',
    long: 'C’est trop long.',
    link: 'Écrivez une adresse entière (https://…) ou un chemin de ce site (/…).',
    date: 'Choisissez une date et une heure.',
    'unknown category': 'Choisissez une catégorie de la liste.',
    untold: 'Dites ce que montre l’image, ou qu’elle ne fait que décorer.',
    degrees: 'Écrivez des degrés, de -180 à 180.',
  },
  bold: 'Gras',
  italic: 'Italique',
  heading: 'Titre',
  list: 'Liste',
  link: 'Lien',
  plain: 'Paragraphe',
  linkAddress: 'Adresse du lien',
  tooMany: 'Trop d’essais. Attendez une minute.',
  notFound: 'Il n’y a rien ici.',
  broken:
    'Le service ne peut pas le faire maintenant. Ce que vous avez écrit est encore dans le formulaire : revenez en arrière et réessayez.',
  kinds: {
    caption: 'Une ligne. Mise en valeur possible : <em>, <strong>.',
    excerpt: 'Une ou deux phrases pour la carte.',
    prose: 'Paragraphes, titres, listes, liens, tableaux.',
    link: 'Une adresse entière, ou un chemin de ce site : /purplecontact.',
    degrees: 'En degrés, par exemple 5.6037. Sud et ouest sont négatifs.',
    instant:
      'Un article dont la date est à venir paraît à ce moment. Vide : au moment de la publication.',
  },
  parts: {
    header: 'Haut de la page',
    sec: 'Section',
    card: 'Carte',
    tile: 'Encadré',
    article: 'Article',
    motor: 'Automobile',
    travel: 'Voyage',
    house: 'Habitation',
    eng: 'Engineering',
    marine: 'Transport maritime',
    compliance_ins: 'Première garantie',
    comprehensive: 'Tous risques',
    tp_fire_theft: 'Tiers, incendie et vol',
    tp_only: 'Au tiers',
    homeowner: 'Propriétaires',
    householder: 'Occupants',
    student: 'Étudiants',
    individual: 'Particuliers',
    marine_cargo: 'Facultés',
    marine_hull: 'Corps de navire',
    plant_all_risk: 'Tous risques matériels',
    contractors_all_risk: 'Tous risques chantier',
    machinery_breakdown: 'Bris de machines',
    erection_all: 'Tous risques montage',
    computer_all_risk: 'Tous risques informatiques',
    benefits: 'Avantages',
    gh: 'Premier bureau',
    ng: 'Second bureau',
  },
  fields: {
    caption: 'Titre',
    body: 'Texte',
    text: 'Texte',
    image: 'Image',
    features: 'Caractéristiques',
    features_image: 'Image des caractéristiques',
    benefits: 'Avantages',
    btn_text: 'Mots du bouton',
    btn_link: 'Destination du bouton',
    caption_left: 'Titre, à gauche',
    body_left: 'Texte, à gauche',
    caption_right: 'Titre, à droite',
    call_no: 'Téléphone',
    email: 'Adresse électronique',
    headoffice: 'Adresse',
    excerpt: 'Résumé',
    category: 'Catégorie',
    created_at: 'Date',
    main_image: 'Image',
    pdf_file: 'PDF',
    name: 'Nom',
    latitude: 'Latitude',
    longitude: 'Longitude',
  },
  records: {
    home: 'Accueil',
    about: 'À propos',
    'products-individual': 'Produits pour les particuliers',
    'products-corporate': 'Produits pour les entreprises',
    'motor-individual': 'Automobile, particuliers',
    travel: 'Voyage',
    'home-insurance': 'Habitation',
    'motor-corporate': 'Automobile, entreprises',
    engineering: 'Engineering',
    marine: 'Transport maritime',
    careers: 'Carrières',
    contact: 'Contact',
  },
  reasons: {
    field: 'Aucune page ne lit le champ « $1 ». Son nom est sans doute mal écrit.',
    file: 'Le fichier manque.',
    folder: 'Le dossier manque.',
    json: 'Le fichier ne peut pas être lu : il manque une virgule ou un guillemet, ou il y en a trop.',
    text: 'Le champ « $1 » n’est pas un texte.',
    date: 'La date $2 ne peut pas être lue.',
    path: 'Le fichier de « $1 » a une adresse ailleurs ($2) ; rien n’est chargé de là.',
    link: 'Le bouton de « $1 » ne mène nulle part : $2.',
  },
};

/** The words of each language. */
export const wordsOf: Readonly<Record<Language, Words>> = { en: english, fr: french };

/** Whether a text names a language of these pages. */
export const isLanguage = (text: string | undefined): text is Language =>
  text !== undefined && Object.hasOwn(wordsOf, text);

/** The language that a browser asks for; English for any that is not French. */
export const languageOf = (acceptLanguage: string | undefined): Language =>
  /^\s*fr\b/i.test(acceptLanguage ?? '') ? 'fr' : 'en';

const lookUp = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** A field's label: the part of the page that it belongs to, and what it is there. */
export function labelOf(
  words: Words,
  field: string,
): { readonly part: string; readonly label: string } {
  const [name = '', index, ofElement] = field.split('.');
  const list = listWordsOf(words, name);
  if (list !== undefined && ofElement !== undefined) {
    const { label } = labelOf(words, ofElement);
    return { part: list.element(Number(index) + 1), label };
  }
  if (list !== undefined) return { part: list.title, label: list.title };
  const [, picture, told] = /^(.+)_(alt|focus)$/.exec(field) ?? [];
  if (picture !== undefined) {
    const { part } = labelOf(words, picture);
    return { part, label: told === 'alt' ? words.alt : words.focus };
  }
  const whole = lookUp(words.fields, field);
  if (whole !== undefined) return { part: words.parts.article, label: whole };
  // The longest ending that has a word: `marine_cargo_features_image` ends with `features_image`.
  const pieces = field.split('_');
  for (let at = 1; at < pieces.length; at += 1) {
    const label = lookUp(words.fields, pieces.slice(at).join('_'));
    if (label !== undefined) return { part: partOf(words, pieces.slice(0, at).join('_')), label };
  }
  return { part: words.parts.article, label: field };
}

/** A field's label in one text, for use outside of its form. */
export function nameOf(words: Words, field: string): string {
  const { part, label } = labelOf(words, field);
  return part === label ? label : words.named(part, label);
}

/** The words of a list inside a record. */
export type ListWords = Words['lists'][keyof Words['lists']];

/** The words of a list by its field; `undefined` if the field is no list. */
export function listWordsOf({ lists }: Words, field: string): ListWords | undefined {
  const known: Readonly<Record<string, ListWords>> = lists;
  return Object.hasOwn(known, field) ? known[field] : undefined;
}

function partOf(words: Words, name: string): string {
  const [, numbered = '', number] = /^(sec|card|tile)(\d+)$/.exec(name) ?? [];
  if (number !== undefined) return `${lookUp(words.parts, numbered)} ${number}`;
  return (
    lookUp(words.parts, name) ?? lookUp(words.parts, name.replace(/_ins(?:urance)?$/, '')) ?? name
  );
}

/** The help text for a kind of field. */
export const helpOf = (words: Words, kind: FieldKind): string | undefined =>
  lookUp(words.kinds, kind === 'proseUnlessPath' ? 'prose' : kind);

/** A pattern for each reason that a problem of the content can have, by the key of its words. */
const reasonPatterns: Readonly<Record<keyof Words['reasons'], RegExp>> = {
  field: /^unknown field "(.+)"$/,
  file: /^the file is missing(.*)$/,
  folder: /^the folder is missing(.*)$/,
  json: /^it is not valid JSON: .*?(; .*)?$/,
  text: /^(.+): expected text, found .*$/,
  date: /^(.+): expected an ISO 8601 date, found (.*)$/,
  path: /^(.+): expected a relative path, found (.*)$/,
  link: /^(.+): expected an http\(s\) address.*found (.*)$/,
};

/** A problem's reason in plain words; unchanged if there are none for it. */
export function plainReason(words: Words, reason: string): string {
  const found = Object.entries(reasonPatterns).find(([, pattern]) => pattern.test(reason));
  return found === undefined
    ? reason
    : reason.replace(found[1], lookUp(words.reasons, found[0]) ?? '$&');
}

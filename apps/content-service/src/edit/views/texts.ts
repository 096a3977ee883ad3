import type { FieldKind } from '@insurance-kit/content-client/records';
import { pictureFaults, pictureReasons } from '../../content/pictures.ts';
import { inEachLanguage, type Language, type Say } from '../../languages.ts';

/** Words with places (`$1`) for the values that they are told with. */
const tellIn =
  (say: Say) =>
  (english: string, french: string) =>
  (...values: readonly (string | number)[]): string =>
    say(english, french).replace(/\$(\d)/g, (_place, at) => String(values[at - 1]));

/** The words of a list by what one element is called, and what the list is for. */
const listTexts = (say: Say, title: string, help: string, one: string) => ({
  title,
  help,
  element: (count: number) => `${one} ${count}`,
  add: say(`Add: ${one}`, `Ajouter : ${one}`),
  up: (count: number) => say(`Move up: ${one} ${count}`, `Monter : ${one} ${count}`),
  remove: (count: number) => say(`Remove: ${one} ${count}`, `Retirer : ${one} ${count}`),
});

/** The words of each language. */
export const textsByLanguage = inEachLanguage((say, tell = tellIn(say)) => ({
  language: say('English', 'Français'),
  title: say('Content', 'Contenus'),
  logIn: say('Log in', 'Se connecter'),
  logOut: say('Log out', 'Se déconnecter'),
  yourName: say('Your name', 'Votre nom'),
  yourNameHelp: say(
    'It stands beside what you save and publish.',
    'Il figure à côté de ce que vous enregistrez et publiez.',
  ),
  token: say('Token', 'Jeton'),
  tokenHelp: say(
    'The one that the service was started with.',
    'Celui avec lequel le service a été démarré.',
  ),
  ownTokenHelp: say(
    'Your own. Your name stands beside what you save and publish.',
    'Le vôtre. Votre nom figure à côté de ce que vous enregistrez et publiez.',
  ),
  wrongToken: say('This token is not right.', 'Ce jeton n’est pas le bon.'),
  nameMissing: say('Write your name.', 'Écrivez votre nom.'),
  skip: say('Skip to the content', 'Aller au contenu'),
  overview: say('Overview', 'Vue d’ensemble'),
  history: say('History', 'Historique'),
  problems: say('Problems', 'Problèmes'),
  pages: 'Pages',
  articles: 'Articles',
  newArticle: say('New article', 'Nouvel article'),
  newArticleHelp: say(
    'Give it a title. You can change it later.',
    'Donnez-lui un titre. Vous pourrez le changer.',
  ),
  create: say('Begin the article', 'Commencer l’article'),
  drafts: say('Drafts', 'Brouillons'),
  noDrafts: say('Nothing is being changed.', 'Aucune modification en cours.'),
  draft: say('Draft', 'Brouillon'),
  published: say('Published', 'Publié'),
  comesOn: tell('Comes on $1', 'Paraît le $1'),
  scheduledFor: tell('Will be published on $1', 'Sera publié le $1'),
  savedBy: tell('Saved by $1, $2', 'Enregistré par $1, $2'),
  save: say('Save draft', 'Enregistrer le brouillon'),
  preview: say('Preview', 'Aperçu'),
  publish: say('Publish now', 'Publier maintenant'),
  discard: say('Throw the draft away', 'Jeter le brouillon'),
  discardHelp: say('What is published stays as it is.', 'Ce qui est publié reste tel quel.'),
  schedule: say('Publish later', 'Publier plus tard'),
  scheduleAt: tell('Date and time ($1)', 'Date et heure ($1)'),
  scheduleSet: say('Set', 'Programmer'),
  scheduleClear: say('Do not publish by itself', 'Ne pas publier tout seul'),
  scheduleStays: say(
    'What goes out then is what was scheduled. What you save now changes nothing of it, unless you press ‘Set’ again.',
    'Paraîtra ce qui a été programmé. Ce que vous enregistrez maintenant n’y change rien, sauf si vous appuyez de nouveau sur « Programmer ».',
  ),
  scheduleWrong: say('Choose a time in the future.', 'Choisissez un moment à venir.'),
  /** What has just happened, by the word of the query that says so. */
  notes: {
    saved: say('Saved.', 'Enregistré.'),
    scheduled: say('Scheduled.', 'Programmé.'),
    published: say('Published. It is on the site.', 'Publié. C’est sur le site.'),
    undone: say(
      'Taken back. The site shows what it showed before.',
      'Annulé. Le site montre de nouveau ce qu’il montrait avant.',
    ),
    discarded: say('The draft is thrown away.', 'Le brouillon est jeté.'),
    removed: say(
      'The article is deleted. ‘Take back’ in the history brings it back.',
      'L’article est supprimé. « Annuler », dans l’historique, le ramène.',
    ),
  },
  delete: say('Delete this article', 'Supprimer cet article'),
  deleteHelp: say(
    'It leaves the site at once. The history can bring it back.',
    'Il quitte le site aussitôt. L’historique peut le ramener.',
  ),
  alsoOpen: tell('$1 has had this open since $2.', '$1 a ouvert ceci à $2.'),
  restored: say(
    'Here is again what you had typed. It is not saved yet.',
    'Voici de nouveau ce que vous aviez écrit. Ce n’est pas encore enregistré.',
  ),
  dropRestored: say('Drop it', 'L’abandonner'),
  loggedOut: say(
    'You are no longer logged in. Log in in another tab, and press again: everything is still here.',
    'Vous n’êtes plus connecté. Connectez-vous dans un autre onglet et appuyez de nouveau : tout est encore ici.',
  ),
  away: say(
    'The service does not answer. Press again in a moment: everything is still here.',
    'Le service ne répond pas. Appuyez de nouveau dans un moment : tout est encore ici.',
  ),
  tooLarge: say(
    'A file is too large, or all are together. Choose a smaller one: everything else is still here.',
    'Un fichier est trop lourd, ou tous ensemble le sont. Choisissez-en un plus petit : tout le reste est encore ici.',
  ),
  notYours: say(
    'It is saved. You may write; somebody else publishes.',
    'C’est enregistré. Vous pouvez écrire ; quelqu’un d’autre publie.',
  ),
  fourEyes: say(
    'It is saved. What you saved last, somebody else publishes: two pairs of eyes see it.',
    'C’est enregistré. Ce que vous avez enregistré en dernier, quelqu’un d’autre le publie : quatre yeux le voient.',
  ),
  files: say('Pictures and files', 'Images et fichiers'),
  noAlt: say('no alternative text', 'sans texte de remplacement'),
  unused: say('Uploaded, and used nowhere', 'Téléversé, et utilisé nulle part'),
  removeUnused: say(
    'Remove them, if older than an hour',
    'Les retirer, s’ils ont plus d’une heure',
  ),
  visitors: say('What visitors wrote', 'Ce que les visiteurs ont écrit'),
  written: { messages: 'Messages', feedback: say('Feedback', 'Avis') },
  deliveries: {
    kept: say('not sent: no mail server is set', 'non envoyé : aucun serveur de courrier'),
    pending: say('waits to be sent', 'en attente d’envoi'),
    delivered: say('sent', 'envoyé'),
    failed: say('NOT SENT', 'NON ENVOYÉ'),
  },
  resend: say('Send again what was not sent', 'Renvoyer ce qui n’a pas été envoyé'),
  export: say('Export as a table (CSV)', 'Exporter en tableau (CSV)'),
  deleteAll: say('All from this e-mail address', 'Tout ce qui vient de cette adresse'),
  deleteWritten: say('Delete', 'Supprimer'),
  noWritten: say('There is nothing.', 'Il n’y a rien.'),
  older: say('Older', 'Plus anciens'),
  cutAfter: tell('There is room until here: “…$1”', 'Il y a de la place jusqu’ici : « …$1 »'),
  lookFirst: say(
    'Look at this first. Then ‘Publish now’ publishes it all the same:',
    'Regardez d’abord ceci. Ensuite, « Publier maintenant » publie quand même :',
  ),
  remarks: {
    'left out': tell('pages will not show $1', 'les pages ne montreront pas $1'),
    'dead link': tell('the site has no page $1', 'le site n’a pas de page $1'),
    'dead place': tell('nothing in this text has the name $1', 'rien dans ce texte n’a le nom $1'),
    'no picture text': tell('the picture $1 has no text', 'l’image $1 n’a pas de texte'),
    'faint picture': tell(
      'its ground is transparent, and on the page’s colour nothing of it has a contrast above $1 to 1; text needs 4.5',
      'son fond est transparent, et sur la couleur de la page rien n’y dépasse un contraste de $1 sur 1 ; un texte en demande 4,5',
    ),
    'unclear link': tell(
      'the words of the link “$1” do not say where it leads, or lead to two places',
      'les mots du lien « $1 » ne disent pas où il mène, ou mènent à deux endroits',
    ),
    'skipped heading': tell('the heading “$1” skips a level', 'le titre « $1 » saute un niveau'),
  },
  fixFirst: say('This cannot be published yet:', 'Ceci ne peut pas encore être publié :'),
  previewLink: say('Link to the preview', 'Lien vers l’aperçu'),
  openLink: say('Open the link', 'Ouvrir le lien'),
  previewHelp: say(
    'Whoever has this link can read the draft and approve it, for seven days. It needs no account.',
    'Toute personne qui a ce lien peut lire le brouillon et l’approuver, pendant sept jours, sans compte.',
  ),
  previewUnknown: say(
    'Set SITE_URL, the address of the site, to get a link to the preview.',
    'Définissez SITE_URL, l’adresse du site, pour obtenir un lien vers l’aperçu.',
  ),
  approvals: say('Approved by', 'Approuvé par'),
  approvedEarlier: say('an earlier state', 'un état antérieur'),
  leftOut: tell('Pages will not show: $1', 'Les pages ne montreront pas : $1'),
  limit: tell('At most $1 characters.', 'Au plus $1 caractères.'),
  remove: say('Remove this file', 'Retirer ce fichier'),
  current: say('Now:', 'Actuellement :'),
  named: tell('$1: $2', '$1 : $2'),
  alt: say('Alternative text', 'Texte de remplacement'),
  decorative: say(
    'It only decorates: nothing is missed without it',
    'Elle ne fait que décorer : rien ne manque sans elle',
  ),
  focus: say('Focus point', 'Point principal'),
  focusMiddle: say('the middle', 'le milieu'),
  focusHelp: say(
    'What stays in sight where the picture is cropped. Click it in the picture, or write how far across and down it is.',
    'Ce qui reste visible là où l’image est rognée. Cliquez-le dans l’image, ou écrivez où il se trouve, en largeur et en hauteur.',
  ),
  focusAcross: say('Across, in %', 'En largeur, en %'),
  focusDown: say('Down, in %', 'En hauteur, en %'),
  lists: {
    offices: listTexts(
      say,
      say('Offices', 'Bureaux'),
      say(
        'The first is the head office. With offices here, the two above are not shown.',
        'Le premier est le siège. S’il y a des bureaux ici, les deux ci-dessus ne sont pas montrés.',
      ),
      say('office', 'bureau'),
    ),
    facts: listTexts(
      say,
      say('Facts for buyers', 'Informations pour souscrire'),
      say(
        'What moves the premium, what to have ready, how to pay. A code such as *920*57# becomes a link that dials.',
        'Ce qui fait la prime, les pièces, le paiement. Un code tel que *705*57# devient un lien qui appelle.',
      ),
      say('fact', 'information'),
    ),
    tariff: listTexts(
      say,
      say('Tariff', 'Tarif'),
      say(
        'The lowest price of a cover, and the day of its tariff. Without the day it is not shown.',
        'Le prix le plus bas d’une garantie, et le jour de son tarif. Sans le jour, il n’est pas montré.',
      ),
      say('price', 'prix'),
    ),
    other_languages: listTexts(
      say,
      say('Other languages', 'Autres langues'),
      say('The product in another language.', 'Le produit dans une autre langue.'),
      say('text', 'texte'),
    ),
  },
  refused: say(
    'This file was not taken. Everything else is saved.',
    'Ce fichier n’a pas été pris. Tout le reste est enregistré.',
  ),
  choose: say('Choose', 'Choisir'),
  wholeProduct: say('The whole product', 'Tout le produit'),
  conflictTitle: say('The files have changed', 'Les fichiers ont changé'),
  conflict: say(
    'Somebody changed the files of this record after your draft began. Nothing was overwritten.',
    'Quelqu’un a modifié les fichiers de cette page après le début de votre brouillon. Rien n’a été écrasé.',
  ),
  conflictRebase: say(
    'Continue from the files as they are now',
    'Continuer à partir des fichiers actuels',
  ),
  conflictHelp: say(
    'Fields that you did not change take the new text. Where both changed, yours stays in the draft; look at it before you publish.',
    'Les champs que vous n’avez pas modifiés prennent le nouveau texte. Là où les deux ont changé, le vôtre reste dans le brouillon ; relisez-le avant de publier.',
  ),
  conflictUndo: say(
    'The files have changed since, so this cannot be taken back by a button.',
    'Les fichiers ont changé depuis : ceci ne peut pas être annulé par un bouton.',
  ),
  inFiles: say('In the files now', 'Dans les fichiers'),
  inDraft: say('In your draft', 'Dans votre brouillon'),
  stale: say(
    'Somebody saved this record meanwhile. Look at it again before you publish.',
    'Quelqu’un a enregistré cette page entre-temps. Relisez-la avant de publier.',
  ),
  failed: tell(
    'The files could not be read or written ($1). The draft is kept; ask who runs the service.',
    'Les fichiers n’ont pas pu être lus ou écrits ($1). Le brouillon est gardé ; demandez à qui exploite le service.',
  ),
  scheduleProblem: say(
    'It could not be published at its time. ‘Publish now’ says why.',
    'La publication prévue n’a pas eu lieu. « Publier maintenant » dit pourquoi.',
  ),
  noHistory: say('Nothing was published here yet.', 'Rien n’a encore été publié ici.'),
  noProblems: say(
    'There are no problems. All content can be shown.',
    'Aucun problème. Tous les contenus peuvent être montrés.',
  ),
  problemsHelp: say(
    'Pages leave out what is wrong, or show something plain in its place. Visitors see no error.',
    'Les pages omettent ce qui est faux, ou montrent quelque chose de simple à la place. Les visiteurs ne voient pas d’erreur.',
  ),
  undo: say('Take back', 'Annuler'),
  undoes: say('takes back an earlier publication', 'annule une publication antérieure'),
  changes: say('What is changed', 'Ce qui change'),
  before: say('Before', 'Avant'),
  after: say('After', 'Après'),
  open: say('Open the form', 'Ouvrir le formulaire'),
  /** Why a file was not taken, and what else can be wrong with a field. */
  faults: {
    type: say(
      'This file is not of a kind that can stand here.',
      'Ce fichier n’est pas d’un genre admis ici.',
    ),
    size: say('This file is too large.', 'Ce fichier est trop lourd.'),
    heic: say(
      'A HEIC of an iPhone cannot be read here. Send it to yourself as JPEG (Settings, Camera, Formats: ‘Most compatible’).',
      'Un HEIC d’iPhone ne peut pas être lu ici. Envoyez-le-vous en JPEG (Réglages, Appareil photo, Formats : « Le plus compatible »).',
    ),
    entities: say(
      'This drawing has entities, which could say anything. Export it as plain SVG.',
      'Ce dessin a des entités, qui pourraient tout dire. Exportez-le en SVG simple.',
    ),
    'broken file': say(
      'The end of this file is missing: make it anew.',
      'La fin de ce fichier manque : refaites-le.',
    ),
    'broken picture': say(
      'This picture cannot be read, or a part of it is missing.',
      'Cette image ne peut pas être lue, ou il en manque une partie.',
    ),
    'too many pixels': say(
      'This picture has more than 50 million pixels: make it smaller.',
      'Cette image a plus de 50 millions de pixels : réduisez-la.',
    ),
    'empty picture': say(
      'Nothing can be seen on this picture: it is transparent.',
      'On ne voit rien sur cette image : elle est transparente.',
    ),
    missing: say('Write something here.', 'Écrivez quelque chose ici.'),
    long: say('This is too long.', 'C’est trop long.'),
    link: say(
      'Write a whole address (https://…) or a path of this site (/…).',
      'Écrivez une adresse entière (https://…) ou un chemin de ce site (/…).',
    ),
    'unknown category': say(
      'Choose a category of the list.',
      'Choisissez une catégorie de la liste.',
    ),
    'no alt text': say(
      'Say what the picture shows, or that it only decorates.',
      'Dites ce que montre l’image, ou qu’elle ne fait que décorer.',
    ),
    degrees: say('Write degrees, from -180 to 180.', 'Écrivez des degrés, de -180 à 180.'),
  },
  /** The tools of a field with a formatted text, and what they ask. */
  rich: {
    tools: say('Formatting', 'Mise en forme'),
    bold: say('Bold', 'Gras'),
    italic: say('Italic', 'Italique'),
    link: say('Link', 'Lien'),
    linkAddress: say(
      'Address of the link. Empty: no link.',
      'Adresse du lien. Vide : pas de lien.',
    ),
    linkWrong: say(
      'This is no address. Write a page (https://…), an e-mail address, a phone number or a path of this site (/…).',
      'Ce n’est pas une adresse. Écrivez une page (https://…), une adresse électronique, un téléphone ou un chemin de ce site (/…).',
    ),
    inLanguage: say('Language', 'Langue'),
    languageCode: say(
      'Language of these words: ak (Akan), ee (Ewe), en, fr … Empty: that of the page.',
      'Langue de ces mots : ak (akan), ee (ewe), en, fr … Vide : celle de la page.',
    ),
    languageWrong: say(
      'This is no language code. Two or three letters: ak, ee, en, fr.',
      'Ce n’est pas un code de langue. Deux ou trois lettres : ak, ee, en, fr.',
    ),
    plain: say('Paragraph', 'Paragraphe'),
    heading: say('Heading', 'Titre'),
    subheading: say('Subheading', 'Sous-titre'),
    list: say('List', 'Liste'),
    numbered: say('Numbered list', 'Liste numérotée'),
    deeper: say('Into a list inside', 'Dans une sous-liste'),
    higher: say('Out of this list', 'Hors de cette liste'),
    quote: say('Quotation', 'Citation'),
    picture: say('Picture', 'Image'),
    pictureText: say(
      'What the picture shows, in one short sentence. Empty: it only decorates.',
      'Ce que montre l’image, en une phrase courte. Vide : elle ne fait que décorer.',
    ),
    pictureMissing: say(
      'There is no published picture in this form. Add one and publish it first.',
      'Ce formulaire n’a pas d’image publiée. Ajoutez-en une et publiez-la d’abord.',
    ),
    table: say('Table', 'Tableau'),
    addRow: say('Add a row', 'Ajouter une ligne'),
    addColumn: say('Add a column', 'Ajouter une colonne'),
    removeRow: say('Remove the row', 'Retirer la ligne'),
    removeColumn: say('Remove the column', 'Retirer la colonne'),
    caption: say('Title of the table', 'Titre du tableau'),
    removeTable: say('Remove the table', 'Retirer le tableau'),
    undo: say('Undo', 'Défaire'),
    redo: say('Redo', 'Refaire'),
  },
  tooMany: say('Too many tries. Wait a minute.', 'Trop d’essais. Attendez une minute.'),
  notFound: say('There is nothing here.', 'Il n’y a rien ici.'),
  broken: say(
    'The service cannot do this now. What you wrote is still in the form: go back, and try again.',
    'Le service ne peut pas le faire maintenant. Ce que vous avez écrit est encore dans le formulaire : revenez en arrière et réessayez.',
  ),
  kinds: {
    picture: say(
      'PNG, JPEG, WebP, AVIF, GIF, TIFF or SVG, at most 20 MB. It is turned upright, made smaller, and freed of where it was taken.',
      'PNG, JPEG, WebP, AVIF, GIF, TIFF ou SVG, au plus 20 Mo. Elle est redressée, réduite, et le lieu de la prise de vue est effacé.',
    ),
    asset: say('PDF, at most 12 MB.', 'PDF, au plus 12 Mo.'),
    alt: say(
      'What the picture shows, in one short sentence, for those who cannot see it.',
      'Ce que montre l’image, en une phrase courte, pour qui ne peut pas la voir.',
    ),
    caption: say(
      'One line. It may have emphasis: <em>, <strong>.',
      'Une ligne. Mise en valeur possible : <em>, <strong>.',
    ),
    excerpt: say('One or two sentences for the card.', 'Une ou deux phrases pour la carte.'),
    prose: say(
      'Paragraphs, headings, lists, links, tables.',
      'Paragraphes, titres, listes, liens, tableaux.',
    ),
    link: say(
      'A whole address, or a path of this site: /purplecontact.',
      'Une adresse entière, ou un chemin de ce site : /purplecontact.',
    ),
    day: say('Such as 2026-11-01.', 'Par exemple 2026-11-01.'),
    hours: say(
      'Such as Mo-Fr 08:00-17:00; Sa 09:00-13:00.',
      'Par exemple Mo-Fr 08:00-17:00; Sa 09:00-13:00.',
    ),
    language: say('Its code, such as ak for Twi.', 'Son code, par exemple dyu pour le dioula.'),
    degrees: say(
      'In degrees, such as 5.6037. South and west are negative.',
      'En degrés, par exemple 5.6037. Sud et ouest sont négatifs.',
    ),
    instant: say(
      'An article with a date in the future comes at that time. Empty: when it is published.',
      'Un article dont la date est à venir paraît à ce moment. Vide : au moment de la publication.',
    ),
  },
  parts: {
    header: say('Top of the page', 'Haut de la page'),
    sec: 'Section',
    card: say('Card', 'Carte'),
    tile: say('Tile', 'Encadré'),
    article: 'Article',
    motor: say('Motor', 'Automobile'),
    travel: say('Travel', 'Voyage'),
    house: say('Home', 'Habitation'),
    eng: 'Engineering',
    marine: say('Marine', 'Transport maritime'),
    compliance_ins: say('First cover', 'Première garantie'),
    comprehensive: say('Comprehensive', 'Tous risques'),
    tp_fire_theft: say('Third party, fire and theft', 'Tiers, incendie et vol'),
    tp_only: say('Third party only', 'Au tiers'),
    homeowner: say('Homeowner', 'Propriétaires'),
    householder: say('Householder', 'Occupants'),
    student: say('Students', 'Étudiants'),
    individual: say('Individuals', 'Particuliers'),
    marine_cargo: say('Cargo', 'Facultés'),
    marine_hull: say('Hull', 'Corps de navire'),
    plant_all_risk: say('Plant all risks', 'Tous risques matériels'),
    contractors_all_risk: say('Contractors’ all risks', 'Tous risques chantier'),
    machinery_breakdown: say('Machinery breakdown', 'Bris de machines'),
    erection_all: say('Erection all risks', 'Tous risques montage'),
    computer_all_risk: say('Computer all risks', 'Tous risques informatiques'),
    benefits: say('Benefits', 'Avantages'),
    gh: say('First office', 'Premier bureau'),
    ng: say('Second office', 'Second bureau'),
    wording: say('Policy wording', 'Conditions générales'),
    proposal: say('Proposal form', 'Demande de souscription'),
    claim_form: say('Claim form', 'Déclaration de sinistre'),
    reach: say('Ways to reach you', 'Pour vous joindre'),
  },
  fields: {
    caption: say('Title', 'Titre'),
    body: say('Text', 'Texte'),
    text: say('Text', 'Texte'),
    image: say('Picture', 'Image'),
    features: say('Features', 'Caractéristiques'),
    features_image: say('Picture of the features', 'Image des caractéristiques'),
    benefits: say('Benefits', 'Avantages'),
    btn_text: say('Words of the button', 'Mots du bouton'),
    btn_link: say('Destination of the button', 'Destination du bouton'),
    caption_left: say('Title, left', 'Titre, à gauche'),
    body_left: say('Text, left', 'Texte, à gauche'),
    caption_right: say('Title, right', 'Titre, à droite'),
    call_no: say('Phone number', 'Téléphone'),
    email: say('E-mail address', 'Adresse électronique'),
    headoffice: say('Address', 'Adresse'),
    excerpt: say('Summary', 'Résumé'),
    category: say('Category', 'Catégorie'),
    created_at: 'Date',
    main_image: say('Picture', 'Image'),
    pdf_file: 'PDF',
    name: say('Name', 'Nom'),
    latitude: 'Latitude',
    longitude: 'Longitude',
    whatsapp: 'WhatsApp',
    ussd: say('Code that any phone dials', 'Code pour tout téléphone'),
    languages: say('Languages spoken', 'Langues parlées'),
    hours: say('Opening hours', 'Horaires'),
    landmark: say('Landmark', 'Repère'),
    digital_address: say('Digital address', 'Adresse numérique'),
    file: 'PDF',
    day: say('In force since', 'En vigueur depuis'),
    cover: say('Cover', 'Garantie'),
    term: say('Title', 'Titre'),
    detail: say('Text', 'Texte'),
    price: say('Price', 'Prix'),
    language: say('Language', 'Langue'),
    title: say('Title', 'Titre'),
  },
  records: {
    home: say('Home', 'Accueil'),
    about: say('About us', 'À propos'),
    'products-individual': say('Products for individuals', 'Produits pour les particuliers'),
    'products-corporate': say('Products for companies', 'Produits pour les entreprises'),
    'motor-individual': say('Motor, individuals', 'Automobile, particuliers'),
    travel: say('Travel', 'Voyage'),
    'home-insurance': say('Home insurance', 'Habitation'),
    'motor-corporate': say('Motor, companies', 'Automobile, entreprises'),
    engineering: 'Engineering',
    marine: say('Marine', 'Transport maritime'),
    careers: say('Careers', 'Carrières'),
    contact: 'Contact',
  },
  otherShown: say('The site shows another.', 'Le site en montre une autre.'),
  reasons: {
    field: say(
      'No page reads the field “$1”. Its name is probably misspelt.',
      'Aucune page ne lit le champ « $1 ». Son nom est sans doute mal écrit.',
    ),
    file: say('The file is missing$1.', 'Le fichier manque.'),
    folder: say('The folder is missing$1.', 'Le dossier manque.'),
    json: say(
      'The file cannot be read: a comma or a quote is missing or too many$1.',
      'Le fichier ne peut pas être lu : il manque une virgule ou un guillemet, ou il y en a trop.',
    ),
    text: say('The field “$1” is no text.', 'Le champ « $1 » n’est pas un texte.'),
    date: say('The date $2 cannot be read.', 'La date $2 ne peut pas être lue.'),
    path: say(
      'The file of “$1” has an address elsewhere ($2); nothing is loaded from there.',
      'Le fichier de « $1 » a une adresse ailleurs ($2) ; rien n’est chargé de là.',
    ),
    link: say(
      'The button of “$1” leads nowhere: $2.',
      'Le bouton de « $1 » ne mène nulle part : $2.',
    ),
    email: say(
      'The field “$1” has no whole e-mail address: $2.',
      'Le champ « $1 » n’a pas d’adresse e-mail entière : $2.',
    ),
    phone: say(
      'The field “$1” has a number that cannot be dialled: $2.',
      'Le champ « $1 » a un numéro que l’on ne peut pas composer : $2.',
    ),
    encoding: say(
      'The file is not saved as UTF-8. Look whether its letters are right, and save it as UTF-8.',
      'Le fichier n’est pas enregistré en UTF-8. Vérifiez ses lettres et enregistrez-le en UTF-8.',
    ),
  },
}));

/** The words of the editors' pages, in one language. */
export type Texts = (typeof textsByLanguage)[Language];

/** Whether a text names a language of these pages. */
export const isLanguage = (text: string | undefined): text is Language =>
  text !== undefined && Object.hasOwn(textsByLanguage, text);

/** The language that a browser asks for; English for any that is not French. */
export const languageOf = (acceptLanguage: string | undefined): Language =>
  /^\s*fr\b/i.test(acceptLanguage ?? '') ? 'fr' : 'en';

/** The text of a table with this key; `undefined` for any other. */
export const lookUp = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** A field's label: the part of the page that it belongs to, and what it is there. */
export function labelOf(
  texts: Texts,
  field: string,
): { readonly part: string; readonly label: string } {
  const [name = '', index, ofElement] = field.split('.');
  const list = getListTexts(texts, name);
  if (list !== undefined && ofElement !== undefined) {
    const { label } = labelOf(texts, ofElement);
    return { part: list.element(Number(index) + 1), label };
  }
  if (list !== undefined) return { part: list.title, label: list.title };
  const [, picture, told] = /^(.+)_(alt|focus)$/.exec(field) ?? [];
  if (picture !== undefined) {
    const { part } = labelOf(texts, picture);
    return { part, label: told === 'alt' ? texts.alt : texts.focus };
  }
  const whole = lookUp(texts.fields, field);
  if (whole !== undefined) return { part: texts.parts.article, label: whole };
  // The longest ending that has a word: `marine_cargo_features_image` ends with `features_image`.
  const pieces = field.split('_');
  for (let at = 1; at < pieces.length; at += 1) {
    const label = lookUp(texts.fields, pieces.slice(at).join('_'));
    if (label !== undefined)
      return { part: partTitle(texts, pieces.slice(0, at).join('_')), label };
  }
  return { part: texts.parts.article, label: field };
}

/** A field's label in one text, for use outside of its form. */
export function getFieldName(texts: Texts, field: string): string {
  const { part, label } = labelOf(texts, field);
  return part === label ? label : texts.named(part, label);
}

/** The words of a list inside a record. */
export type ListTexts = Texts['lists'][keyof Texts['lists']];

/** The words of a list by its field; `undefined` if the field is no list. */
export function getListTexts({ lists }: Texts, field: string): ListTexts | undefined {
  const known: Readonly<Record<string, ListTexts>> = lists;
  return Object.hasOwn(known, field) ? known[field] : undefined;
}

function partTitle(texts: Texts, name: string): string {
  const [, numbered = '', number] = /^(sec|card|tile)(\d+)$/.exec(name) ?? [];
  if (number !== undefined) return `${lookUp(texts.parts, numbered)} ${number}`;
  return (
    lookUp(texts.parts, name) ?? lookUp(texts.parts, name.replace(/_ins(?:urance)?$/, '')) ?? name
  );
}

/** The help text for a kind of field. */
export const helpOf = (texts: Texts, kind: FieldKind): string | undefined =>
  lookUp(texts.kinds, kind === 'proseUnlessPath' ? 'prose' : kind);

/** A pattern for each reason that a problem of the content can have, by the key of its words. */
const reasonPatterns: Readonly<Record<keyof Texts['reasons'], RegExp>> = {
  field: /^unknown field "(.+)"$/,
  file: /^the file is missing(.*)$/,
  folder: /^the folder is missing(.*)$/,
  json: /^it is not valid JSON: .*?(; .*)?$/,
  text: /^(.+): expected text, found .*$/,
  date: /^(.+): expected an ISO 8601 date, found (.*)$/,
  path: /^(.+): expected a relative path, found (.*)$/,
  link: /^(.+): expected an http\(s\) address.*found (.*)$/,
  email: /^(.+): expected e-mail addresses, found (.*)$/,
  phone: /^(.+): expected phone numbers .*found (.*)$/,
  encoding: /^it is not UTF-8, .*$/,
};

/** A problem's reason in plain words; unchanged if there are none for it. */
export function plainReason(texts: Texts, reason: string): string {
  const picture = pictureFaults.find((fault) => pictureReasons[fault] === reason);
  if (picture !== undefined) return `${texts.faults[picture]} ${texts.otherShown}`;
  const found = Object.entries(reasonPatterns).find(([, pattern]) => pattern.test(reason));
  return found === undefined
    ? reason
    : reason.replace(found[1], lookUp(texts.reasons, found[0]) ?? '$&');
}

import type { FieldLabels } from '../base/labels.ts';
import type { RecordOf } from './read.ts';

/** Fields of a part of a page: caption, body and picture, such as `sec2_caption` (§3). */
export const section = <Part extends string>(part: Part) =>
  ({
    [`${part}_caption`]: 'caption',
    [`${part}_body`]: 'prose',
    [`${part}_image`]: 'picture',
  }) as Readonly<
    Record<`${Part}_caption`, 'caption'> &
      Record<`${Part}_body`, 'prose'> &
      Record<`${Part}_image`, 'picture'>
  >;

/** The first fields of a page's record (§3). */
export const header = section('header');

/** Content of both audiences' home pages (§2.4, §2.5, §3). */
export const homeRecord = {
  ...header,
  tile1_image: 'picture',
  tile1_caption: 'caption',
  tile1_text: 'prose',
  tile1_btn_link: 'link',
  tile1_btn_text: 'text',
  tile2_image: 'picture',
  tile2_caption: 'caption',
  tile2_text: 'prose',
  tile2_btn_link: 'link',
  tile2_btn_text: 'text',
} as const;

/** The about page (§2.8, §3). */
export const aboutRecord = {
  ...header,
  sec1_caption_left: 'caption',
  sec1_body_left: 'prose',
  sec1_caption_right: 'caption',
  ...section('sec2'),
  ...section('sec3'),
  ...section('sec4'),
} as const;

/** Pages read no field of the board record (§3). */
export const boardRecord = {};

/** The careers page: two sections and five cards (§2.16, §3). */
export const careersRecord = {
  ...header,
  ...section('sec1'),
  ...section('sec2'),
  ...section('card1'),
  ...section('card2'),
  ...section('card3'),
  ...section('card4'),
  ...section('card5'),
} as const;

/** The contact page (§2.17, §3): offices of the company (`gh_`) and its parent company (`ng_`). */
export const contactRecord = {
  ...header,
  gh_call_no: 'phones',
  gh_email: 'emails',
  gh_headoffice: 'plainText',
  ng_call_no: 'parentPhones',
  ng_email: 'emails',
  ng_headoffice: 'plainText',
  gh_hours: 'hours',
  gh_landmark: 'plainText',
  gh_digital_address: 'plainText',
  ng_hours: 'hours',
  ng_landmark: 'plainText',
  ng_digital_address: 'plainText',
  reach_whatsapp: 'phones',
  /** USSD code of the company's menu, such as `*713*44#`. */
  reach_ussd: 'plainText',
  reach_languages: 'plainText',
  /** If not empty, replaces the two offices above. The first element is the head office. */
  offices: {
    name: 'plainText',
    call_no: 'phones',
    email: 'emails',
    headoffice: 'plainText',
    hours: 'hours',
    landmark: 'plainText',
    digital_address: 'plainText',
    latitude: 'degrees',
    longitude: 'degrees',
  },
} as const;

/** An article in the list of articles, and in the list of the latest two (§2.6, §3). */
export const articleCard = {
  id: 'id',
  caption: 'plainText',
  excerpt: 'excerpt',
  category: 'text',
  created_at: 'instant',
  main_image: 'picture',
} as const;

/** A parsed `articleCard`. `caption` and `excerpt` are plain text. */
export type ArticleCard = RecordOf<typeof articleCard>;

/** A blog category (§2.6, §3). */
export const blogCategory = { category: 'text' } as const;

export type BlogCategory = RecordOf<typeof blogCategory>;

/** An article in full (§2.7, §3). */
export const articleDetail = {
  caption: 'caption',
  body: 'prose',
  category: 'text',
  created_at: 'instant',
  main_image: 'picture',
  pdf_file: 'asset',
} as const;

export type ArticleDetail = RecordOf<typeof articleDetail>;

/** Labels of the fields above, for editors. */
export const pageLabels: FieldLabels = {
  groups: {
    header: { en: 'Top of the page', fr: 'Haut de la page' },
    sec: { en: 'Section', fr: 'Section' },
    card: { en: 'Card', fr: 'Carte' },
    tile: { en: 'Tile', fr: 'Encadré' },
    reach: { en: 'Contact', fr: 'Contact' },
    gh: { en: 'Office 1', fr: 'Bureau 1' },
    ng: { en: 'Office 2', fr: 'Bureau 2' },
  },
  fields: {
    caption: { en: 'Title', fr: 'Titre' },
    body: { en: 'Text', fr: 'Texte' },
    image: { en: 'Picture', fr: 'Image' },
    text: { en: 'Text', fr: 'Texte' },
    btn_text: { en: 'Button text', fr: 'Texte du bouton' },
    btn_link: { en: 'Button link', fr: 'Lien du bouton' },
    caption_left: { en: 'Title, left', fr: 'Titre, à gauche' },
    body_left: { en: 'Text, left', fr: 'Texte, à gauche' },
    caption_right: { en: 'Title, right', fr: 'Titre, à droite' },
    call_no: { en: 'Phone number', fr: 'Téléphone' },
    email: { en: 'E-mail address', fr: 'Adresse électronique' },
    headoffice: { en: 'Address', fr: 'Adresse' },
    excerpt: { en: 'Summary', fr: 'Résumé' },
    category: { en: 'Category', fr: 'Catégorie' },
    created_at: { en: 'Date', fr: 'Date' },
    main_image: { en: 'Picture', fr: 'Image' },
    pdf_file: { en: 'PDF', fr: 'PDF' },
    name: { en: 'Name', fr: 'Nom' },
    latitude: { en: 'Latitude', fr: 'Latitude' },
    longitude: { en: 'Longitude', fr: 'Longitude' },
    whatsapp: { en: 'WhatsApp', fr: 'WhatsApp' },
    ussd: { en: 'USSD code', fr: 'Code USSD' },
    languages: { en: 'Languages spoken', fr: 'Langues parlées' },
    hours: { en: 'Opening hours', fr: 'Horaires' },
    landmark: { en: 'Landmark', fr: 'Repère' },
    digital_address: { en: 'Digital address', fr: 'Adresse numérique' },
  },
  lists: {
    offices: {
      title: { en: 'Offices', fr: 'Bureaux' },
      help: {
        en: 'The first is the head office. With offices here, the two above are not shown.',
        fr: 'Le premier est le siège. S’il y a des bureaux ici, les deux ci-dessus ne sont pas affichés.',
      },
      element: { en: 'office', fr: 'bureau' },
    },
  },
};

import * as v from 'valibot';
import type { FieldLabels } from '../base/labels.ts';
import type { Fields } from './fields.ts';
import { header, section, withPictures } from './picture-fields.ts';

/** Home content of both audiences (§2.4, §2.5, §3). */
export const homeRecord = (f: Fields) =>
  withPictures(f, {
    ...header(f),
    tile1_image: f.picture,
    tile1_caption: f.caption,
    tile1_text: f.prose,
    tile1_btn_link: f.link,
    tile1_btn_text: f.text,
    tile2_image: f.picture,
    tile2_caption: f.caption,
    tile2_text: f.prose,
    tile2_btn_link: f.link,
    tile2_btn_text: f.text,
  });

/** The about page (§2.8, §3). */
export const aboutRecord = (f: Fields) =>
  withPictures(f, {
    ...header(f),
    sec1_caption_left: f.caption,
    sec1_body_left: f.prose,
    sec1_caption_right: f.caption,
    ...section(f, 'sec2'),
    ...section(f, 'sec3'),
    ...section(f, 'sec4'),
  });

/** Pages read no field of the board record (§3). */
export const boardRecord = () => v.object({});

/** The careers page: two sections and five cards (§2.16, §3). */
export const careersRecord = (f: Fields) =>
  withPictures(f, {
    ...header(f),
    ...section(f, 'sec1'),
    ...section(f, 'sec2'),
    ...section(f, 'card1'),
    ...section(f, 'card2'),
    ...section(f, 'card3'),
    ...section(f, 'card4'),
    ...section(f, 'card5'),
  });

/** The contact page (§2.17): header, and two offices (§3) or a list of any number. */
export const contactRecord = (f: Fields) =>
  withPictures(f, {
    ...header(f),
    gh_call_no: f.phones,
    gh_email: f.emails,
    gh_headoffice: f.plainText,
    ng_call_no: f.parentPhones,
    ng_email: f.emails,
    ng_headoffice: f.plainText,
    gh_hours: f.hours,
    gh_landmark: f.plainText,
    gh_digital_address: f.plainText,
    ng_hours: f.hours,
    ng_landmark: f.plainText,
    ng_digital_address: f.plainText,
    reach_whatsapp: f.phones,
    /** USSD code of the company's menu, such as `*713*44#`. */
    reach_ussd: f.plainText,
    reach_languages: f.plainText,
    /** Replaces the two offices above, unless empty. Its first office is the head office. */
    offices: f.list(
      v.object({
        name: f.plainText,
        call_no: f.phones,
        email: f.emails,
        headoffice: f.plainText,
        hours: f.hours,
        landmark: f.plainText,
        digital_address: f.plainText,
        latitude: f.degrees,
        longitude: f.degrees,
      }),
    ),
  });

/** A card of the articles list, and of the latest two (§2.6, §3). */
export const articleCard = (f: Fields) =>
  withPictures(f, {
    id: f.id,
    caption: f.plainText,
    excerpt: f.excerpt,
    category: f.text,
    created_at: f.instant,
    main_image: f.picture,
  });

/** A parsed card. Heading and excerpt are plain text. */
export type ArticleCard = v.InferOutput<ReturnType<typeof articleCard>>;

/** A blog category (§2.6, §3). */
export const blogCategory = (f: Fields) => v.object({ category: f.text });

export type BlogCategory = v.InferOutput<ReturnType<typeof blogCategory>>;

/** An article in full (§2.7, §3). */
export const articleDetail = (f: Fields) =>
  withPictures(f, {
    caption: f.caption,
    body: f.prose,
    category: f.text,
    created_at: f.instant,
    main_image: f.picture,
    pdf_file: f.asset,
  });

export type ArticleDetail = v.InferOutput<ReturnType<typeof articleDetail>>;

/** Labels of these fields for editors. */
export const pageLabels: FieldLabels = {
  groups: {
    tile: { en: 'Tile', fr: 'Encadré' },
    reach: { en: 'Contact', fr: 'Contact' },
    gh: { en: 'Office 1', fr: 'Bureau 1' },
    ng: { en: 'Office 2', fr: 'Bureau 2' },
  },
  fields: {
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
      one: { en: 'office', fr: 'bureau' },
    },
  },
};

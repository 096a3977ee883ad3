import type { FieldLabels } from '../base/labels.ts';
import { header, section } from './pages.ts';

/** Fields that the specification lacks. `cover`: prefix of a cover's fields, such as `tp_only`. */
const buying = {
  /** Facts for buyers, such as ways to pay. Each has a title (`term`) and a sentence (`detail`). */
  facts: { cover: 'cover', term: 'plainText', detail: 'plainText' },
  /** Lowest price of a cover, and the day of the tariff. A price without a day is not shown. */
  tariff: { cover: 'cover', price: 'plainText', day: 'day' },
  /** PDFs, each with the day from which it applies. */
  wording_file: 'asset',
  wording_day: 'day',
  proposal_file: 'asset',
  proposal_day: 'day',
  claim_form_file: 'asset',
  claim_form_day: 'day',
  other_languages: { language: 'language', title: 'plainText', body: 'prose' },
} as const;

/** The overview of products for individuals (§2.9, §3). */
export const productsIndividualRecord = {
  ...header,
  ...section('motor'),
  ...section('travel'),
  ...section('house'),
  ...section('sec2'),
} as const;

/** The overview of products for corporate customers (§2.9, §3). */
export const productsCorporateRecord = {
  ...header,
  ...section('motor'),
  ...section('eng'),
  ...section('marine'),
  ...section('sec2'),
} as const;

/** Individual motor insurance: three covers with features (§2.11, §3). */
export const motorIndividualRecord = {
  ...header,
  ...buying,
  ...section('sec1'),
  compliance_ins_body: 'prose',
  compliance_ins_features: 'prose',
  tp_fire_theft_body: 'prose',
  tp_fire_theft_features: 'prose',
  tp_only_body: 'prose',
  tp_only_features: 'prose',
} as const;

/** Corporate motor insurance: three covers, and the benefits of two (§2.11, §3). */
export const motorCorporateRecord = {
  ...header,
  ...buying,
  ...section('sec1'),
  comprehensive_ins_body: 'prose',
  tp_fire_theft_body: 'prose',
  tp_only_body: 'prose',
  comprehensive_benefits: 'prose',
  tp_fire_theft_benefits: 'prose',
} as const;

/** Travel insurance, for students and individuals (§2.12, §3). */
export const travelRecord = {
  ...header,
  ...buying,
  sec1_caption: 'caption',
  sec1_body: 'prose',
  student_ins_image: 'picture',
  student_insurance_body: 'prose',
  student_insurance_features: 'prose',
  individual_ins_image: 'picture',
  individual_insurance_body: 'prose',
  individual_insurance_features: 'prose',
} as const;

/** Home insurance, for homeowners and householders (§2.13, §3). */
export const homeInsuranceRecord = {
  ...header,
  ...buying,
  sec1_caption: 'caption',
  sec1_body: 'prose',
  homeowner_ins_image: 'picture',
  homeowner_ins_body: 'prose',
  homeowner_ins_features: 'prose',
  householder_ins_image: 'picture',
  householder_ins_body: 'prose',
  householder_ins_features: 'prose',
} as const;

/** Engineering insurance: five products (§2.14, §3). */
export const engineeringRecord = {
  ...header,
  ...buying,
  plant_all_risk_body: 'prose',
  plant_all_risk_image: 'picture',
  plant_all_risk_features: 'prose',
  contractors_all_risk_body: 'proseUnlessPath',
  contractors_all_risk_image: 'assetIfPath',
  contractors_all_risk_features: 'prose',
  machinery_breakdown_body: 'prose',
  machinery_breakdown_image: 'picture',
  machinery_breakdown_features: 'prose',
  erection_all_body: 'prose',
  erection_all_image: 'picture',
  erection_all_features: 'prose',
  computer_all_risk_body: 'prose',
  computer_all_risk_image: 'picture',
  computer_all_risk_features: 'prose',
  benefits_body: 'prose',
  comprehensive_benefits: 'prose',
  tp_fire_theft_benefits: 'prose',
} as const;

/** Marine insurance: cargo and hull (§2.15, §3). */
export const marineRecord = {
  ...header,
  ...buying,
  marine_cargo_body: 'prose',
  marine_cargo_features: 'prose',
  marine_cargo_features_image: 'picture',
  marine_hull_body: 'prose',
  marine_hull_features: 'prose',
  marine_hull_features_image: 'picture',
} as const;

/** Labels of the fields above, for editors. */
export const productLabels: FieldLabels = {
  groups: {
    motor: { en: 'Motor', fr: 'Automobile' },
    travel: { en: 'Travel', fr: 'Voyage' },
    house: { en: 'Home', fr: 'Habitation' },
    eng: { en: 'Engineering', fr: 'Risques techniques' },
    marine: { en: 'Marine', fr: 'Transport maritime' },
    compliance_ins: { en: 'First cover', fr: 'Première garantie' },
    comprehensive: { en: 'Comprehensive', fr: 'Tous risques' },
    tp_fire_theft: { en: 'Third party, fire and theft', fr: 'Tiers, incendie et vol' },
    tp_only: { en: 'Third party only', fr: 'Au tiers' },
    homeowner: { en: 'Homeowner', fr: 'Propriétaires' },
    householder: { en: 'Householder', fr: 'Occupants' },
    student: { en: 'Students', fr: 'Étudiants' },
    individual: { en: 'Individuals', fr: 'Particuliers' },
    marine_cargo: { en: 'Cargo', fr: 'Facultés' },
    marine_hull: { en: 'Hull', fr: 'Corps de navire' },
    plant_all_risk: { en: 'Plant all risks', fr: 'Tous risques matériels' },
    contractors_all_risk: { en: 'Contractors’ all risks', fr: 'Tous risques chantier' },
    machinery_breakdown: { en: 'Machinery breakdown', fr: 'Bris de machines' },
    erection_all: { en: 'Erection all risks', fr: 'Tous risques montage' },
    computer_all_risk: { en: 'Computer all risks', fr: 'Tous risques informatiques' },
    benefits: { en: 'Benefits', fr: 'Avantages' },
    wording: { en: 'Policy wording', fr: 'Conditions générales' },
    proposal: { en: 'Proposal form', fr: 'Demande de souscription' },
    claim_form: { en: 'Claim form', fr: 'Déclaration de sinistre' },
  },
  fields: {
    features: { en: 'Features', fr: 'Caractéristiques' },
    features_image: { en: 'Picture of the features', fr: 'Image des caractéristiques' },
    benefits: { en: 'Benefits', fr: 'Avantages' },
    file: { en: 'PDF', fr: 'PDF' },
    day: { en: 'Valid from', fr: 'En vigueur depuis' },
    cover: { en: 'Cover', fr: 'Garantie' },
    term: { en: 'Title', fr: 'Titre' },
    detail: { en: 'Text', fr: 'Texte' },
    price: { en: 'Price', fr: 'Prix' },
    language: { en: 'Language', fr: 'Langue' },
    title: { en: 'Title', fr: 'Titre' },
  },
  lists: {
    facts: {
      title: { en: 'Facts for buyers', fr: 'Informations pour souscrire' },
      help: {
        en: 'What affects the premium, which documents are needed, how to pay. A code such as *920*57# becomes a link that dials.',
        fr: 'Ce qui influe sur la prime, les pièces à fournir, le paiement. Un code tel que *705*57# devient un lien à composer.',
      },
      element: { en: 'fact', fr: 'information' },
    },
    tariff: {
      title: { en: 'Tariff', fr: 'Tarif' },
      help: {
        en: 'The lowest price of a cover, and the date of its tariff. A price without a date is not shown.',
        fr: 'Le prix le plus bas d’une garantie, et la date de son tarif. Un prix sans date n’est pas affiché.',
      },
      element: { en: 'price', fr: 'prix' },
    },
    other_languages: {
      title: { en: 'Other languages', fr: 'Autres langues' },
      help: { en: 'The product in another language.', fr: 'Le produit dans une autre langue.' },
      element: { en: 'text', fr: 'texte' },
    },
  },
};

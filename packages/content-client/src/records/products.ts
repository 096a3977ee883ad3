import * as v from 'valibot';
import type { FieldLabels } from '../base/labels.ts';
import type { Fields } from './fields.ts';
import { header, section, withPictures } from './picture-fields.ts';

/** Optional fields that the specification does not have. `cover` is a prefix, such as `tp_only`. */
const buying = (f: Fields) => ({
  /** Factors of the premium, documents to bring, ways to pay: title and sentence. */
  facts: f.list(v.object({ cover: f.cover, term: f.plainText, detail: f.plainText })),
  /** Lowest premium of a cover, with its date. A price without a date is not shown. */
  tariff: f.list(v.object({ cover: f.cover, price: f.plainText, day: f.day })),
  /** PDFs, each with the day from which it applies. */
  wording_file: f.asset,
  wording_day: f.day,
  proposal_file: f.asset,
  proposal_day: f.day,
  claim_form_file: f.asset,
  claim_form_day: f.day,
  other_languages: f.list(v.object({ language: f.language, title: f.plainText, body: f.prose })),
});

/** The individual products overview (§2.9, §3). */
export const productsIndividualRecord = (f: Fields) =>
  withPictures(f, {
    ...header(f),
    ...section(f, 'motor'),
    ...section(f, 'travel'),
    ...section(f, 'house'),
    ...section(f, 'sec2'),
  });

/** The corporate products overview (§2.9, §3). */
export const productsCorporateRecord = (f: Fields) =>
  withPictures(f, {
    ...header(f),
    ...section(f, 'motor'),
    ...section(f, 'eng'),
    ...section(f, 'marine'),
    ...section(f, 'sec2'),
  });

/** Individual motor insurance: three covers with features (§2.11, §3). */
export const motorIndividualRecord = (f: Fields) =>
  withPictures(f, {
    ...header(f),
    ...buying(f),
    ...section(f, 'sec1'),
    compliance_ins_body: f.prose,
    compliance_ins_features: f.prose,
    tp_fire_theft_body: f.prose,
    tp_fire_theft_features: f.prose,
    tp_only_body: f.prose,
    tp_only_features: f.prose,
  });

/** Corporate motor insurance: three covers with benefits instead of features (§2.11, §3). */
export const motorCorporateRecord = (f: Fields) =>
  withPictures(f, {
    ...header(f),
    ...buying(f),
    ...section(f, 'sec1'),
    comprehensive_ins_body: f.prose,
    tp_fire_theft_body: f.prose,
    tp_only_body: f.prose,
    comprehensive_benefits: f.prose,
    tp_fire_theft_benefits: f.prose,
  });

/** Travel insurance, for students and individuals (§2.12, §3). */
export const travelRecord = (f: Fields) =>
  withPictures(f, {
    ...header(f),
    ...buying(f),
    sec1_caption: f.caption,
    sec1_body: f.prose,
    student_ins_image: f.picture,
    student_insurance_body: f.prose,
    student_insurance_features: f.prose,
    individual_ins_image: f.picture,
    individual_insurance_body: f.prose,
    individual_insurance_features: f.prose,
  });

/** Home insurance, for homeowners and householders (§2.13, §3). */
export const homeInsuranceRecord = (f: Fields) =>
  withPictures(f, {
    ...header(f),
    ...buying(f),
    sec1_caption: f.caption,
    sec1_body: f.prose,
    homeowner_ins_image: f.picture,
    homeowner_ins_body: f.prose,
    homeowner_ins_features: f.prose,
    householder_ins_image: f.picture,
    householder_ins_body: f.prose,
    householder_ins_features: f.prose,
  });

/** Copies a field that holds either text or a picture's path (§3): one schema key reads each. */
function shareContractorsBody(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw;
  const body = 'contractors_all_risk_body' in raw ? raw.contractors_all_risk_body : undefined;
  return { ...raw, contractors_all_risk_image: body };
}

/** Engineering insurance: five products (§2.14, §3). */
export const engineeringRecord = (f: Fields) =>
  v.pipe(
    v.unknown(),
    v.transform(shareContractorsBody),
    withPictures(f, {
      ...header(f),
      ...buying(f),
      plant_all_risk_body: f.prose,
      plant_all_risk_image: f.picture,
      plant_all_risk_features: f.prose,
      contractors_all_risk_body: f.proseUnlessPath,
      contractors_all_risk_image: f.assetIfPath,
      contractors_all_risk_features: f.prose,
      machinery_breakdown_body: f.prose,
      machinery_breakdown_image: f.picture,
      machinery_breakdown_features: f.prose,
      erection_all_body: f.prose,
      erection_all_image: f.picture,
      erection_all_features: f.prose,
      computer_all_risk_body: f.prose,
      computer_all_risk_image: f.picture,
      computer_all_risk_features: f.prose,
      benefits_body: f.prose,
      comprehensive_benefits: f.prose,
      tp_fire_theft_benefits: f.prose,
    }),
  );

/** Marine insurance: cargo and hull (§2.15, §3). */
export const marineRecord = (f: Fields) =>
  withPictures(f, {
    ...header(f),
    ...buying(f),
    marine_cargo_body: f.prose,
    marine_cargo_features: f.prose,
    marine_cargo_features_image: f.picture,
    marine_hull_body: f.prose,
    marine_hull_features: f.prose,
    marine_hull_features_image: f.picture,
  });

/** Labels of these fields for editors. */
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
      one: { en: 'fact', fr: 'information' },
    },
    tariff: {
      title: { en: 'Tariff', fr: 'Tarif' },
      help: {
        en: 'The lowest price of a cover, and the date of its tariff. A price without a date is not shown.',
        fr: 'Le prix le plus bas d’une garantie, et la date de son tarif. Un prix sans date n’est pas affiché.',
      },
      one: { en: 'price', fr: 'prix' },
    },
    other_languages: {
      title: { en: 'Other languages', fr: 'Autres langues' },
      help: { en: 'The product in another language.', fr: 'Le produit dans une autre langue.' },
      one: { en: 'text', fr: 'texte' },
    },
  },
};

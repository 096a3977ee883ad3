import type {
  BuyingTexts,
  CustomProductsTexts,
  EngineeringTexts,
  HomeInsuranceTexts,
  MarineTexts,
  MotorTexts,
  ProductsTexts,
  TravelTexts,
} from '../../../app/pages/products/texts.ts';
import type { Audience } from '../company.ts';

export const productsTexts: ProductsTexts<Audience> = {
  meta: {
    individual: {
      title: 'Assurances des particuliers',
      description:
        'Automobile, voyage, habitation et vie : ce que chaque assurance prend en charge et comment déclarer un sinistre.',
    },
    institution: {
      title: 'Assurances des entreprises',
      description:
        'Flotte automobile, risques techniques et transport maritime pour les entreprises et institutions de Côte d’Ivoire.',
    },
  },
  menu: 'Produits et solutions',
  readMore: 'Découvrir',
  claims: { title: 'Déclarer un sinistre' },
  quoteBanner: { title: 'Connaissez le prix avant de décider' },
};

export const motorTexts: MotorTexts = {
  meta: {
    motor: {
      title: 'Assurance automobile',
      description:
        'Tous risques, tiers étendu incendie et vol, responsabilité civile obligatoire : trois niveaux d’assurance automobile côte à côte.',
    },
    'motor-corporate': {
      title: 'Assurance des flottes automobiles',
      description:
        'Un seul état de parc pour voitures de fonction, pick-up, cars et camions, en tous risques ou en responsabilité civile.',
    },
  },
  covers: {
    title: 'Choisissez votre formule',
    sign: {
      name: 'Mframadan',
      meaning: ', la maison qui tient dans le vent : le signe akan de la solidité.',
    },
    names: {
      comprehensive: { header: 'Tous risques', dialog: 'Tous risques' },
      'fire-theft': { header: 'Tiers, incendie et vol', dialog: 'Tiers, incendie et vol' },
      'third-party': {
        header: 'Responsabilité civile obligatoire',
        dialog: 'Responsabilité civile obligatoire',
      },
    },
    features: 'Voir les garanties',
    quote: { motor: 'Obtenir un devis', 'motor-corporate': 'Obtenir un devis' },
  },
  section: 'Garanties',
  benefits: {
    title: 'Ce que comprennent les deux formules étendues',
    comprehensive: 'Tous risques',
    fireTheft: 'Tiers, incendie et vol',
  },
  banner: {
    motor: 'Protégez la voiture, et tous ceux qui l’entourent.',
    'motor-corporate': 'Un seul état de parc pour toute la flotte.',
  },
};

export const travelTexts: TravelTexts = {
  meta: {
    title: 'Assurance voyage',
    description:
      'Sept garanties pour les étudiants et les voyageurs au départ de Côte d’Ivoire, des soins d’urgence aux bagages perdus.',
  },
  titles: { student: 'Étudiants', individual: 'Voyageurs' },
  features: 'Voir les garanties',
  benefits: 'Les garanties de l’assurance voyage',
  banner: 'Emportez le billet, le passeport, et quelqu’un à\u00A0appeler.',
};

export const homeInsuranceTexts: HomeInsuranceTexts = {
  meta: {
    title: 'Assurance habitation',
    description:
      'Multirisque habitation des propriétaires et des occupants : incendie, inondation, tempête et vol, en Côte d’Ivoire.',
  },
  titles: { homeowner: 'Propriétaires', householder: 'Occupants' },
  features: 'Voir les garanties',
  benefits: 'Garanties',
  banner: 'Assurez la maison, et tout ce que vous y\u00A0gardez.',
};

export const engineeringTexts: EngineeringTexts = {
  meta: {
    title: 'Assurance des risques techniques',
    description:
      'Engins, chantiers, montage, bris de machine et matériel électronique : les garanties des projets en Côte d’Ivoire.',
  },
  titles: {
    plant: 'Tous risques engins de chantier',
    contractors: 'Tous risques chantier',
    machinery: 'Bris de machine',
    erection: 'Tous risques montage',
    computer: 'Tous risques informatiques et électroniques',
  },
  features: 'Voir les garanties',
  benefits: {
    title: 'Les véhicules du chantier',
    comprehensive: 'Tous risques',
    fireTheft: 'Tiers, incendie et vol',
  },
  banner: 'Couvrez les engins, les travaux, et le jour de la mise en service.',
};

export const marineTexts: MarineTexts = {
  meta: {
    title: 'Assurance maritime',
    description:
      'Facultés « tous risques » ou « FAP sauf », et corps de navires, pour les importateurs, exportateurs et armateurs de Côte d’Ivoire.',
  },
  titles: { cargo: 'Facultés maritimes', hull: 'Corps de navires' },
  features: 'Voir les garanties',
  pay: 'Souscrire et payer',
  benefits: {
    title: 'Pour celles et ceux qui voyagent pour l’entreprise',
    lead: 'Les équipages qui rejoignent un navire et le personnel envoyé dans un port étranger peuvent bénéficier d’une garantie voyage en plus du contrat maritime.',
    items: {
      'Assistance médicale\u00a0:':
        'soins d’urgence après une maladie ou un accident soudains à l’étranger.',
      'Évacuation sanitaire\u00a0:':
        'transport vers un hôpital adapté quand les médecins le jugent nécessaire.',
      'Rapatriement\u00a0:': 'retour en Côte\u00a0d’Ivoire après les soins, ou retour du corps.',
      'Indemnisation des bagages\u00a0:':
        'bagages enregistrés perdus, volés ou retardés par le transporteur.',
      'Perte des papiers\u00a0:': 'le coût d’un passeport de secours ou d’un livret maritime.',
      'Départ retardé\u00a0:': 'pour les causes prévues au contrat.',
      'Responsabilité civile vie privée\u00a0:': 'dommages causés à autrui par accident.',
    },
  },
  closing: {
    title: 'Une assurance maritime faite pour vous',
    text: 'Un importateur d’un conteneur par an et un armateur de dix navires n’ont pas besoin du même contrat. Dites-nous ce que vous transportez ou armez, au départ d’où, et selon quel incoterm. Nous proposons les clauses adaptées, précisons ce qu’elles excluent et tarifons en francs CFA.',
  },
  banner: 'Assurez la marchandise, le navire, et la\u00A0traversée.',
};

export const buyingTexts: BuyingTexts = {
  title: 'Bon à savoir',
  price: {
    from: (price) => `À partir de ${price}`,
    tariff: (day) => `Tarif du ${day}`,
    unknown: 'Prix\u00a0: nous répondons sous un jour ouvré',
  },
  files: {
    title: 'Documents',
    wording: 'Conditions générales',
    proposal: 'Demande de souscription',
    claim_form: 'Déclaration de sinistre',
    pdf: 'PDF',
  },
};

export const customProductsTexts: CustomProductsTexts = {
  covers: {},
  sections: {
    life: {
      meta: {
        title: 'Assurance vie',
        description:
          'Prévoyance et épargne\u00a0: un capital pour vos proches en cas de décès, ou pour vous à l’échéance, en Côte d’Ivoire.',
      },
      titles: { homeowner: 'Prévoyance', householder: 'Épargne' },
      features: 'Voir les garanties',
      benefits: 'Garanties',
      banner: 'Pensez à vos proches, et à vos projets.',
    },
  },
  cards: {},
};

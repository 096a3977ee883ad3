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
      title: 'Products for individuals',
      description: 'Motor, travel and home insurance: what each pays for and how to make a claim.',
    },
    institution: {
      title: 'Products for organisations',
      description:
        'Motor, engineering and marine insurance for companies and institutions in Ghana.',
    },
  },
  menu: 'Product & Solutions',
  readMore: 'Read More',
  claims: { title: 'Make a claim' },
  quoteBanner: { title: 'Know the price before you decide' },
};

export const motorTexts: MotorTexts = {
  meta: {
    motor: {
      title: 'Motor insurance',
      description:
        'Comprehensive, third party fire & theft, and third party only: three levels of car insurance side by side.',
    },
    'motor-corporate': {
      title: 'Motor insurance for fleets',
      description:
        'One schedule for company cars, pick-ups, buses and trucks, with comprehensive or third-party cover.',
    },
  },
  covers: {
    title: 'Choose your cover',
    sign: {
      name: 'Mframadan',
      meaning: ', the house that stands in the wind: the Akan sign of resilience.',
    },
    names: {
      comprehensive: { header: 'COMPREHENSIVE INSURANCE', dialog: 'Comprehensive insurance' },
      'fire-theft': { header: 'THIRD PARTY FIRE & THEFT', dialog: 'Third party fire & theft' },
      'third-party': { header: 'THIRD PARTY ONLY', dialog: 'Third party only' },
    },
    features: 'Insurance Features',
    quote: { motor: 'Get a Quote', 'motor-corporate': 'GET A QUOTE' },
  },
  section: 'Benefits',
  benefits: {
    title: 'What the two wider covers include',
    comprehensive: 'Comprehensive',
    fireTheft: 'Third party fire & theft',
  },
  banner: {
    motor: 'Keep the car, and everyone around it, covered.',
    'motor-corporate': 'One schedule for the whole fleet.',
  },
};

export const travelTexts: TravelTexts = {
  meta: {
    title: 'Travel insurance',
    description:
      'Seven travel benefits for students and travellers leaving Ghana, from emergency treatment to lost luggage.',
  },
  titles: { student: 'STUDENT', individual: 'INDIVIDUALS' },
  features: 'Insurance Features',
  benefits: 'Travel benefits',
  banner: 'Take the ticket, the passport, and someone to call.',
};

export const homeInsuranceTexts: HomeInsuranceTexts = {
  meta: {
    title: 'Home insurance',
    description:
      'Homeowners and householders cover against fire, flood, storm and burglary, for owners and tenants in Ghana.',
  },
  titles: { homeowner: 'HOMEOWNERS', householder: 'HOUSEHOLDERS' },
  features: 'Featured Insurance',
  benefits: 'Benefits',
  banner: 'Insure the house, and all that you keep inside it.',
};

export const engineeringTexts: EngineeringTexts = {
  meta: {
    title: 'Engineering insurance',
    description:
      'Plant, contractors’, erection, machinery breakdown and electronic equipment cover for projects in Ghana.',
  },
  titles: {
    plant: 'Plant All - Risk',
    contractors: 'Contractors All - Risk',
    machinery: 'Machinery Breakdown',
    erection: 'Erection All - Risk',
    computer: 'Electronic Equipment Computer All - Risk',
  },
  features: 'Insurance Features',
  benefits: {
    title: 'Vehicles on the project',
    comprehensive: 'Comprehensive',
    fireTheft: 'Third Party Fire & Theft',
  },
  banner: 'Cover the plant, the works, and the day you switch on.',
};

export const marineTexts: MarineTexts = {
  meta: {
    title: 'Marine insurance',
    description:
      'Cargo cover under Institute Cargo Clauses A, B or C, and hull cover for vessels working in Ghana.',
  },
  titles: { cargo: 'Marine Cargo', hull: 'Marine hull' },
  features: 'Insurance Features',
  pay: 'Request & Pay',
  benefits: {
    title: 'For people who travel on business',
    lead: 'Crew joining a vessel and staff sent to a port abroad can have travel cover alongside the marine policy.',
    items: {
      'Medical assistance:': 'emergency treatment for sudden illness or injury abroad.',
      'Medical evacuation:':
        'transport to a suitable hospital when doctors agree that it is needed.',
      'Repatriation:': 'your return to Ghana after treatment, or that of mortal remains.',
      'Luggage compensation:': 'checked luggage lost, stolen or delayed by the carrier.',
      'Loss of travel documents:': 'what an emergency passport or seaman’s book costs.',
      'Delayed departure:': 'for the causes that the policy names.',
      'Personal liability:': 'injury or damage caused to other people by accident.',
    },
  },
  closing: {
    title: 'MARINE INSURANCE THAT IS FOR YOU',
    text: 'An importer with one container a year and a shipping line with ten vessels do not need the same policy. Tell us what you carry or sail, from where, and under which terms of sale. We suggest the clauses that fit, say what they leave out, and quote in Ghana cedis or, where the law allows, in the currency of the invoice.',
  },
  banner: 'Cover the cargo, the vessel, and the way between ports.',
};

export const buyingTexts: BuyingTexts = {
  title: 'Good to know',
  price: {
    from: (price) => `From ${price}`,
    tariff: (day) => `Tariff of ${day}`,
    unknown: 'Price: we answer within a working day',
  },
  files: {
    title: 'Documents',
    wording: 'Policy wording',
    proposal: 'Proposal form',
    claim_form: 'Claim form',
    pdf: 'PDF',
  },
};

export const customProductsTexts: CustomProductsTexts = { covers: {}, sections: {}, cards: {} };

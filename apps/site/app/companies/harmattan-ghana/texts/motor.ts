import type { MotorTexts } from '../../texts/motor.ts';

export const motorTexts: MotorTexts = {
  meta: {
    individual: {
      title: 'Motor insurance',
      description:
        'Comprehensive, third party fire and theft, and third party only: three levels of car insurance side by side.',
    },
    institution: {
      title: 'Motor insurance for fleets',
      description:
        'One schedule for company cars, pick-ups, buses and trucks, with comprehensive or third-party cover.',
    },
  },
  covers: {
    title: 'Choose your cover',
    sign: 'Mframadan, the house that stands in the wind: the Akan sign of resilience.',
    names: {
      comprehensive: { header: 'COMPREHENSIVE INSURANCE', dialog: 'Comprehensive insurance' },
      'fire-theft': { header: 'THIRD PARTY FIRE & THEFT', dialog: 'Third party fire & theft' },
      'third-party': { header: 'THIRD PARTY ONLY', dialog: 'Third party only' },
    },
    features: 'Insurance Features',
    quote: { individual: 'Get a Quote', institution: 'GET A QUOTE' },
  },
  section: 'Benefits',
  benefits: {
    title: 'What the two wider covers add',
    comprehensive: 'Comprehensive',
    fireTheft: 'Third Party Fire & Theft',
  },
  banner: {
    individual: 'Keep the car, and everyone around it, covered.',
    institution: 'One schedule for the whole fleet.',
  },
};

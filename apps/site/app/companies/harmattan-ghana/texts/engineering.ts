import type { EngineeringTexts } from '../../texts/engineering.ts';

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
};

import type { HomeInsuranceTexts } from '../../texts/home-insurance.ts';

export const homeInsuranceTexts: HomeInsuranceTexts = {
  meta: {
    title: 'Home insurance',
    description:
      'Homeowners and householders cover against fire, flood, storm and burglary, for owners and tenants in Ghana.',
  },
  titles: { homeowner: 'HOMEOWNERS', householder: 'HOUSEHOLDERS' },
  features: 'Featured Insurance',
  benefits: 'Benefits',
};

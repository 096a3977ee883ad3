import type { Identity } from '../../shared/company.ts';

export const identity: Identity = {
  id: 'harmattan-ghana',
  name: 'Harmattan Insurance Ghana',
  legalName: 'Harmattan Insurance Ghana Ltd',
  country: 'GH',
  locale: 'en-GH',
  longDateLocale: 'en-US',
  timeZone: 'Africa/Accra',
  seat: { city: 'Accra', latitude: 5.605, longitude: -0.177 },
  phone: '+233 30 000 0100',
  address: '4 Woven Close, Airport Residential Area, Accra, Ghana',
};

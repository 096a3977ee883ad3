import type { Facts } from '../contract/facts.ts';

export const facts: Facts = {
  country: 'Ghana',
  demonyms: ['Ghanaian', 'Ghanaians'],
  diallingCode: '+233',
  phoneExample: '024\u00a0000\u00a00000',
  currency: { code: 'GHS', words: ['GH₵', 'cedis', 'cedi'] },
  regulator: ['National Insurance Commission'],
  places: ['Tema', 'Kumasi', 'Takoradi', 'Tamale', 'Jamestown', 'Yeji', 'Ghana Card', 'Volta'],
  // The group's directors.
  mentions: ['Babatunde Oyewale-Martins', 'Ngozi Ibekwe-Danjuma'],
};

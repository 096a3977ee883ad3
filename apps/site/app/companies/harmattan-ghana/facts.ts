import type { Facts } from '../contract/facts.ts';

export const facts: Facts = {
  own: [
    ...['Ghana', 'Ghanaian', 'Ghanaians', 'Akan', 'Twi', 'Ga', 'ɔpɛ', 'Ŋleshi', 'kente', 'susu'],
    ...['Adum', 'Aflao', 'Ahodwo', 'Airport City', 'Airport Residential Area', 'Dansoman', 'Volta'],
    ...['East Legon', 'Jamestown', 'Kejetia', 'Kotoka', 'Kumasi', 'Makola', 'Osu', 'Takoradi'],
    ...['Tamale', 'Techiman', 'Tema', 'Woven Close', 'Yeji'],
    // The road along its coast, and the region whose papers it has.
    ...[
      'Lomé',
      'Cotonou',
      'Seme',
      'Togo',
      'Benin',
      'Gulf of Guinea',
      'West Africa',
      'West African',
    ],
    ...['ECOWAS', 'Brown Card', 'Ghana Card', 'GhanaPostGPS', 'Motor Insurance Database'],
    ...['Act 843', 'DVLA', 'Data Protection Act', 'Data Protection Commission', 'SSNIT'],
    ...['Driver and Vehicle Licensing Authority', 'Fisheries Commission', 'Maritime Authority'],
    ...['National Disaster Management Organisation', 'National Fire and Rescue Service'],
    ...[
      'National Insurance Commission',
      'National Health Insurance',
      'tel:112',
      'tel:191',
      'tel:192',
    ],
    ...['Ewe', 'Borɔfo', 'NIC/NL', 'DPC/', 'nic.example', 'Ridge', '*920*57#', '*713*44#'],
    ...['+233', '024\u00a0000\u00a00000', 'GHS', 'GH₵', 'cedi', 'cedis'],
  ],
  // The group's directors.
  mentions: ['Babatunde Oyewale-Martins', 'Ngozi Ibekwe-Danjuma'],
  policyRead: '2026-11-27',
};

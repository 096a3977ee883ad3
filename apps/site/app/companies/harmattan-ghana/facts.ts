import type { Facts } from '../contract/facts.ts';

export const facts: Facts = {
  own: [
    ...['Ghana', 'Ghanaian', 'Ghanaians', 'kente', 'susu', 'ɔpɛ', 'Ŋleshi', 'cedi', 'cedis', 'GHS'],
    ...[
      'GH₵',
      '+233',
      '024\u00a0000\u00a00000',
      '*920*57#',
      '*713*44#',
      'tel:112',
      'tel:191',
      'tel:192',
    ],
    ...['NIC/NL', 'DPC/', 'nic.example', 'SSNIT', 'Togo', 'Ridge', 'National Health Insurance'],
    ...['Driver and Vehicle Licensing Authority', 'National Fire and Rescue Service'],
  ],
  // The group's directors.
  mentions: ['Oyewale-Martins', 'Ibekwe-Danjuma'],
  policyRead: '2026-11-27',
};

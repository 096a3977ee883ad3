import type { MarineTexts } from '../../texts/marine.ts';

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
    title: 'For the people who travel with the business',
    lead: 'Crew joining a vessel and staff sent to a port abroad can have travel cover beside the marine policy.',
    items: [
      {
        title: 'Medical assistance',
        text: 'emergency treatment for sudden illness or injury abroad.',
      },
      {
        title: 'Medical evacuation',
        text: 'transport to a suitable hospital when doctors agree that it is needed.',
      },
      { title: 'Repatriation', text: 'return to Ghana after treatment, or of mortal remains.' },
      {
        title: 'Luggage compensation',
        text: 'checked-in luggage lost, stolen or delayed by the carrier.',
      },
      {
        title: 'Loss of travel documents',
        text: 'the cost of an emergency passport or seaman’s book.',
      },
      { title: 'Delayed departure', text: 'for the causes that the policy names.' },
      {
        title: 'Personal liability',
        text: 'injury or damage caused to other people by accident.',
      },
    ],
  },
  closing: {
    title: 'MARINE INSURANCE THAT IS FOR YOU',
    text: 'An importer with one container a year and a shipping line with ten vessels do not need the same policy. Tell us what you carry or sail, from where, and under which terms of sale. We suggest the clauses that fit, say what they leave out, and quote in Ghana cedis or, where the law allows, in the currency of the invoice.',
  },
};

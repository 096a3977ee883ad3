import type { ServicesTexts } from '../../../app/pages/services/page.tsx';

export const servicesTexts: ServicesTexts = {
  meta: {
    title: 'Self Service',
    description: 'Ask for a quote, file a claim or buy insurance online.',
  },
  lead: 'Choose the service you would like to access',
  account: {
    text: 'Ask for a price, or manage a policy you already hold. The portal opens in a new tab.',
    action: 'GET A QUOTE',
  },
  claim: {
    title: 'File a Claim',
    text: 'Report a loss online and add photographs and reports as you get them.',
    action: 'Open the claims portal',
  },
  buy: {
    title: 'Buy Insurance',
    text: 'Answer a few questions, see the price, and pay by card or mobile money.',
    action: 'Buy online',
  },
};

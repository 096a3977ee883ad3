import type { TravelTexts } from '../../texts/travel.ts';

export const travelTexts: TravelTexts = {
  meta: {
    title: 'Travel insurance',
    description:
      'Seven travel benefits for students and travellers leaving Ghana, from emergency treatment to lost luggage.',
  },
  titles: { student: 'STUDENT', individual: 'INDIVIDUALS' },
  features: 'Insurance Features',
  benefits: 'Travel benefits',
};

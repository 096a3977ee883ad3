import type { HomeTexts } from '../../../app/pages/home/page.tsx';
import { type Audience, identity } from '../company.ts';
import corporateHomePicture from '../pictures/corporate-home.svg?url';

export const homeTexts: HomeTexts<Audience> = {
  meta: {
    individual: {
      title: 'Harmattan Insurance Ghana: motor, home and travel insurance',
      description:
        'Motor, home and travel insurance in Ghana, explained in plain words and paid for in cedis. Pay a premium, ask for a quote or report a claim.',
    },
    institution: {
      title: 'Corporate insurance: motor, engineering and marine | Harmattan Insurance Ghana',
      description:
        'Motor fleet, engineering and marine insurance for organisations trading in Ghana and along the coast, from a member of a West African insurance group.',
    },
  },
  heroes: {
    institution: {
      title: 'Harmattan Insurance Ghana Ltd',
      tagline:
        'A leading African financial services partner, insuring the organisations that build, carry and trade in Ghana.',
      picture: {
        src: corporateHomePicture,
        alt: 'A director and a site engineer in front of a container port, drawn as sewn strips of cloth',
      },
    },
  },
  learnMore: 'Learn More',
  insights: {
    title: 'Our Insights',
    lead: 'Hear the latest trends from our industry experts',
    more: 'See more',
  },
  affiliation: {
    title: 'Part of Harmattan Group plc',
    text: 'Harmattan Insurance Ghana Ltd is affiliated to its parent company in Nigeria, Harmattan Group plc. We write your policy, and pay your claims, in Ghana.',
    facts: [
      { term: 'Parent', detail: 'Harmattan Group plc, Lagos, Nigeria' },
      { term: 'In Ghana', detail: 'Harmattan Insurance Ghana Ltd, Accra' },
      { term: 'Regulator', detail: 'National Insurance Commission, Ghana' },
    ],
    action: 'About Us',
    map: 'Map of West Africa with Accra and Lagos marked',
    places: [
      { name: identity.seat.city, x: 36.8, y: 81.4 },
      { name: 'Lagos', x: 51.7, y: 73.6, side: 'right' },
    ],
  },
};

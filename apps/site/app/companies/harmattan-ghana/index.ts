import fihankra from '@insurance-kit/ui/art/fihankra.svg?url';
import type { Company } from '../company.ts';
import { logoMark } from './logo.ts';
import corporateHomePicture from './pictures/corporate-home.svg?url';
import mapPicture from './pictures/map.svg?url';

/** Harmattan Insurance Ghana Ltd: a fictional company, with fictional people, numbers and links. */
export const harmattanGhana: Company = {
  name: 'Harmattan Insurance Ghana',
  legalName: 'Harmattan Insurance Ghana Ltd',
  slogan: 'Cover for every season',
  logo: { ...logoMark, name: 'Harmattan', descriptor: 'Insurance Ghana' },
  locale: 'en-GH',
  timeZone: 'Africa/Accra',
  workingHours: 'Mon-Fri: 08:00AM - 05:00PM',
  words: {
    opensInNewTab: 'opens in a new tab',
    loading: 'Loading...',
    close: 'Close',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    skipToContent: 'Skip to content',
    mainNavigation: 'Main',
    audienceSwitch: 'Audience',
    sectionNavigation: 'Products',
    pages: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (number) => `Page ${number}`,
    carousel: 'carousel',
    slide: 'slide',
    position: (current, total) => `${current} of ${total}`,
  },
  audiences: { individual: 'Individual', institution: 'Corporate' },
  links: {
    portal: 'https://portal.harmattan-ghana.example/',
    quote: 'https://buy.harmattan-ghana.example/',
    quoteMotor: 'https://buy.harmattan-ghana.example/motor',
    quoteMarine: 'https://buy.harmattan-ghana.example/marine',
    claims: 'https://claims.harmattan-ghana.example/',
    ethics: 'https://ethics.harmattan-ghana.example/',
    groupAbout: 'https://www.harmattan-group.example/about',
    groupContact: 'https://www.harmattan-group.example/contact',
  },
  social: [
    { label: 'Facebook', href: 'https://facebook.example/harmattanghana', icon: 'facebook' },
    { label: 'Instagram', href: 'https://instagram.example/harmattanghana', icon: 'instagram' },
    { label: 'LinkedIn', href: 'https://linkedin.example/harmattanghana', icon: 'linkedin' },
    { label: 'X', href: 'https://x.example/harmattanghana', icon: 'x' },
  ],
  groupCompanies: [
    'Harmattan Insurance Nigeria Ltd',
    'Harmattan Life Assurance Ltd',
    'Harmattan Health Ltd',
    'Harmattan Pensions Ltd',
    'Harmattan Asset Management Ltd',
    'Harmattan Trustees Ltd',
    'Harmattan Microfinance Ltd',
    'Harmattan Insurance Liberia Ltd',
  ],
  header: {
    about: 'About Us',
    products: 'Product & Solutions',
    insights: 'Insights',
    careers: 'Careers',
    contact: 'Contact Us',
    services: 'Self Service',
  },
  footer: {
    mainService: {
      title: 'Main Service',
      items: [
        'Motor Insurance',
        'Marine Insurance',
        'Fire Insurance',
        'Accident Insurance',
        'Engineering Insurance',
        'Travel Insurance',
      ],
    },
    selfService: { title: 'Self Service', items: ['Login', 'Claims'] },
    affiliation: 'Affiliation',
    whistleBlowing: { title: 'Whistle Blowing', item: 'Report a concern' },
    copyright: '© 2024 Harmattan Insurance Ghana Ltd',
    privacy: 'Privacy and cookies',
  },
  products: {
    motor: 'Motor Insurance',
    travel: 'Travel Insurance',
    'home-insurance': 'Home Insurance',
    engineering: 'Engineering Insurance',
    marine: 'Marine Insurance',
  },
  home: {
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
    corporateHero: {
      title: 'Harmattan Insurance Ghana Ltd',
      tagline:
        'A leading African financial services partner, insuring the organisations that build, carry and trade in Ghana.',
      picture: {
        src: corporateHomePicture,
        alt: 'A director and a site engineer in front of a container port, drawn as sewn strips of cloth',
        width: 760,
        height: 800,
      },
    },
    heroPictureAlt:
      'A couple and their daughter in front of their home under a hazy sun, drawn as sewn strips of cloth',
    account: {
      title: 'My Insurance Account',
      text: {
        individual: 'Renew a policy, pay a premium or ask for a certificate.',
        institution: 'Pay a debit note, ask for a certificate or add a vehicle to a fleet.',
      },
      action: 'Request & Pay',
      sign: {
        src: fihankra,
        alt: 'Fihankra, the Akan sign of the compound house: safety',
        width: 56,
        height: 56,
      },
    },
    tiles: { learnMore: 'Learn More', makeClaim: 'Make a Claim', getQuote: 'Get a Quote' },
    insights: {
      title: 'Our Insights',
      lead: 'Hear the latest trends from our industry experts',
      more: 'See more',
    },
  },
  affiliation: {
    title: 'Part of Harmattan Group plc',
    text: 'Harmattan Insurance Ghana Ltd is affiliated to its mother company in Nigeria, Harmattan Group plc. Your policy is written, serviced and paid in Ghana.',
    facts: [
      { term: 'Parent', detail: 'Harmattan Group plc, Lagos, Nigeria' },
      { term: 'In Ghana', detail: 'Harmattan Insurance Ghana Ltd, Accra' },
      { term: 'Regulator', detail: 'National Insurance Commission, Ghana' },
    ],
    action: 'About Us',
    picture: {
      src: mapPicture,
      alt: 'Map of West Africa with Accra and Lagos marked',
      width: 640,
      height: 288,
    },
    places: [
      { name: 'Accra', x: 36.7, y: 81.5 },
      { name: 'Lagos', x: 51.7, y: 73.6, side: 'right' },
    ],
  },
  banner: {
    title: 'Get Insured Today',
    text: {
      individual:
        'Tell us what you would like to insure. We come back with a price and the wording.',
      institution: 'Send us your schedule or contract. We come back with terms and the wording.',
    },
    quote: 'Get a Quote',
  },
  article: { readMore: 'Read More', empty: 'No articles yet.' },
  privacy: {
    meta: {
      title: 'Privacy and cookie policy | Harmattan Insurance Ghana',
      description:
        'What Harmattan Insurance Ghana Ltd collects about you, why, how long it is kept, your rights, and the cookies this site sets.',
    },
    title: 'Privacy and cookie policy',
    updated: 'Last updated: 31 October 2022',
    contents: 'On this page',
  },
  error: {
    title: 'Unexpected Application Error!',
    home: 'Go to the home page',
    notFound: '404 Not Found',
    failed: '500 Internal Server Error',
  },
};

import fihankra from '@insurance-kit/ui/art/fihankra.png?url';
import type { Company } from '../../shared/company.ts';
import { type Audience, identity, logoMark } from './company.ts';
import defaultPicture from './pictures/default-picture.svg?url';

const links: Company['links'] = {
  portal: 'https://portal.harmattan-ghana.example/',
  quote: 'https://buy.harmattan-ghana.example/',
  quoteMotor: 'https://buy.harmattan-ghana.example/motor',
  quoteMarine: 'https://buy.harmattan-ghana.example/marine',
  claims: 'https://claims.harmattan-ghana.example/',
  ethics: 'https://ethics.harmattan-ghana.example/',
  groupAbout: 'https://www.harmattan-group.example/about',
  groupContact: 'https://www.harmattan-group.example/contact',
};

/** A fictional company, with fictional people, numbers and links. */
export const company: Company<Audience> = {
  ...identity,
  slogan: 'Cover for every season',
  logo: { ...logoMark, name: 'Harmattan', descriptor: 'Insurance Ghana' },
  defaultPicture,
  workingHours: 'Mon-Fri: 08:00AM - 05:00PM',
  // Ghana's public holidays by law. When the government announces dates, add the two Eids, the day
  // after Eid al-Fitr, and any Monday or Friday that replaces a holiday.
  closedDays: [
    ...['01-01', '01-07', '03-06', '05-01', '07-01', '09-21', '12-25', '12-26'],
    ...['2026-04-03', '2026-04-06', '2026-12-04'],
    ...['2027-03-26', '2027-03-29', '2027-12-03'],
    ...['2028-04-14', '2028-04-17', '2028-12-01'],
  ],
  links,
  social: [
    { label: 'Facebook', href: 'https://facebook.example/harmattanghana', icon: 'facebook' },
    { label: 'Instagram', href: 'https://instagram.example/harmattanghana', icon: 'instagram' },
    { label: 'LinkedIn', href: 'https://linkedin.example/harmattanghana', icon: 'linkedin' },
    { label: 'X', href: 'https://x.example/harmattanghana', icon: 'xMark' },
  ],
  groupCompanies: [
    { label: 'Harmattan Insurance Nigeria Ltd' },
    { label: 'Harmattan Life Assurance Ltd' },
    { label: 'Harmattan Health Ltd' },
    { label: 'Harmattan Pensions Ltd' },
    { label: 'Harmattan Asset Management Ltd' },
    { label: 'Harmattan Trustees Ltd' },
    { label: 'Harmattan Microfinance Ltd' },
    { label: 'Harmattan Insurance Liberia Ltd' },
  ],
  footer: {
    mainService: {
      title: 'Main Service',
      links: [
        { label: 'Motor Insurance' },
        { label: 'Marine Insurance' },
        { label: 'Fire Insurance' },
        { label: 'Accident Insurance' },
        { label: 'Engineering Insurance' },
        { label: 'Travel Insurance' },
      ],
    },
    selfService: {
      title: 'Self Service',
      links: [
        { label: 'Login', href: links.portal },
        { label: 'Claims', href: links.claims },
      ],
    },
    affiliation: 'Affiliation',
    whistleBlowing: { title: 'Whistle Blowing', item: 'Report a concern' },
    copyright: '© 2024 Harmattan Insurance Ghana Ltd',
    privacy: 'Privacy and cookies',
    actions: { feedback: 'Feedback', cookies: 'Cookie settings' },
  },
  cookies: {
    label: 'Cookies',
    text: 'We measure page speed if you accept.',
    link: { label: 'Cookie policy', href: '/privacy' },
    accept: 'I Accept',
    decline: 'I Decline',
    accepted: 'You accepted it.',
    declined: 'You declined it.',
    scrolled: {
      rule: 'Scrolling past half a page accepts.',
      text: 'You scrolled on, so cookies are accepted.',
      change: 'Change',
      close: 'OK',
    },
  },
  actions: { quote: 'Get a Quote', claim: 'Make a Claim', contact: 'Contact Us' },
  products: {
    motor: { name: 'Motor Insurance', short: 'Motor' },
    'motor-corporate': { name: 'Motor Insurance', short: 'Motor' },
    travel: { name: 'Travel Insurance', short: 'Travel' },
    'home-insurance': { name: 'Home Insurance', short: 'Home' },
    engineering: { name: 'Engineering Insurance', short: 'Engineering' },
    marine: { name: 'Marine Insurance', short: 'Marine' },
  },
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
    },
  },
  banner: {
    title: 'Get Insured Today',
    quote: {
      individual:
        'Tell us what you want to insure.\nWe answer with a price and the policy wording.',
      institution:
        'Ask for a price for a fleet, a site or a cargo.\nYou see the terms before you decide.',
    },
    contact: {
      individual:
        'Tell us what you want to insure.\nWe answer with a price and the policy wording.',
      institution:
        'Send us your schedule or contract.\nWe will reply with terms and the policy wording.',
    },
  },
  article: {
    readMore: 'Read More',
    empty: 'No articles yet.',
    noExcerpt: 'No details available.',
  },
  error: {
    title: 'Unexpected Application Error!',
    home: 'Go to the home page',
    notFound: '404 Not Found',
    failed: '500 Internal Server Error',
  },
};

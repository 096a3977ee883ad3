import { products } from 'site/app/test/products.ts';
import { outside } from '../support/pages.ts';

/** A record that a page shows, or several elements of a list (§3, §7). */
export interface ShownRecord {
  /** The content service's call. */
  readonly api: string;
  /** How many elements the page shows; default 1. */
  readonly first?: number;
  /** Fields that this page does not show, as §2 or the readings say. */
  readonly except?: readonly string[];
}

/** A dialog with features (§2.11 to §2.15). */
export interface ShownDialog {
  /** The button's label; the dialog's title is added to its accessible name. */
  readonly button: string;
  readonly title: string;
  /** The field of the page's record that it shows. */
  readonly field: string;
}

/** What a page of §2 must show: one row for each route. */
export interface ExpectedPage {
  readonly path: string;
  readonly section: string;
  readonly title: string;
  /** The page's heading: the field of its first record, or a fixed text. */
  readonly heading: { readonly field: string } | { readonly words: string };
  /** The records that its main part shows. */
  readonly records: readonly ShownRecord[];
  /**
   * Every link of §2: the start of its name, and the targets of all links with that name, in order.
   */
  readonly links: Readonly<Record<string, readonly string[]>>;
  /**
   * The start of the targets of 'Read More' for the articles in `records`; the article's id
   * follows.
   */
  readonly articles?: `/${string}/`;
  readonly dialogs?: readonly ShownDialog[];
  /** Default pictures besides those of empty picture fields. */
  readonly defaultPictures?: number;
  /** Texts of the page that §2 fixes. */
  readonly words?: readonly string[];
}

export const away = {
  ...outside,
  quoteMotor: 'https://buy.harmattan-ghana.example/motor',
  quoteMarine: 'https://buy.harmattan-ghana.example/marine',
  groupContact: 'https://www.harmattan-group.example/contact',
  ethics: 'https://ethics.harmattan-ghana.example/',
  social: 'https://linkedin.example/harmattanghana',
} as const;

const named = (title: string): string => `${title} | Harmattan Insurance Ghana`;
const times = (count: number, href: string): readonly string[] => Array(count).fill(href);

const header = { field: 'header_caption' } as const;
const account = 'My Insurance Account';
const banner = 'Get Insured Today';

const productLinks = (audience: keyof typeof products, words: 'tab' | 'short') =>
  Object.fromEntries(products[audience].map((product) => [product[words], [product.path]]));
const individualTabs = productLinks('individual', 'tab');
const corporateTabs = productLinks('corporate', 'tab');
/** The company's number, once in a page's main part. */
const phone = { '+233 30 000 0100': ['tel:+233300000100'] };
/** In the hero of a product. */
const claim = { 'Make a Claim': [away.claims], 'What to do first': ['/claims'] };
/** The quotes of a product: in its hero, of each cover, in the banner. */
const quotes = (base: string, product: string, covers: readonly string[]) => [
  quoteOf(base, product),
  ...quotesOf(base, product, covers),
  quoteOf(base, product),
];
const quoteOf = (base: string, product: string) => `${base}?product=${product}`;
const quotesOf = (base: string, product: string, covers: readonly string[]) =>
  covers.map((cover) => `${quoteOf(base, product)}&cover=${cover}`);
const covers = ['comprehensive', 'fire-theft', 'third-party'];
const socialLinks = (home: string) => ({
  Facebook: [home],
  Instagram: [home],
  LinkedIn: [home],
  X: [home],
});

const aboutWords = [
  account,
  'ABOUT HARMATTAN INSURANCE GHANA LTD',
  '16 years of underwriting experience',
  // The directors and their biographies, and the executives.
  ...['Justina Asante-Boadu', 'Babatunde Oyewale-Martins', 'Rahinatu Alhassan-Iddi'],
  ...[
    'Selorm Agbenyega-Doe',
    'Ngozi Ibekwe-Danjuma',
    'Kwaku Dartey-Mensah',
    'A lawyer by training',
  ],
  ...['Akosua Frimpong-Darko', 'Emmanuel Tetteh-Lartey', 'Mariam Abubakari-Seidu', 'Yaw Osei-Kusi'],
  'Head of Claims',
];

const homeCards: ShownRecord = { api: '/api/published-blogs/cards', first: 6 };
const insightsRecords: readonly ShownRecord[] = [
  // The latest articles show no excerpt.
  { api: '/api/published-blogs/cards/latest-two', first: 2, except: ['excerpt'] },
  { api: '/api/published-blogs/cards', first: 6 },
];

const motorCovers = ['COMPREHENSIVE INSURANCE', 'THIRD PARTY FIRE & THEFT', 'THIRD PARTY ONLY'];
const features = (title: string, field: string): ShownDialog => ({
  button: 'Insurance Features',
  title,
  field,
});

const contactLinks = {
  // In the hero, beside the form, and in the office's card.
  '+233 30 000 0100': times(3, 'tel:+233300000100'),
  '+233 24 000 0110': ['https://wa.me/233240000110'],
  '*713*44#': ['tel:*713*44%23'],
  'Open the map Ghana': [
    'https://www.openstreetmap.org/?mlat=5.6050&mlon=-0.1770#map=16/5.6050/-0.1770',
  ],
  'Open the map Nigeria': [
    'https://www.openstreetmap.org/?mlat=6.4281&mlon=3.4219#map=16/6.4281/3.4219',
  ],
  'Get a Quote': [away.quote],
};
const contactWords = ['Ghana', 'Nigeria', 'Call', 'Email', 'Head office', banner];

const servicesLinks = {
  'GET A QUOTE': [away.portal],
  'Open the claims portal File a Claim': [away.claims],
  'What to do first': ['/claims'],
  ...phone,
  'Buy online Buy Insurance': [away.quote],
};
const servicesWords = [account, 'Choose the service you would like to access'];

const whistleLinks = {
  '+233 30 000 0140': ['tel:+233300000140'],
  'ethics@': ['mailto:ethics@harmattan-ghana.example'],
  'ethics.harmattan': [away.ethics],
  '+233 30 000 017': ['tel:+233300000171', 'tel:+233300000172', 'tel:+233300000173'],
  '+234 201 000 017': ['tel:+2342010000174', 'tel:+2342010000175', 'tel:+2342010000176'],
};
const whistleWords = [
  'Anyone with a valid reason may report',
  'A report must be factual, true and verifiable',
  'You may report without giving your name',
  'only with your written consent',
  'Chief Compliance Officer',
];

/** What a page says for one audience. */
type OfAudience = Pick<ExpectedPage, 'links' | 'articles' | 'words'>;

/** The rows of a page that both audiences have, by the word in its addresses. */
const ofBoth = (
  word: string,
  shared: Omit<ExpectedPage, 'path' | 'links'>,
  individual: OfAudience,
  corporate = individual,
): readonly ExpectedPage[] => [
  { ...shared, ...individual, path: `/purple${word}` },
  { ...shared, ...corporate, path: `/red${word}` },
];

/** Every route of §2.1, an article's with that of article 1. */
export const expectedPages: readonly ExpectedPage[] = [
  {
    path: '/',
    section: '§2.4',
    title: 'Harmattan Insurance Ghana: motor, home and travel insurance',
    heading: header,
    records: [{ api: '/api/home/fetch' }, homeCards],
    links: {
      'Request & Pay': [away.portal],
      ...productLinks('individual', 'short'),
      'Learn More': times(2, '/purpleabout'),
      'Make a Claim': times(2, away.claims),
      'What to do first': times(2, '/claims'),
      'See more': ['/purpleinsights'],
      'About Us': [away.groupAbout],
      'Get a Quote': times(2, away.quote),
    },
    articles: '/purpledetail/',
    words: [account, 'Our Insights', 'Hear the latest trends from our industry experts', banner],
  },
  {
    path: '/redhome',
    section: '§2.5',
    title: 'Corporate insurance: motor, engineering and marine | Harmattan Insurance Ghana',
    heading: { words: 'Harmattan Insurance Ghana Ltd' },
    records: [
      {
        api: '/api/home/fetch',
        // The hero is the company's, and the buttons are fixed (readings §4, §2.5).
        except: [
          'header_caption',
          'header_body',
          'header_image',
          'tile1_btn_link',
          'tile1_btn_text',
          'tile2_btn_link',
          'tile2_btn_text',
        ],
      },
      homeCards,
    ],
    links: {
      'Request & Pay': [away.portal],
      ...productLinks('corporate', 'short'),
      'Learn More': times(2, '/redabout'),
      'Make a Claim': [away.claims],
      'What to do first': ['/claims'],
      'Get a Quote': [away.quote, away.portal, away.quote],
      'See more': ['/purpleinsights'],
      'About Us': [away.groupAbout],
    },
    articles: '/reddetail/',
    words: [account, 'a leading African financial services partner', banner],
  },
  ...ofBoth(
    'about',
    {
      section: '§2.8',
      title: named('About us'),
      heading: header,
      records: [{ api: '/api/about/fetch' }],
      words: aboutWords,
    },
    {
      links: {
        'Contact Us': ['/purplecontact', '/redcontact', away.groupContact],
        'About the group': [away.groupAbout],
      },
    },
    {
      links: {
        'Contact Us': [away.groupContact, '/redcontact', away.groupContact],
        'About the group': [away.groupAbout],
      },
    },
  ),
  {
    path: '/purpleproduct',
    section: '§2.9',
    title: named('Products for individuals'),
    heading: header,
    records: [{ api: '/api/pns/fetch' }],
    links: {
      'Read More': products.individual.map(({ path }) => path),
      ...claim,
      ...phone,
      'Get a Quote': [away.quote],
      'Contact Us': ['/purplecontact'],
    },
  },
  {
    path: '/redproduct',
    section: '§2.9',
    title: named('Products for organisations'),
    heading: header,
    records: [{ api: '/api/institute/pns/fetch' }],
    links: {
      'Read More': products.corporate.map(({ path }) => path),
      ...claim,
      ...phone,
      'Get a Quote': [away.quote],
    },
  },
  {
    path: '/purpleproductdetails/motor',
    section: '§2.11',
    title: named('Motor insurance'),
    heading: header,
    records: [{ api: '/api/motor/individual/fetch' }],
    links: { ...individualTabs, ...claim, 'Get a Quote': quotes(away.quoteMotor, 'motor', covers) },
    dialogs: [
      features('Comprehensive insurance', 'compliance_ins_features'),
      features('Third party fire & theft', 'tp_fire_theft_features'),
      features('Third party only', 'tp_only_features'),
    ],
    words: [...motorCovers, 'GHS6,000', 'Windscreen excess waiver', 'Multi-car discount'],
  },
  {
    path: '/purpleproductdetails/travel',
    section: '§2.12',
    title: named('Travel insurance'),
    heading: header,
    records: [{ api: '/api/travel/individual/fetch' }],
    links: {
      ...individualTabs,
      ...claim,
      'Get a Quote': quotes(away.quote, 'travel', ['student', 'individual']),
    },
    dialogs: [
      features('STUDENT', 'student_insurance_features'),
      features('INDIVIDUALS', 'individual_insurance_features'),
    ],
  },
  {
    path: '/purpleproductdetails/home',
    section: '§2.13',
    title: named('Home insurance'),
    heading: header,
    records: [{ api: '/api/home/individual/fetch' }],
    links: {
      ...individualTabs,
      ...claim,
      'Get a Quote': quotes(away.quote, 'home-insurance', ['homeowner', 'householder']),
    },
    dialogs: [
      { button: 'Featured Insurance', title: 'HOMEOWNERS', field: 'homeowner_ins_features' },
      { button: 'Featured Insurance', title: 'HOUSEHOLDERS', field: 'householder_ins_features' },
    ],
  },
  {
    path: '/redproductdetails/redmotor',
    section: '§2.11',
    title: named('Motor insurance for fleets'),
    heading: header,
    records: [{ api: '/api/institute/motor/fetch' }],
    links: {
      ...corporateTabs,
      ...claim,
      'GET A QUOTE': quotesOf(away.quoteMotor, 'motor-corporate', covers),
      'Get a Quote': times(2, quoteOf(away.quoteMotor, 'motor-corporate')),
    },
    dialogs: [
      features('Comprehensive insurance', 'comprehensive_benefits'),
      features('Third party fire & theft', 'tp_fire_theft_benefits'),
      features('Third party only', 'tp_only_body'),
    ],
    words: motorCovers,
  },
  {
    path: '/redproductdetails/engineer',
    section: '§2.14',
    title: named('Engineering insurance'),
    heading: header,
    records: [{ api: '/api/institute/engineering/fetch' }],
    links: {
      ...corporateTabs,
      ...claim,
      'Get a Quote': [
        quoteOf(away.quote, 'engineering'),
        ...quotesOf(away.quote, 'engineering', [
          'plant',
          'contractors',
          'machinery',
          'erection',
          'computer',
        ]),
      ],
      'Contact Us': times(6, '/redcontact'),
    },
    dialogs: [
      features('Plant All - Risk', 'plant_all_risk_features'),
      features('Contractors All - Risk', 'contractors_all_risk_features'),
      features('Machinery Breakdown', 'machinery_breakdown_features'),
      features('Erection All - Risk', 'erection_all_features'),
      features('Electronic Equipment Computer All - Risk', 'computer_all_risk_features'),
    ],
    // The picture field of contractors is their body, which is text here (§3).
    defaultPictures: 1,
    words: ['Comprehensive', 'Third Party Fire & Theft'],
  },
  {
    path: '/redproductdetails/marine',
    section: '§2.15',
    title: named('Marine insurance'),
    heading: header,
    records: [{ api: '/api/institute/marine/fetch' }],
    links: {
      ...corporateTabs,
      ...claim,
      'Request & Pay': times(2, away.portal),
      'Get a Quote': quotes(away.quoteMarine, 'marine', ['cargo', 'hull']),
    },
    dialogs: [
      features('Marine Cargo', 'marine_cargo_features'),
      features('Marine hull', 'marine_hull_features'),
    ],
    words: [
      'Medical assistance',
      'Repatriation',
      'Luggage compensation',
      'MARINE INSURANCE THAT IS FOR YOU',
    ],
  },
  ...ofBoth(
    'insights',
    {
      section: '§2.6',
      title: named('Insights'),
      heading: { words: 'Insights' },
      records: insightsRecords,
      words: [account, 'Read all our articles', banner],
    },
    { links: { 'Contact Us': ['/purplecontact', away.groupContact] }, articles: '/purpledetail/' },
    { links: { 'Contact Us': ['/redcontact', '/redcontact'] }, articles: '/reddetail/' },
  ),
  ...ofBoth(
    'detail/1',
    {
      section: '§2.7',
      title: named('Which motor cover do you need?'),
      heading: { field: 'caption' },
      records: [{ api: '/api/blog/1/details' }],
    },
    {
      links: {
        'Back to Insights': ['/purpleinsights'],
        'Read More': ['/purpledetail/16', '/purpledetail/15'],
        ...socialLinks('/'),
      },
      words: ['Connect with us', 'February 12, 2024'],
    },
    {
      links: {
        'Back to Insights': ['/redinsights'],
        'Read More': ['/reddetail/16', '/reddetail/15'],
        ...socialLinks('/redhome'),
        'Contact Us': ['/redcontact'],
      },
      words: ['Connect with us', 'February 12, 2024', banner],
    },
  ),
  ...ofBoth(
    'careers',
    {
      section: '§2.16',
      title: named('Careers'),
      heading: header,
      records: [{ api: '/api/careerspage/fetch' }],
    },
    {
      links: { 'Follow us for openings': times(5, away.social), 'Contact Us': ['/purplecontact'] },
      words: [banner],
    },
    {
      links: {
        'GET A QUOTE': [away.portal],
        'Follow us for openings': times(5, away.social),
        'Contact Us': ['/redcontact'],
      },
      words: [account, banner],
    },
  ),
  ...ofBoth(
    'contact',
    {
      section: '§2.17',
      title: named('Contact us'),
      heading: header,
      records: [{ api: '/api/contactpage/fetch' }],
      words: contactWords,
    },
    { links: contactLinks },
  ),
  ...ofBoth(
    'services',
    {
      section: '§2.18',
      title: named('Self Service'),
      heading: { words: 'Self Service' },
      records: [],
      words: servicesWords,
    },
    { links: servicesLinks },
  ),
  ...ofBoth(
    'whistle',
    {
      section: '§2.19',
      title: named('Whistle Blowing'),
      heading: { words: 'Whistle Blowing' },
      records: [],
      words: whistleWords,
    },
    { links: whistleLinks },
  ),
  {
    path: '/claims',
    section: '§2 beyond it',
    title: named('Claims'),
    heading: { words: 'How to claim' },
    records: [],
    links: {
      'Make a Claim': [away.claims],
      'The first hour': ['/purpledetail/16'],
      '112': ['tel:112'],
      'claims.harmattan': [away.claims],
      ...phone,
      '*713*44#': ['tel:*713*44%23'],
      'If you disagree': ['/complaints'],
    },
    words: ['Report online, at any hour', 'We speak English, Twi, Ga and Ewe.', 'Time limits'],
  },
  {
    path: '/complaints',
    section: '§2 beyond it',
    title: named('Complaints'),
    heading: { words: 'Complaints' },
    records: [],
    links: {
      'Write to us': ['/purplecontact#write'],
      '+233 30 000 0150': times(2, 'tel:+233300000150'),
    },
    words: ['National Insurance Commission', '15 working days'],
  },
  {
    path: '/accessibility',
    section: '§2 beyond it',
    title: named('Accessibility'),
    heading: { words: 'Accessibility' },
    records: [],
    links: { ...phone, complain: ['/complaints'] },
    words: ['2.2, level AA', 'Opera Mini'],
  },
  {
    path: '/privacy',
    section: '§2.20',
    title: named('Privacy and cookie policy'),
    heading: { words: 'Privacy and cookie policy' },
    records: [],
    links: {},
    words: ['31 October 2022', '18'],
  },
  {
    path: '/feedback',
    section: '§4.5',
    title: named('Feedback'),
    heading: { words: 'How are we doing?' },
    records: [],
    links: {},
  },
];

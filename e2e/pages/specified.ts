import { kitCompany } from 'scripts/lib/company.mjs';
import { outside } from '../support/pages.ts';

/** A page, words that it says, and the names of links, each with all its targets in their order. */
type Specified = readonly (readonly [
  path: string,
  words: readonly string[],
  links: readonly (readonly [name: string, ...targets: readonly string[]])[],
])[];

const { portal, claims, quote, groupAbout, groupContact, ethics, social } = outside;
const account = 'My Insurance Account';
const banner = 'Get Insured Today';
const covers = ['COMPREHENSIVE INSURANCE', 'THIRD PARTY FIRE & THEFT', 'THIRD PARTY ONLY'];
const times = (count: number, href: string): readonly string[] => Array(count).fill(href);
/** The quotes of a product: in its hero, of each cover, in the banner. */
const quotes = (base: string, product: string, ...covers: readonly string[]) => {
  const whole = `${base}?product=${product}`;
  return [whole, ...covers.map((cover) => `${whole}&cover=${cover}`), whole];
};
const tabs = (prefix: string, ...words: readonly (readonly [string, string])[]) =>
  words.map(([name, word]) => [`${name} Insurance`, `/${prefix}productdetails/${word}`] as const);
const individual = tabs('purple', ['Motor', 'motor'], ['Travel', 'travel'], ['Home', 'home']);
const corporate = tabs(
  ...(['red', ['Motor', 'redmotor'], ['Engineering', 'engineer'], ['Marine', 'marine']] as const),
);
const socialRow = (home: string) =>
  ['Facebook', 'Instagram', 'LinkedIn', 'X'].map((name) => [name, home] as const);
const article = ['Connect with us', 'February 12, 2024'];

/**
 * The specification's literal texts for its company: §2.4 to §2.20. every-page.test.ts checks the
 * words of records.
 */
export const specified: Readonly<Record<string, Specified>> = {
  [kitCompany]: [
    // §2.4
    [
      '/',
      [account, 'Our Insights', 'Hear the latest trends from our industry experts', banner],
      [
        ['Request & Pay', portal],
        ['Learn More', '/purpleabout', '/purpleabout'],
        ['Make a Claim', claims, claims],
        ['See more', '/purpleinsights'],
        ['About Us', groupAbout],
      ],
    ],
    // §2.5
    [
      '/redhome',
      ['Harmattan Insurance Ghana Ltd', account, 'a leading African financial services partner'],
      [
        ['Request & Pay', portal],
        ['Learn More', '/redabout', '/redabout'],
        ['Get a Quote', quote, portal, quote],
        ['See more', '/purpleinsights'],
        ['About Us', groupAbout],
      ],
    ],
    // §2.8
    [
      '/purpleabout',
      ['ABOUT HARMATTAN INSURANCE GHANA LTD', '16 years of underwriting experience', account],
      [
        ['Contact Us', '/purplecontact', '/redcontact', groupContact],
        ['About the group', groupAbout],
      ],
    ],
    ['/redabout', [account], [['Contact Us', groupContact, '/redcontact', groupContact]]],
    // §2.9
    [
      '/purpleproduct',
      [],
      [
        ['Read More', ...individual.map(([, path]) => path)],
        ['Make a Claim', claims],
        ['Get a Quote', quote],
      ],
    ],
    [
      '/redproduct',
      [],
      [
        ['Read More', ...corporate.map(([, path]) => path)],
        ['Make a Claim', claims],
        ['Get a Quote', quote],
      ],
    ],
    // §2.11
    [
      '/purpleproductdetails/motor',
      [...covers, 'GHS6,000', 'Windscreen excess waiver', 'Multi-car discount'],
      [
        ...individual,
        [
          'Get a Quote',
          ...quotes(`${quote}motor`, 'motor', 'comprehensive', 'fire-theft', 'third-party'),
        ],
      ],
    ],
    // §2.12
    [
      '/purpleproductdetails/travel',
      ['STUDENT', 'INDIVIDUALS'],
      [...individual, ['Get a Quote', ...quotes(quote, 'travel', 'student', 'individual')]],
    ],
    // §2.13
    [
      '/purpleproductdetails/home',
      ['HOMEOWNERS', 'HOUSEHOLDERS', 'Featured Insurance'],
      [
        ...individual,
        ['Get a Quote', ...quotes(quote, 'home-insurance', 'homeowner', 'householder')],
      ],
    ],
    [
      '/redproductdetails/redmotor',
      covers,
      [
        ...corporate,
        [
          'GET A QUOTE',
          ...quotes(
            `${quote}motor`,
            'motor-corporate',
            'comprehensive',
            'fire-theft',
            'third-party',
          ).slice(1, -1),
        ],
      ],
    ],
    // §2.14
    [
      '/redproductdetails/engineer',
      ['Plant All - Risk', 'Electronic Equipment Computer All - Risk', 'Comprehensive'],
      [...corporate, ['Contact Us', ...times(6, '/redcontact')]],
    ],
    // §2.15
    [
      '/redproductdetails/marine',
      ['Marine Cargo', 'Marine hull', 'Medical assistance', 'MARINE INSURANCE THAT IS FOR YOU'],
      [...corporate, ['Request & Pay', portal, portal]],
    ],
    // §2.6
    [
      '/purpleinsights',
      [account, 'Read all our articles', banner],
      [['Contact Us', '/purplecontact', groupContact]],
    ],
    ['/redinsights', [account], [['Contact Us', '/redcontact', '/redcontact']]],
    // §2.7
    [
      '/purpledetail/1',
      article,
      [
        ['Back to Insights', '/purpleinsights'],
        ['Read More', '/purpledetail/16', '/purpledetail/15'],
        ...socialRow('/'),
      ],
    ],
    [
      '/reddetail/1',
      [...article, banner],
      [
        ['Back to Insights', '/redinsights'],
        ['Read More', '/reddetail/16', '/reddetail/15'],
        ...socialRow('/redhome'),
        ['Contact Us', '/redcontact'],
      ],
    ],
    // §2.16
    [
      '/purplecareers',
      [banner],
      [
        ['Follow us for openings', ...times(5, social)],
        ['Contact Us', '/purplecontact'],
      ],
    ],
    [
      '/redcareers',
      [account, banner],
      [
        ['GET A QUOTE', portal],
        ['Contact Us', '/redcontact'],
      ],
    ],
    // §2.17
    [
      '/redcontact',
      ['Ghana', 'Nigeria', 'Call', 'Email', 'Head office', banner],
      [['+233 30 000 0100', ...times(3, 'tel:+233300000100')]],
    ],
    // §2.18
    [
      '/purpleservices',
      ['Self Service', account, 'Choose the service you would like to access'],
      [
        ['GET A QUOTE', portal],
        ['Open the claims portal File a Claim', claims],
        ['Buy online Buy Insurance', quote],
      ],
    ],
    // §2.19
    [
      '/redwhistle',
      [
        'Whistle Blowing',
        'Anyone with a valid reason may report',
        'A report must be factual, true and verifiable',
        'You may report without giving your name',
        'only with your written consent',
        'Chief Compliance Officer',
      ],
      [
        ['ethics@', 'mailto:ethics@harmattan-ghana.example'],
        ['ethics.harmattan', ethics],
        ['+233 30 000 0140', 'tel:+233300000140'],
        ['+233 30 000 017', ...[1, 2, 3].map((last) => `tel:+23330000017${last}`)],
        ['+234 201 000 017', ...[4, 5, 6].map((last) => `tel:+234201000017${last}`)],
      ],
    ],
    [
      '/claims',
      ['How to claim'],
      [
        ['The first hour', '/purpledetail/16'],
        ['112', 'tel:112'],
      ],
    ],
    ['/complaints', ['National Insurance Commission'], [['Write to us', '/purplecontact#write']]],
    // §2.20
    ['/privacy', ['Privacy and cookie policy', '31 October 2022', '18'], []],
  ],
};

import type { Criterion } from './criteria.ts';

/** What shows that a criterion is met, or why it does not apply. */
export type Evidence =
  /** Tests: their files and a part of their titles. */
  | { readonly tests: readonly (readonly [file: string, title: string])[] }
  /** Somebody has looked, on a day. */
  | { readonly checked: string; readonly how: string }
  /** There is nothing of the kind. */
  | { readonly none: string };

export type Product = 'site' | 'kit';

const noMedia = { none: 'There is no audio and no video.' } as const;
const byEar = (title: string) => ['e2e/transcripts/transcripts.spec.ts', title] as const;
const axeOfPages = ['e2e/a11y.spec.ts', 'WCAG 2.2 AA'] as const;
const axeOfStories = ['.storybook/preview.tsx', 'wcag22aa'] as const;
const contrast = [
  'packages/ui/src/theme/create-kit-theme.test.ts',
  'with a contrast of at least',
] as const;
const day = '2026-11-23';
const notByColour = {
  checked: day,
  how: 'Links in text are underlined, an error has an icon and words, what is current has a bar, all seen at six widths.',
} as const;
const still = {
  checked: day,
  how: 'The code was read: what pulses says that something loads and takes more than a second; what moves by itself does so once.',
} as const;
const click = {
  checked: day,
  how: 'The code was read: every action waits for the click, a pressed pointer only fetches scripts.',
} as const;
const sent = {
  checked: day,
  how: 'The code was read: filters and pages are links, a form waits for its button.',
} as const;

/**
 * What shows the criteria beside the numbers in test titles (`WCAG 2.4.11`), which are found without
 * this table. A criterion of neither is told as unproven.
 */
export const evidence: Readonly<
  Partial<Record<Criterion, Partial<Readonly<Record<Product, readonly Evidence[]>>>>>
> = {
  '1.1.1': {
    site: [{ tests: [axeOfPages, byEar('from the home to a product')] }],
    kit: [
      {
        tests: [
          axeOfStories,
          ['packages/ui/src/components/SiteHeader/SiteHeader.test.tsx', 'hides its mark'],
        ],
      },
    ],
  },
  '1.2.1': { site: [noMedia], kit: [noMedia] },
  '1.2.2': { site: [noMedia], kit: [noMedia] },
  '1.2.3': { site: [noMedia], kit: [noMedia] },
  '1.2.4': { site: [noMedia], kit: [noMedia] },
  '1.2.5': { site: [noMedia], kit: [noMedia] },
  '1.4.2': { site: [noMedia], kit: [noMedia] },
  '1.3.1': {
    kit: [
      {
        tests: [
          axeOfStories,
          ['packages/ui/src/components/Field/fields.test.tsx', 'has its words at its control'],
        ],
      },
    ],
  },
  '1.3.2': {
    site: [{ tests: [byEar('from the home to a product'), byEar('an article')] }],
  },
  '1.3.4': {
    site: [{ checked: day, how: 'No style, script or manifest asks for an orientation.' }],
    kit: [{ checked: day, how: 'No style or script asks for an orientation.' }],
  },
  '1.4.1': { site: [notByColour], kit: [notByColour] },
  '1.4.3': {
    site: [{ tests: [axeOfPages, contrast] }],
    kit: [{ tests: [axeOfStories, contrast] }],
  },
  '1.4.4': {
    site: [{ tests: [['e2e/a11y.spec.ts', 'no horizontal scroll with text at twice the size']] }],
  },
  '1.4.5': {
    site: [
      {
        checked: day,
        how: 'All pictures of both companies were looked at: no words but the logo’s.',
      },
    ],
    kit: [{ checked: day, how: 'Its drawings have no words; the names on the map are text.' }],
  },
  '1.4.10': {
    site: [
      {
        tests: [
          ['e2e/a11y.spec.ts', 'no horizontal scroll from 320 px'],
          ['e2e/focus.spec.ts', 'in a low window nothing is sticky'],
        ],
      },
    ],
  },
  '1.4.11': { site: [{ tests: [contrast] }], kit: [{ tests: [contrast] }] },
  '1.4.13': {
    site: [
      {
        tests: [
          ['e2e/screens/about.spec.ts', 'a biography expands on hover, on focus and on a press'],
        ],
      },
    ],
  },
  '2.1.1': {
    site: [
      {
        tests: [
          ['e2e/feedback.spec.ts', 'by keyboard: saved, then e-mailed'],
          ['e2e/focus.spec.ts', 'nothing covers what has focus'],
        ],
      },
      { checked: day, how: 'Seven pages of both companies, both audiences, by keyboard alone.' },
    ],
    kit: [
      {
        tests: [
          ['packages/ui/src/components/DateTimeField/DateTimeField.stories.tsx', 'Keyboard'],
          [
            'packages/ui/src/components/RichText/RichText.test.tsx',
            'lets the keyboard scroll a table',
          ],
        ],
      },
    ],
  },
  '2.1.2': {
    site: [{ tests: [['e2e/focus.spec.ts', 'nothing covers what has focus']] }],
    kit: [{ tests: [['packages/ui/src/components/Dialog/Dialog.stories.tsx', 'Escape']] }],
  },
  '2.1.4': {
    site: [{ none: 'No single key does anything outside the control that has focus.' }],
    kit: [{ none: 'No single key does anything outside the control that has focus.' }],
  },
  '2.2.1': {
    site: [{ none: 'Nothing ends after a time.' }],
    kit: [{ none: 'Nothing ends after a time.' }],
  },
  '2.2.2': { site: [still], kit: [still] },
  '2.3.1': { site: [still], kit: [still] },
  '2.4.1': {
    site: [{ tests: [['e2e/shell.spec.ts', 'the first tab stop skips the header']] }],
    kit: [
      {
        tests: [
          ['packages/ui/src/templates/templates.test.tsx', 'a skip link that leads to the content'],
        ],
      },
    ],
  },
  '2.4.2': {
    site: [
      {
        tests: [
          [
            'e2e/screens/routes.spec.ts',
            'title, heading, links, every field of its records, dialogs, header and footer',
          ],
        ],
      },
    ],
    kit: [{ none: 'An application’s own.' }],
  },
  '2.4.3': {
    kit: [
      { tests: [['packages/ui/src/page/dialogs.test.tsx', 'then focus moves to their heading']] },
    ],
  },
  '2.4.4': {
    kit: [
      {
        tests: [
          [
            'packages/ui/src/templates/templates.test.tsx',
            'names each Read More link for its product',
          ],
        ],
      },
    ],
  },
  '2.4.5': { kit: [{ none: 'An application’s own.' }] },
  '2.4.7': {
    site: [
      {
        checked: day,
        how: 'A picture of each stop on seven pages of both companies: every ring is seen.',
      },
    ],
    kit: [{ tests: [['packages/ui/src/components/SkipLink/SkipLink.stories.tsx', 'Focused']] }],
  },
  '2.4.11': { site: [{ tests: [['e2e/focus.spec.ts', 'nothing covers what has focus']] }] },
  '2.5.1': {
    site: [
      {
        none: 'Whatever can be swiped has buttons; maps are those of OpenStreetMap, beside a link.',
      },
    ],
    kit: [
      {
        tests: [
          [
            'packages/ui/src/components/Carousel/Carousel.test.tsx',
            'has its buttons before its slides',
          ],
        ],
      },
    ],
  },
  '2.5.2': { site: [click], kit: [click] },
  '2.5.3': {
    site: [{ tests: [byEar('from the home to a product'), byEar('a message with errors')] }],
  },
  '2.5.4': {
    site: [{ none: 'Nothing is done by moving the device.' }],
    kit: [{ none: 'Nothing is done by moving the device.' }],
  },
  '2.5.7': {
    site: [
      {
        tests: [
          [
            'packages/ui/src/components/Carousel/Carousel.test.tsx',
            'has its buttons before its slides',
          ],
          ['e2e/feedback.spec.ts', 'by keyboard: saved, then e-mailed'],
        ],
      },
    ],
    kit: [
      {
        tests: [
          [
            'packages/ui/src/components/Carousel/Carousel.test.tsx',
            'has its buttons before its slides',
          ],
        ],
      },
    ],
  },
  '2.5.8': {
    site: [{ tests: [['e2e/a11y.spec.ts', 'targets of at least 24 px']] }],
    kit: [{ tests: [axeOfStories] }],
  },
  '3.1.1': {
    site: [{ tests: [['e2e/screens/companies.spec.ts', 'language, heading, every field']] }],
    kit: [{ none: 'An application’s own.' }],
  },
  '3.1.2': {
    site: [
      {
        tests: [['packages/ui/src/templates/templates.test.tsx', 'whose name is marked as Akan']],
      },
    ],
    kit: [
      {
        tests: [['packages/ui/src/templates/templates.test.tsx', 'whose name is marked as Akan']],
      },
    ],
  },
  '3.2.1': {
    site: [
      {
        tests: [['e2e/cookies.spec.ts', 'neither moving focus nor a link within the page accepts']],
      },
      { checked: day, how: 'Seven pages of both companies, both audiences, by keyboard alone.' },
    ],
  },
  '3.2.2': { site: [sent], kit: [sent] },
  '3.2.3': {
    site: [
      {
        tests: [
          [
            'e2e/screens/routes.spec.ts',
            'title, heading, links, every field of its records, dialogs, header and footer',
          ],
        ],
      },
    ],
    kit: [
      { none: 'An application’s own; `PageShell` gives every page the same header and footer.' },
    ],
  },
  '3.2.6': {
    site: [
      {
        tests: [
          [
            'e2e/screens/routes.spec.ts',
            'title, heading, links, every field of its records, dialogs, header and footer',
          ],
        ],
      },
    ],
    kit: [{ none: 'An application’s own; `PageShell` takes the phone number.' }],
  },
  '3.3.1': {
    site: [{ tests: [['e2e/contact.spec.ts', 'missing fields are listed in a focused summary']] }],
    kit: [
      {
        tests: [
          [
            'packages/ui/src/components/Field/fields.test.tsx',
            'leads an error summary to the first',
          ],
        ],
      },
    ],
  },
  '3.3.2': {
    kit: [
      {
        tests: [
          ['packages/ui/src/components/Field/fields.test.tsx', 'has its words at its control'],
        ],
      },
    ],
  },
  '3.3.3': { site: [{ tests: [byEar('a message with errors')] }] },
  '3.3.4': {
    site: [{ none: 'Nothing is bought, signed or deleted here: that is done on the portal.' }],
    kit: [{ none: 'An application’s own.' }],
  },
  '3.3.7': {
    site: [{ none: 'No form has a second step, and none asks for the same thing twice.' }],
    kit: [{ none: 'No form has a second step.' }],
  },
  '3.3.8': {
    site: [{ none: 'Nobody logs in here: that is done on the portal.' }],
    kit: [{ none: 'Nobody logs in.' }],
  },
  '4.1.2': { site: [{ tests: [axeOfPages] }], kit: [{ tests: [axeOfStories] }] },
  '4.1.3': {
    site: [
      { tests: [['e2e/contact.spec.ts', 'an error that comes when a field is left is announced']] },
    ],
    kit: [
      {
        tests: [['packages/ui/src/templates/templates.test.tsx', 'announces politely']],
      },
    ],
  },
};

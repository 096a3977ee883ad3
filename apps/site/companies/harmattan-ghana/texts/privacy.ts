import type { PrivacyTexts } from '../../../app/pages/privacy/page.tsx';

export const privacyTexts: PrivacyTexts = {
  title: 'Privacy and cookie policy',
  description:
    'What Harmattan Insurance Ghana Ltd collects about you, why, how long it is kept, your rights, and the cookies this site sets.',
  updated: 'Last updated: 31 October 2022',
  contents: 'On this page',
};

import type { CookieTexts } from '../../texts/cookies.ts';

export const cookieTexts: CookieTexts = {
  banner: {
    label: 'Cookies',
    text: 'We use one cookie to remember your choice here. Scrolling past half of a page counts as accepting.',
    link: { label: 'Privacy and cookie policy', href: '/privacy' },
    accept: 'I Accept',
    decline: 'I Decline',
    scrolled: {
      text: 'You scrolled on, so cookies are accepted.',
      change: 'Change',
      close: 'OK',
    },
  },
};

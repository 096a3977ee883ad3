import type { CookieTexts } from '../../texts/cookies.ts';

export const cookieTexts: CookieTexts = {
  banner: {
    label: 'Cookies',
    text: 'Nous déposons un seul cookie, pour retenir votre choix ici. Rien ne vaut accord tant que vous n’avez pas choisi.',
    link: { label: 'Politique de confidentialité et de cookies', href: '/privacy' },
    accept: 'J’accepte',
    decline: 'Je refuse',
  },
  // Ivorian law wants consent to be an act of its own.
};

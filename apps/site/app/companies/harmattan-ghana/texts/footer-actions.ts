import type { FooterActions } from '../../texts/footer-actions.ts';

export const footerActions: FooterActions = {
  feedback: 'Feedback',
  cookies: 'Cookie settings',
  lite: 'Lite version',
  full: 'Full version',
};

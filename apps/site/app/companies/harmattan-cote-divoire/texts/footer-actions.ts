import type { FooterActions } from '../../texts/footer-actions.ts';

export const footerActions: FooterActions = {
  feedback: 'Donner mon avis',
  cookies: 'Gérer les cookies',
  lite: 'Version légère',
  full: 'Version complète',
};

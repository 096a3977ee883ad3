import type { HelpTexts } from '../../../app/pages/help/page.tsx';

const hours = 'Par téléphone\u00a0: lun.–\u2060ven. 8\u00a0h\u00a0–\u00a017\u00a0h';
const register = {
  href: 'https://agrements.direction-assurances.example/harmattan-ci',
  external: true,
} as const;

/** Licence, regulators' numbers and time limits are fictional. */
export const helpTexts: HelpTexts = {
  licence: {
    line: [
      'Entreprise régie par le code des assurances de la CIMA, agréée sous le n°\u00a00000/MEF/DA et contrôlée par la Direction des assurances. Déclaration à l’ARTCI n°\u00a00000-CI. ',
      { label: 'Vérifier l’agrément', ...register },
    ],
    facts: [
      {
        term: 'Contrôle',
        detail:
          'Direction des assurances et Commission régionale de contrôle des assurances (CIMA)',
      },
      {
        term: 'Agrément',
        detail: ['n°\u00a00000/MEF/DA. ', { label: 'Le vérifier dans la liste', ...register }],
      },
      { term: 'Données personnelles', detail: 'Déclaration à l’ARTCI n°\u00a00000-CI' },
    ],
  },
  atAnyHour: 'Déclarez un sinistre à toute heure',
  happened: 'Que faire d’abord',
  pages: {
    claims: {
      meta: {
        title: 'Sinistres',
        description:
          'Que faire après un accident ou un dommage, quelles pièces réunir, et en combien de temps nous réglons.',
      },
      title: 'En cas de sinistre',
      lead: 'Il s’est passé quelque chose\u00a0? Les personnes d’abord. Ensuite prévenez-nous\u00a0: en ligne à toute heure, ou par téléphone.',
      article: { id: '16', label: 'La première heure' },
      channels: [
        {
          term: 'Urgences',
          icon: 'phone',
          links: [
            { label: '185 SAMU', href: 'tel:185' },
            { label: '180 pompiers', href: 'tel:180' },
            { label: '111 police', href: 'tel:111' },
          ],
        },
        { claims: 'Déclarer en ligne, à toute heure' },
        { details: hours },
      ],
    },
    complaints: {
      meta: {
        title: 'Réclamations',
        description:
          'Qui répond à une réclamation, en combien de jours, et où aller ensuite si la réponse ne convient pas.',
      },
      title: 'Réclamations',
      lead: 'Dites-nous si nous nous sommes trompés. Une personne vous répond, sous 20\u00a0jours ouvrés.',
      write: 'Nous écrire',
      channels: [
        { term: 'Service des réclamations', phone: '+225 27 20 00 01 50' },
        { term: 'Par écrit', email: 'reclamations@harmattan-ci.example' },
        {
          term: 'L’autorité\u00a0: Direction des assurances, service des réclamations',
          icon: 'map-pin',
          links: [],
          text: [
            '1 rue du Contrôle, Plateau, Abidjan\n',
            { label: '+225 27 20 00 01 90', href: 'tel:+2252720000190' },
            '\n',
            {
              label: 'reclamations@direction-assurances.example',
              href: 'mailto:reclamations@direction-assurances.example',
            },
          ],
        },
      ],
    },
    accessibility: {
      meta: {
        title: 'Accessibilité',
        description:
          'Qui peut utiliser ce site, avec quels navigateurs, et ce qui n’est pas encore fait.',
      },
      title: 'Accessibilité',
      lead: 'Ce que vous pouvez attendre de ce site, quel que soit votre appareil.',
      channels: [{ details: hours }],
    },
  },
};

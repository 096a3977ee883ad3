import type { WhistleTexts } from '../../../app/pages/whistle/page.tsx';

export const whistleTexts: WhistleTexts = {
  meta: {
    title: 'Alerte éthique',
    description:
      'Qui peut signaler un fait, comment un signalement est protégé, et par quelles voies le faire.',
  },
  lead: 'Si quelque chose ne va pas dans notre compagnie, nous voulons l’entendre, et nous protégeons celle ou celui qui parle.',
  report: 'Faire un signalement',
  policy: [
    {
      title: 'Qui peut signaler',
      text: 'Toute personne qui a une raison valable : client, salarié, agent général, courtier, fournisseur ou membre du public.',
    },
    {
      title: 'Ce que doit être un signalement',
      text: 'Un signalement doit être factuel, vrai et vérifiable. Dites ce qui s’est passé, où, quand et qui était présent, et joignez tout document ou nom qui nous aide à le vérifier. Vous n’avez pas à apporter la preuve vous-même.',
    },
    {
      title: 'Que signaler',
      text: 'Fraude, corruption, vol, faux documents, traitement injuste d’un client, usage abusif de données personnelles, harcèlement, danger pour la santé et la sécurité, et la dissimulation de l’un de ces faits.',
      contact: {
        before: 'Pour un sinistre ou une réclamation, passez par la ',
        link: 'page Contact',
        after: '.',
      },
    },
    {
      title: 'Signalements anonymes',
      text: 'Vous pouvez signaler sans donner votre nom. Si vous laissez un moyen de vous joindre, nous pouvons poser des questions et vous dire quelle suite a été donnée.',
    },
    {
      title: 'Votre identité',
      text: 'Nous ne révélons votre identité qu’avec votre accord écrit. Personne ne peut vous sanctionner pour un signalement fait de bonne foi.',
    },
    {
      title: 'Et ensuite',
      text: 'Le responsable de la conformité, ou le cabinet d’audit externe si vous choisissez ses lignes, enregistre le signalement, l’examine et en rend compte au comité d’audit du conseil. Nul ne prend part à l’examen d’un signalement qui le met en cause.',
    },
  ],
  channels: {
    title: 'Où signaler',
    officer: { term: 'Responsable de la conformité', phone: '+225 27 20 00 01 40' },
    email: { term: 'E-mail de la ligne éthique', address: 'ethique@harmattan-ci.example' },
    web: 'Site',
    auditors: {
      term: 'Lignes éthiques de Savanna Audit Partners, cabinet d’audit externe',
      phones: [
        '+225 27 20 00 01 71',
        '+225 27 20 00 01 72',
        '+225 27 20 00 01 73',
        '+234 201 000 0174',
        '+234 201 000 0175',
        '+234 201 000 0176',
      ],
    },
  },
};

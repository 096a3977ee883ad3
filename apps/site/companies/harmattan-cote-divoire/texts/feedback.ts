import type { FeedbackTexts } from '../../../app/forms/submit-feedback.ts';

export const feedbackTexts: FeedbackTexts = {
  meta: {
    title: 'Votre avis | Harmattan Assurances Côte d’Ivoire',
    description: 'Dites à Harmattan Assurances Côte d’Ivoire SA ce que vous pensez de ce site.',
  },
  title: 'Votre avis nous intéresse',
  form: {
    rating: 'Quelle note donnez-vous à ce site ?',
    stars: ['Mauvais', 'Passable', 'Bon', 'Très bon', 'Excellent'],
    recommend: 'Nous recommanderiez-vous à quelqu’un que vous connaissez ?',
    least: 'Pas du tout',
    most: 'Sans hésiter',
    unanswered: 'Pas encore de note',
    score: (score, most) => `${score} sur ${most}`,
    feedback: 'Que pourrions-nous améliorer ? (facultatif)',
    send: 'Envoyer',
    sending: 'Envoi...',
    incomplete: 'Veuillez noter ce site et dire si vous nous recommanderiez.',
    missing: {
      rating: 'Choisissez d’une à cinq étoiles.',
      likely_to_recommend: 'Choisissez une note de 1 à 10.',
    },
  },
  messages: {
    emailed: 'Avis enregistré et transmis par e-mail !',
    notEmailed: 'Avis enregistré, mais l’e-mail n’est pas parti.',
    rejected: 'L’envoi de l’avis a échoué. Veuillez réessayer.',
    unreachable: 'Une erreur est survenue. Veuillez réessayer plus tard.',
    wait: (seconds) =>
      `Beaucoup d’avis viennent d’arriver de votre réseau. Le vôtre est encore ici\u00a0: renvoyez-le dans ${seconds}\u00a0secondes, s’il vous plaît.`,
  },
};

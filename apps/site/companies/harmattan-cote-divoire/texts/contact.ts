import type { ContactFormTexts, ContactTexts } from '../../../app/pages/contact/texts.ts';
import { identity } from '../company.ts';

const officeHours = 'lun.–\u2060ven. 8\u00a0h\u00a0–\u00a017\u00a0h';

export const contactTexts: ContactTexts = {
  meta: {
    title: 'Contact',
    description: `Écrivez-nous, appelez-nous ou passez à nos bureaux d’Abidjan, de Bouaké ou de Lagos, ${officeHours}.`,
  },
  menu: 'Contact',
  form: {
    title: 'Envoyez-nous un message',
    lead: 'Nous répondons par écrit sous deux jours ouvrés.',
  },
  offices: {
    title: 'Nos bureaux',
    call: 'Téléphone',
    email: 'E-mail',
    headOffice: 'Adresse',
    hours: 'Horaires',
    open: 'Ouvert maintenant',
    closed: (day, time) => `Fermé · ouvre ${day} à ${time}`,
    ussd: 'Menu sur tout téléphone',
    languages: 'Langues',
    spoken: { Français: {}, Julakan: { lang: 'dyu', isExplained: true }, Baoulé: {} },
    jumps: { label: 'Sur cette page', call: 'Appeler', offices: 'Bureaux', write: 'Écrire' },
    showMap: 'Afficher la carte ici',
    openMap: 'Ouvrir la carte',
    mapFailed: 'La carte n’a pas pu s’afficher.',
    mapOf: (office) => `Carte du bureau\u00a0: ${office}`,
    company: {
      name: 'Côte d’Ivoire',
      map: 'Carte du bureau d’Abidjan, en Côte d’Ivoire',
      place: identity.seat,
    },
    parent: {
      name: 'Nigeria',
      map: 'Carte du bureau de Lagos, au Nigeria',
      place: { latitude: 6.4281, longitude: 3.4219 },
    },
  },
};

export const contactFormTexts: ContactFormTexts = {
  form: {
    fields: {
      first_name: { label: 'Prénom', missing: 'Saisissez votre prénom.' },
      last_name: { label: 'Nom', missing: 'Saisissez votre nom.' },
      user_email: {
        label: 'Adresse e-mail',
        missing: 'Saisissez votre adresse e-mail.',
        invalid: 'Saisissez une adresse e-mail comme nom@exemple.com.',
      },
      user_phone: {
        label: 'Téléphone',
        placeholder: '07\u00a000\u00a000\u00a000\u00a000',
        country: 'Pays du numéro de téléphone',
        defaultCountry: 'CI',
        missing: 'Saisissez votre numéro de téléphone.',
        valid: 'Ce numéro de téléphone est complet.',
        invalid: 'Saisissez le numéro en entier, tel que vous le composez.',
        several: 'Saisissez un seul numéro ici\u00a0; un autre peut figurer dans votre message.',
        locale: 'fr-CI',
      },
      user_request: {
        label: 'Votre demande',
        options: [
          'Un devis',
          'Une attestation ou une copie de mon contrat',
          'Une modification de mon contrat',
          'Un renouvellement',
          'Un rappel téléphonique',
        ],
      },
      user_enquiry: {
        label: 'Votre question porte sur',
        options: [
          'L’assurance automobile',
          'L’assurance voyage',
          'L’assurance habitation',
          'L’assurance vie',
          'Les risques techniques',
          'L’assurance maritime',
          'Un sinistre',
        ],
      },
      user_complaint: {
        label: 'Votre réclamation porte sur',
        options: [
          'Un sinistre',
          'Un paiement',
          'Mon contrat',
          'Notre service',
          'Ce site',
          'Autre chose',
        ],
      },
      message: { label: 'Message', missing: 'Écrivez votre message.' },
      time: {
        label: 'Date et heure souhaitées',
        order: 'dmy',
        hint: (example) =>
          `Jour/mois/année, ${example ? `par exemple ${example}` : 'au format jj/mm/aaaa, hh:mm'}, heure d’Abidjan, par tranches de 15\u00a0minutes`,
        open: 'Choisir une date et une heure',
        time: 'Heure',
        previousMonth: 'Mois précédent',
        nextMonth: 'Mois suivant',
        invalid: 'Cette date n’est pas valide.',
        advice: (example) => `Écrivez-la comme ${example}, ou videz le champ.`,
        locale: 'fr-CI',
        // The working hours that the top strip shows.
        hours: { days: [1, 2, 3, 4, 5], from: 8 * 60, to: 17 * 60, label: officeHours },
        timeZone: identity.timeZone,
        inZone: (date, here) =>
          `${date}, heure d’Abidjan${here ? `\u00a0; chez vous, ce sera ${here}` : ''}`,
      },
    },
    choices: 'Les trois sont facultatives. Choisissez ce qui convient à votre message.',
    choose: 'Choisissez une option',
    privacy: {
      before: 'J’ai lu la ',
      link: 'politique de confidentialité et de cookies',
      after: ' (facultatif).',
    },
    send: 'Envoyer le message',
    sending: 'Envoi...',
    tooLong: (most) =>
      `Raccourcissez ce texte à ${most.toLocaleString('fr-CI')} caractères au plus.`,
    problems: (count) =>
      count === 1
        ? 'Vérifiez un champ avant d’envoyer'
        : `Vérifiez ${count} champs avant d’envoyer`,
    sent: {
      title: 'Merci, nous avons bien reçu votre message.',
      complaints: 'Ce que devient une réclamation',
      // The help page about complaints promises the same times.
      steps: {
        read: 'Une personne de notre bureau d’Abidjan lit votre message au plus tard le jour ouvré suivant.',
        complaint:
          'Le service des réclamations en accuse réception sous 2\u00a0jours ouvrés, vous donne une référence et répond par écrit sous 20.',
        answer: 'Vous recevez une réponse écrite sous deux jours ouvrés.',
        mayCall: 'Si vous choisissez une date et une heure, nous vous appelons alors.',
        call: 'Nous vous appelons à l’heure choisie.',
        urgent: `Si c’est urgent, appelez-nous\u00a0: ${officeHours}.`,
      },
      another: 'Envoyer un autre message',
    },
    sendFailed:
      'Votre message n’est pas parti. Il est de nouveau dans le formulaire : renvoyez-le, s’il vous plaît.',
    call: 'Ou appelez-nous\u00a0:',
    unsent: {
      text: 'Votre dernier message n’est peut-être pas parti. Vous pouvez le remettre et réessayer.',
      action: 'Le remettre',
    },
    trap: 'Laissez ce champ vide',
  },
  messages: {
    sent: 'Message envoyé !',
    failed: 'L’envoi du message a échoué. Veuillez réessayer.',
    wait: (seconds) =>
      `Beaucoup de messages viennent d’arriver de votre réseau. Le vôtre est encore ici\u00a0: renvoyez-le dans ${seconds}\u00a0secondes, s’il vous plaît.`,
  },
};

import { inEachLanguage } from '../languages.ts';

/** The words around a visitor's message. No line of the preface is longer than 76 characters. */
export const mailTexts = inEachLanguage((say) => ({
  sender: say('Website', 'Site web'),
  subject: say(
    (reference: string) => `Website: a visitor wrote (${reference})`,
    (reference) => `Site web : un visiteur a écrit (${reference})`,
  ),
  preface: say(
    (at: string) => [
      `A visitor of the website sent this on ${at}.`,
      'Every line that begins with ">" is the visitor\'s own, the names and',
      'addresses too, and nobody has checked it: open no link and follow no',
      'instruction in it that you would not take from a stranger.',
    ],
    (at) => [
      `Un visiteur du site web a envoyé ceci le ${at}.`,
      'Chaque ligne qui commence par « > » vient du visiteur, noms et adresses',
      'compris, et personne ne l’a vérifiée : n’ouvrez aucun lien et ne suivez',
      'aucune instruction que vous n’accepteriez pas d’un inconnu.',
    ],
  ),
}));

import { identity } from '#company/identity.ts';

const english = {
  label: 'Preview',
  says: (name: string, when: string) =>
    `This is a draft. Nobody else sees it. Saved by ${name}, ${when}.`,
  approved: (names: string) => `Approved by ${names}.`,
  yourName: 'Your name',
  approve: 'Approve',
  ended: 'This preview has ended. Ask for a new link.',
  failing: 'The preview cannot be shown now. Please try again.',
  changed: 'The draft was changed while you read it. Look at it again, then approve it.',
};

const french: typeof english = {
  label: 'Aperçu',
  says: (name, when) =>
    `Ceci est un brouillon. Personne d’autre ne le voit. Enregistré par ${name}, ${when}.`,
  approved: (names) => `Approuvé par ${names}.`,
  yourName: 'Votre nom',
  approve: 'Approuver',
  ended: 'Cet aperçu a pris fin. Demandez un nouveau lien.',
  failing: 'L’aperçu ne peut pas être montré maintenant. Veuillez réessayer.',
  changed: 'Le brouillon a changé pendant que vous le lisiez. Relisez-le, puis approuvez-le.',
};

/** What a preview says in the company's language. */
export const words: typeof english = identity.locale.startsWith('fr') ? french : english;

/** A moment as the company writes it. */
export const momentText = (iso: string): string =>
  new Intl.DateTimeFormat(identity.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: identity.timeZone,
  }).format(new Date(iso));

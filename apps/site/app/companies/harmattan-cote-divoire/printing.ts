import type { Printing } from '../contract/printing.ts';

export const printing: Printing = {
  closingNote:
    'Cet article donne une information générale. Il ne remplace pas un conseil sur un contrat\u00a0: seules les conditions générales et particulières de votre contrat décident de ce qui est garanti.',
  folio: (page, count) => `Page ${page} sur ${count}`,
  // So that this case is seen on the site.
  without: [4, 12],
};

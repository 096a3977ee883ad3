import type { Printing } from '../contract/printing.ts';

export const printing: Printing = {
  closingNote:
    'This article gives general information. It is not advice on a policy: the wording and the schedule of your own policy decide what is covered.',
  folio: (page, count) => `Page ${page} of ${count}`,
  // So that this case is seen on the site.
  without: [4, 9, 12, 13],
};

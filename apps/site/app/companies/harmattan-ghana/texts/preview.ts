import type { PreviewTexts } from '../../contract/texts.ts';

export const previewTexts: PreviewTexts = {
  label: 'Preview',
  says: (name, when) =>
    `This is a draft. Only people with its link see it. Saved by ${name}, ${when}.`,
  approved: (names) => `Approved by ${names}.`,
  yourName: 'Your name',
  approve: 'Approve',
  edit: 'Edit',
  checks: {
    none: 'The check of accessibility found nothing to mend here.',
    rules: {
      'image-alt': 'This picture has no alternative text:',
      'image-redundant-alt': 'This picture’s text only says again what stands beside it:',
      'link-name': 'This link has no words:',
      'empty-heading': 'This heading has no words.',
      'heading-order': 'This heading skips a level:',
      'empty-table-header': 'A heading cell of a table is empty.',
      'th-has-data-cells': 'This heading cell heads no cells:',
      'td-has-header': 'This table has no heading cells:',
      'valid-lang': 'The language of these words is no language code:',
    },
  },
  ended: 'This preview has ended. Ask for a new link.',
  failing: 'The preview cannot be shown now. Please try again.',
  changed: 'The draft was changed while you read it. Look at it again, then approve it.',
};

import type { PreviewTexts } from '../../contract/texts.ts';

export const previewTexts: PreviewTexts = {
  label: 'Preview',
  says: (name, when) =>
    `This is a draft. Only people with its link see it. Saved by ${name}, ${when}.`,
  approved: (names) => `Approved by ${names}.`,
  yourName: 'Your name',
  approve: 'Approve',
  edit: 'Edit',
  ended: 'This preview has ended. Ask for a new link.',
  failing: 'The preview cannot be shown now. Please try again.',
  changed: 'The draft was changed while you read it. Look at it again, then approve it.',
};

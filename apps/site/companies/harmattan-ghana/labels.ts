import { englishLabels, type KitLabels } from '@insurance-kit/ui/labels';
import type { PreviewTexts } from '../../shared/company.ts';

export const labels: KitLabels = englishLabels;

export const previewTexts: PreviewTexts = {
  label: 'Preview',
  says: (name, when) =>
    `This is a draft. Only people with its link see it. Saved by ${name}, ${when}.`,
  edit: 'Edit',
  fields: 'Fields of this page',
  ended: 'This preview has expired. Ask for a new link.',
  failing: 'The preview cannot be shown now. Please try again.',
};

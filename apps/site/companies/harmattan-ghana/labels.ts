import type { KitLabels } from '@insurance-kit/ui';
import type { PreviewTexts } from '../../shared/company.ts';

export const labels: KitLabels = {
  opensInNewTab: 'opens in a new tab',
  loading: 'Loading...',
  required: 'required',
  close: 'Close',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  audienceSwitch: 'Audience',
  sectionNavigation: 'Products',
  covered: 'What is covered',
  notCovered: 'What is not covered',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (number) => `Page ${number}`,
  carousel: 'carousel',
  slide: 'slide',
  position: (current, total) => `${current} of ${total}`,
};

export const previewTexts: PreviewTexts = {
  label: 'Preview',
  says: (name, when) =>
    `This is a draft. Only people with its link see it. Saved by ${name}, ${when}.`,
  edit: 'Edit',
  fields: 'Fields of this page',
  ended: 'This preview has expired. Ask for a new link.',
  failing: 'The preview cannot be shown now. Please try again.',
};

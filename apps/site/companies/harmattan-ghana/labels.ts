import type { KitLabels } from '@insurance-kit/ui';

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

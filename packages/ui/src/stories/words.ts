import type { KitWords } from '../KitProvider.tsx';

/** The kit's words as the stories say them. */
export const storyWords: KitWords = {
  opensInNewTab: 'opens in a new tab',
  loading: 'Loading...',
  close: 'Close',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  skipToContent: 'Skip to the content',
  mainNavigation: 'Main',
  audienceSwitch: 'Audience',
  sectionNavigation: 'Products',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (number) => `Page ${number}`,
  carousel: 'carousel',
  slide: 'slide',
  position: (current, total) => `${current} of ${total}`,
};

/** A file of its own, for the few pages with offices. */
export { provideHours, showFrame } from '@insurance-kit/ui/page';

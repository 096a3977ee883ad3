import type { Meta } from '@storybook/react-vite';
import { home } from '../../fixtures/home.ts';
import { usage, withVariants } from '../../stories/story.tsx';
import { callToActionOf } from '../../templates/model-props.tsx';
import { CallToAction } from './CallToAction.tsx';

export default {
  title: 'Content/CallToAction',
  component: CallToAction,
  parameters: usage({
    when: "One thing to do. Below a hero, use the surface `panel` for a service, such as the customer's account. Use `panelStrong` in the middle of a page. Use `brand` at the end, with the page's only woven band above it.",
    not: 'More than once with the same surface on a page.',
    accessibility:
      'The sign needs an `alt`; leave it empty only if the title says the same. The woven band is hidden from screen readers; the label of the button makes sense alone.',
    limits: 'Title of 2 to 5 words, one or two sentences (about 80 characters), one action.',
    focus: ['link'],
  }),
  args: callToActionOf(home.account),
} satisfies Meta<typeof CallToAction>;

export const Default = withVariants(
  // Outlined, for pages with a more important button.
  <CallToAction {...callToActionOf(home.account, { variant: 'outlined' })} />,
  <CallToAction {...callToActionOf(home.banner)} surface="panelStrong" />,
  <CallToAction {...callToActionOf(home.banner, { color: 'secondary' })} surface="brand" />,
);

import type { Meta } from '@storybook/react-vite';
import { onSurface, usage, withVariants } from '../../stories/story.tsx';
import { Loading } from './Loading.tsx';

export default {
  title: 'Feedback/Loading',
  component: Loading,
  parameters: usage({
    when: 'In place of content that is still loading.',
    not: 'For a form that is being sent: its button says so.',
    accessibility:
      "A polite status that says 'Loading...'; the strips are decoration, and do not pulse with reduced motion. Give the loaded content a role such as `status`, so that screen readers announce it.",
    limits: 'The text is the label `loading`.',
  }),
  decorators: [onSurface('page')],
} satisfies Meta<typeof Loading>;

export const Default = withVariants(<Loading page />);

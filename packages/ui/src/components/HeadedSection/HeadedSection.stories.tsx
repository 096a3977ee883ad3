import type { Meta } from '@storybook/react-vite';
import { engineering, motor } from '../../fixtures/products.ts';
import { usage, withVariants } from '../../stories/story.tsx';
import { HeadedSection } from './HeadedSection.tsx';

const text = <p>{engineering.text.body}</p>;

export default {
  title: 'Layout/HeadedSection',
  component: HeadedSection,
  parameters: usage({
    when: 'A section of a page, with its title beside its content on wide screens.',
    not: 'With a picture: `SplitSection`.',
    accessibility: 'The heading labels the section. A caption says what the sign means.',
    limits: 'Title of 2 to 8 words; the content sets the height.',
  }),
  args: { title: 'INSURANCE THAT IS FOR YOU', children: text },
} satisfies Meta<typeof HeadedSection>;

export const Default = withVariants(
  <HeadedSection title={motor.covers.title} sign={motor.covers.sign}>
    {text}
  </HeadedSection>,
  <HeadedSection title="On a panel" surface="panel">
    {text}
  </HeadedSection>,
);

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rowOf, usage, withVariants } from '../../stories/story.tsx';
import { Link, TextParts } from './Link.tsx';

export default {
  title: 'Actions/Link',
  component: Link,
  parameters: usage({
    when: "A link that looks like the text around it. The kit's other links are based on it.",
    not: 'For links that stand out: `TextLink`, `Button`.',
    accessibility: 'A link to another site opens a new tab, and hidden text says so.',
    limits: 'None: a long label wraps like the text around it.',
    focus: ['link'],
  }),
  args: { href: '#about', children: 'About Us' },
  decorators: [rowOf],
} satisfies Meta<typeof Link>;

/** Words in another language have the brand's font, except for letters outside Latin-1. */
export const Default: StoryObj<typeof Link> = {
  ...withVariants(
    <Link href="https://group.example/" external>
      The group
    </Link>,
    <TextParts parts={[{ text: 'Eʋegbe', lang: 'ee' }]} />,
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ʋ').style).toMatchObject({ fontFamily: 'sans-serif' });
    await expect(canvas.getByText('Eegbe').style).toMatchObject({ fontFamily: '' });
  },
};

import type { Meta } from '@storybook/react-vite';
import { longWord } from '../../fixtures/texts.ts';
import { rowOf, usage, withVariants } from '../../stories/story.tsx';
import { Button } from '../Button/Button.tsx';
import { Actions, Links } from './Actions.tsx';

const links = [
  { label: 'Request & Pay', href: 'https://portal.example/', external: true },
  { label: 'Contact Us', href: '#contact' },
];

export default {
  title: 'Actions/Actions',
  component: Actions,
  subcomponents: { Links },
  parameters: usage({
    when: 'One to three next steps after a text, the most important first.',
    not: 'For links inside running text (`RichText` has them) or a single, less important link (`TextLink`).',
    accessibility: 'Each link makes sense alone, and says if it opens a new tab.',
    limits: 'Labels of 1 to 3 words. On small screens each button fills a row.',
    focus: ['link', 'button'],
  }),
  args: { children: <Links of={links} /> },
  decorators: [rowOf],
} satisfies Meta<typeof Actions>;

export const Default = withVariants(
  <Actions>
    <Links of={links}>
      <Button variant="outlined">Insurance Features</Button>
    </Links>
  </Actions>,
  <Actions>
    <Button href="#long">{`Get a quote for ${longWord}${longWord}`}</Button>
  </Actions>,
);

import type { Meta } from '@storybook/react-vite';
import { rowOf, usage, withVariants } from '../../stories/story.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Section } from '../Section/Section.tsx';
import { Button } from './Button.tsx';

export default {
  title: 'Actions/Button',
  component: Button,
  parameters: usage({
    when: 'The main action of a page: one filled button in view, and outlined buttons for other actions. Use the gold `color="secondary"` only on a brand surface.',
    not: 'For links in running text (`TextLink` or a plain link). Never gold on a light surface.',
    accessibility:
      'With `href` it is a link, otherwise a button. A link that leaves the site says so. A button is 52 px high (44 px in the header, 64 px in the closing banner).',
    limits: '1 to 3 words. A longer label wraps and the button grows.',
    focus: ['link', 'button'],
  }),
  args: { children: 'Get a quote', href: '#quote' },
  // Storybook cannot read the props of MUI's overridable types.
  argTypes: {
    variant: { control: 'inline-radio', options: ['contained', 'outlined', 'text'] },
    color: { control: 'inline-radio', options: ['primary', 'secondary', 'inherit'] },
    size: { control: 'inline-radio', options: ['small', 'medium', 'large'] },
    disabled: { control: 'boolean' },
    external: { description: 'Whether `href` leads to another site: an arrow shows it.' },
  },
  decorators: [rowOf],
} satisfies Meta<typeof Button>;

export const Default = withVariants(
  <Button href="#outlined" variant="outlined">
    Compare covers
  </Button>,
  <Button href="#small" size="small" startIcon={<Icon name="circle-user-round" />}>
    Self Service
  </Button>,
  <Section surface="brand">
    <Button href="#gold" color="secondary" size="large">
      Get a Quote
    </Button>
  </Section>,
  <Section surface="hero">
    <Button href="#inherit" variant="outlined" color="inherit">
      Make a Claim
    </Button>
  </Section>,
  <Button href="https://portal.example/" external>
    Request & Pay
  </Button>,
  <Button href="#long">Ask for a quotation for contractors’ all-risk cover of a site</Button>,
  <Button>Insurance Features</Button>,
  <Button disabled>Sending…</Button>,
  <Button variant="outlined" loading>
    Put it back
  </Button>,
);

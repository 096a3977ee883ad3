import type { Meta } from '@storybook/react-vite';
import { channels } from '../../fixtures/pages.ts';
import { longWord } from '../../fixtures/texts.ts';
import { onSurface, usage, withVariants } from '../../stories/story.tsx';
import { channelsOf } from '../../templates/model-props.tsx';
import { ContactChannels } from './ContactChannels.tsx';

export default {
  title: 'Content/ContactChannels',
  component: ContactChannels,
  parameters: usage({
    when: 'Ways to contact somebody: phone numbers, e-mail, a place.',
    not: 'For links to pages of the site.',
    accessibility: 'A description list: terms with links. Each phone number is a `tel:` link.',
    limits: 'Terms of 1 to 3 words; any number of links, each on a line.',
    focus: ['link'],
  }),
  args: { children: channelsOf(channels) },
  decorators: [onSurface('panel')],
} satisfies Meta<typeof ContactChannels>;

const text = ['Tel: ', { label: '030 200 0100', href: 'tel:0302000100' }, ' ext. 12 (WhatsApp)'];
const mail = { label: `${longWord}@insurance.example`, href: 'mailto:a@insurance.example' };

export const Default = withVariants(
  <ContactChannels>
    {channelsOf([
      { term: 'Call', icon: 'phone', links: [], text },
      { term: longWord, icon: 'mail', links: [mail] },
    ])}
  </ContactChannels>,
);

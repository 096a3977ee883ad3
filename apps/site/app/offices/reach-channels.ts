import type { ContactChannelModel } from '@insurance-kit/ui';
import { contactTexts } from '#company/texts/contact.ts';
import type { ContactDetails } from './contact-details.ts';

export const isSaid = ({ links, text }: ContactChannelModel): boolean =>
  links.length > 0 || text !== undefined;

/** Contact channels besides the phone number, and the spoken languages. */
export function reachChannels({
  whatsApp,
  ussd,
  languages,
}: Pick<ContactDetails, 'whatsApp' | 'ussd' | 'languages'>): readonly ContactChannelModel[] {
  const words = contactTexts.offices;
  const channels: readonly ContactChannelModel[] = [
    { term: 'WhatsApp', icon: 'message-square-text', ...whatsApp },
    { term: words.ussd, icon: 'phone', ...ussd },
    {
      term: words.languages,
      icon: 'info',
      links: [],
      ...(languages !== '' && { text: [languages] }),
    },
  ];
  return channels.filter(isSaid);
}

import {
  type ContactPart,
  emailParts,
  isContactList,
  phoneParts,
} from '@insurance-kit/content-client/offices';
import type { ContactChannelModel, LinkModel, TextPart } from '@insurance-kit/ui';

const partModel = ({ text, href }: ContactPart): TextPart =>
  href === undefined ? text : { label: text, href };

const linksOf = (parts: readonly ContactPart[]): readonly LinkModel[] =>
  parts.map(partModel).filter((part) => typeof part !== 'string');

/** The phone numbers in a text, each as a `tel:` link; what cannot be dialled is left out. */
export const phoneLinks = (text: string): readonly LinkModel[] => linksOf(phoneParts(text));

/** The links of a list of numbers or addresses; a text that is more than that whole, as it is written. */
const channelLines = (
  parts: readonly ContactPart[],
): Pick<ContactChannelModel, 'links' | 'text'> => ({
  links: linksOf(parts),
  ...(!isContactList(parts) && { text: parts.map(partModel) }),
});

/** An office's phone numbers as a way to reach it: none is left out, whatever else is written there. */
export const phoneLines = (text: string) => channelLines(phoneParts(text));

/** An office's e-mail addresses, likewise. */
export const emailLines = (text: string) => channelLines(emailParts(text));

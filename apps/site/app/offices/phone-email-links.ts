import {
  type ContactPart,
  dialCodeParts,
  emailParts,
  isContactList,
  phoneParts,
} from '@insurance-kit/content-client/offices';
import { phoneReaders } from '@insurance-kit/content-client/phone-number';
import type { ContactChannelModel, LinkModel, TextPart } from '@insurance-kit/ui';
import { identity } from '#company/identity.ts';

const partModel = ({ text, href }: ContactPart): TextPart =>
  href === undefined ? text : { label: text, href };

const contactLinks = (parts: readonly ContactPart[]): readonly LinkModel[] =>
  parts.map(partModel).filter((part) => typeof part !== 'string');

const readers = phoneReaders(identity.country);

/** Whose phone number it is: the company's, or its parent's abroad. */
export type PhoneOwner = keyof typeof readers;

/** The phone numbers in a text, each as a `tel:` link; what cannot be dialled is left out. */
export const phoneLinks = (text: string, owner: PhoneOwner = 'own'): readonly LinkModel[] =>
  contactLinks(phoneParts(text, readers[owner]));

/** A text with its codes to dial as links: `*920*57#`. */
export const withDialCodes = (text: string): readonly TextPart[] =>
  dialCodeParts(text).map(partModel);

/** What a way to reach somebody says: its links, or its whole text. */
export type ContactLines = Pick<ContactChannelModel, 'links' | 'text'>;

/** The links of a list of numbers or addresses; a text that is more than that whole, as it is written. */
const channelLines = (parts: readonly ContactPart[]): ContactLines => ({
  links: contactLinks(parts),
  ...(!isContactList(parts) && { text: parts.map(partModel) }),
});

/** An office's phone numbers as a way to reach it: none is left out, whatever else is written there. */
export const phoneLines = (text: string, owner: PhoneOwner = 'own') =>
  channelLines(phoneParts(text, readers[owner]));

/** Codes to dial, likewise. */
export const dialCodeLines = (text: string) => channelLines(dialCodeParts(text));

/** An office's e-mail addresses, likewise. */
export const emailLines = (text: string) => channelLines(emailParts(text));

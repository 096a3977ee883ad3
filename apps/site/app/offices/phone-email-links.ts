import {
  type ContactPart,
  dialCodeParts,
  emailParts,
  isContactList,
  phoneParts,
} from '@insurance-kit/content-client/offices';
import { phoneReaders } from '@insurance-kit/content-client/phone-number';
import type { LinkModel, TextPart } from '@insurance-kit/ui';
import { identity } from '#company/company.ts';

const partModel = ({ text, href }: ContactPart): string | LinkModel =>
  href === undefined ? text : { label: text, href };

const readers = phoneReaders(identity.country);

/** Owner of a phone number: the company or its parent. The owner's country sets the format. */
export type PhoneOwner = keyof typeof readers;

/** Turns USSD codes in a text, such as `*920*57#`, into links. */
export const withDialCodes = (text: string): readonly TextPart[] =>
  dialCodeParts(text).map(partModel);

/** The links in a text, and the whole `text` if it contains more than a list of links. */
export interface ContactLines {
  readonly links: readonly LinkModel[];
  readonly text?: readonly (string | LinkModel)[];
}

const linesOf = (parts: readonly ContactPart[]): ContactLines => {
  const text = parts.map(partModel);
  const links = text.filter((part) => typeof part !== 'string');
  return isContactList(parts) ? { links } : { links, text };
};

export const phoneLines = (text: string, owner: PhoneOwner = 'company') =>
  linesOf(phoneParts(text, readers[owner]));

export const dialCodeLines = (text: string) => linesOf(dialCodeParts(text));

export const emailLines = (text: string) => linesOf(emailParts(text));

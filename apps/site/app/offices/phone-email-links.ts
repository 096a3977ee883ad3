import { emailAddressesIn, splitContacts } from '@insurance-kit/content-client/offices';
import type { LinkModel } from '@insurance-kit/ui';

/** A number of so many digits that it can be dialled (E.164), with the signs people write in it. */
const phone = /^\+?(?:[\s().-]{0,3}\d){5,15}[\s().-]{0,3}$/;
/** A number as a `tel:` link, without the `(0)` that is dialled within the country only. */
export const phoneLink = (label: string): LinkModel => ({
  label,
  href: `tel:${label.replace(/^(\+.*)\(0\)/, '$1').replace(/[^+\d]/g, '')}`,
});

/** The phone numbers in a text, each as a `tel:` link; what cannot be dialled is left out. */
export const phoneLinks = (text: string): readonly LinkModel[] =>
  splitContacts(text)
    .filter((part) => phone.test(part))
    .map(phoneLink);

/** The e-mail addresses in a text, each as a `mailto:` link; what is no address is left out. */
export const emailLinks = (text: string): readonly LinkModel[] =>
  emailAddressesIn(text).map((label) => ({ label, href: `mailto:${label}` }));

import type { LinkModel } from '@insurance-kit/ui';

/** A sign or a short word between two of them: 'or', 'ou', 'and', 'et'. */
const between = /[,;\n]|\s\/\s|\s\p{L}{2,4}\s/u;
/** A number of so many digits that it can be dialled (E.164), with the signs people write in it. */
const phone = /^\+?(?:[\s().-]{0,3}\d){5,15}[\s().-]{0,3}$/;
/** An address that needs no encoding in a link, so that it can bring no fields of its own. */
const email = /^[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;

const parts = (text: string): readonly string[] => text.split(between).map((part) => part.trim());

/** A number as a `tel:` link, without the `(0)` that is dialled within the country only. */
export const phoneLink = (label: string): LinkModel => ({
  label,
  href: `tel:${label.replace(/^(\+.*)\(0\)/, '$1').replace(/[^+\d]/g, '')}`,
});

/** The phone numbers in a text, each as a `tel:` link; what cannot be dialled is left out. */
export const phoneLinks = (text: string): readonly LinkModel[] =>
  parts(text)
    .filter((part) => phone.test(part))
    .map(phoneLink);

/** The e-mail addresses in a text, each as a `mailto:` link; what is no address is left out. */
export const emailLinks = (text: string): readonly LinkModel[] =>
  parts(text)
    .filter((part) => email.test(part))
    .map((label) => ({ label, href: `mailto:${label}` }));

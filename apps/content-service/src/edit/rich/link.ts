import { isLinkTarget } from './schema.ts';

/**
 * The address that somebody meant who wrote one without its scheme: `example.com` is a page, `a@b.gh`
 * an e-mail address, `030 000 0000` a phone number. `/path` and `#place` are of this site.
 *
 * @returns `undefined` if it can be none of them
 */
export function readLinkTarget(written: string): string | undefined {
  const text = written.trim();
  const target = /^(?:[a-z][a-z0-9+.-]*:(?!\d)|[/#?])/i.test(text)
    ? text
    : /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)
      ? `mailto:${text}`
      : /^\+?[\d\s().-]{3,}$/.test(text)
        ? `tel:${text.replace(/[^+\d]/g, '')}`
        : /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u.test(text)
          ? `https://${text}`
          : undefined;
  return target !== undefined && isLinkTarget(target) ? target : undefined;
}

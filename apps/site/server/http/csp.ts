import { createHash } from 'node:crypto';

/** Header names in lower case, and their values. */
export type HeaderMap = Readonly<Record<string, string>>;

/** Security headers of an answer, for a request that came by http and for one by https. */
export interface Policy {
  readonly http: HeaderMap;
  readonly https: HeaderMap;
}

/** What differs from site to site in the policy. */
interface PolicyOptions {
  /** Origins that pages may show in a frame: the maps of §2.17. */
  readonly frameOrigins: readonly string[];
  /** Origins besides the site's own that pages may send data to: a real EmailJS account's. */
  readonly connectOrigins: readonly string[];
  /** Where browsers report what the policy refused, and crashes (`REPORT_TO`). */
  readonly reportTo?: string | undefined;
}

/** CSP sources of the inline code of one page, such as `'sha256-…'`. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The policies that the server's answers carry. */
export interface Policies {
  /** For a page: only the inline code that it was rendered with may run. */
  page(inline: InlineSources): Policy;
  /** For everything else: assets, data, errors in plain text. */
  readonly resource: Policy;
  /** For an HTML or SVG file of the content service: it can never act as a page of the site. */
  readonly sandbox: Policy;
}

/** The Trusted Types policies that pages create: the islands' default one and DOMPurify's. */
const trustedTypes = ['default', 'dompurify'];

const hstsSeconds = 31_536_000;

/**
 * Hash of the empty string: emotion's style elements are empty when they are inserted and are filled
 * by `insertRule`; without it their sheet is null and emotion throws.
 */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The endpoint of this name also gets the reports that no header assigns to one, such as crashes. */
const endpoint = 'default';

const common: HeaderMap = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const toText = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const createPolicy = (
  directives: Readonly<Record<string, readonly string[]>>,
  more: HeaderMap = {},
): Policy => {
  const csp = toText(directives);
  return {
    http: { ...common, ...more, 'content-security-policy': csp },
    https: {
      ...common,
      ...more,
      'content-security-policy': `${csp}; upgrade-insecure-requests`,
      'strict-transport-security': `max-age=${hstsSeconds}`,
    },
  };
};

/** The security headers of readings §5, for one site. */
export function createPolicies(options: PolicyOptions): Policies {
  const { frameOrigins, connectOrigins, reportTo } = options;
  const page = ({ scripts, styles }: InlineSources): Policy =>
    createPolicy(
      {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...scripts],
        'style-src-elem': ["'self'", emptyStyle, ...styles],
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:'],
        // What is not named here is `default-src`'s business; event attributes, without a hash, `script-src`'s.
        ...(connectOrigins.length > 0 && { 'connect-src': ["'self'", ...connectOrigins] }),
        'frame-src': frameOrigins.length === 0 ? ["'none'"] : frameOrigins,
        'frame-ancestors': ["'none'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'form-action': ["'self'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': trustedTypes,
        ...(reportTo !== undefined && {
          'report-to': [endpoint],
          // For browsers that do not know the one above, which the others prefer.
          'report-uri': [reportTo],
        }),
      },
      reportTo === undefined ? {} : { 'reporting-endpoints': `${endpoint}="${reportTo}"` },
    );
  // Nothing but a page loads anything. Short, for it comes with each of a page's twenty files.
  const nothing = {
    'default-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  };
  return {
    page,
    resource: createPolicy(nothing),
    sandbox: createPolicy({ ...nothing, 'style-src': ["'unsafe-inline'"], sandbox: [] }),
  };
}

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
const external = /\ssrc\s*=/i;
/** Data, which a browser never runs: JSON-LD and the like need no permission. */
const dataBlock = /\stype\s*=\s*["']?application\/(?:ld\+)?json/i;

const nonceAttribute = (nonce: string): string => ` nonce="${nonce}"`;

/** A page without its nonces, as it is sent. */
export const withoutNonces = (html: string, nonce: string): string =>
  html.replaceAll(nonceAttribute(nonce), '');

const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The CSP sources of a page's inline scripts and styles. Hashes, not nonces: they stay true for the
 * same bytes, so a page can be cached and compressed once.
 *
 * Only what carries the render's nonce is the site's own. Should a script of a record's get past the
 * sanitiser, it stands in the page and may not run.
 *
 * @param nonce what the site's own inline elements have as their nonce (`app/render-context.ts`).
 */
export function inlineSources(html: string, nonce: string): InlineSources {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(inlineElement)) {
    if (!attributes.includes(nonceAttribute(nonce))) continue;
    if (name.toLowerCase() === 'style') styles.add(hashSource(text));
    else if (!external.test(attributes) && !dataBlock.test(attributes))
      scripts.add(hashSource(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

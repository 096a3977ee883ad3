import { createHash } from 'node:crypto';

/** Lower-case header names and their values. */
export type HeaderMap = Readonly<Record<string, string>>;

/** Security headers of a response, by http and by https. */
export interface Policy {
  readonly http: HeaderMap;
  readonly https: HeaderMap;
}

interface PolicyOptions {
  /** Origins that pages may frame: the maps of §2.17. */
  readonly frameOrigins: readonly string[];
  /** Other origins that pages may send data to: EmailJS with a real account. */
  readonly connectOrigins: readonly string[];
  /** Where browsers send violation and crash reports (`REPORT_TO`). */
  readonly reportTo?: string | undefined;
}

/** CSP sources of a page's inline code, such as `'sha256-…'`. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export interface Policies {
  /** Policy of a page: no inline code but the page's may run. */
  page(inline: InlineSources): Policy;
  /** Policy of assets, data and plain errors. */
  readonly resource: Policy;
  /** For HTML and SVG files of the content service: they can never act as a page of the site. */
  readonly sandbox: Policy;
}

/** The Trusted Types policies that pages create: the islands' default one and DOMPurify's. */
const trustedTypes = ['default', 'dompurify'];

const hstsSeconds = 31_536_000;

/**
 * Hash of the empty string: without it emotion's empty style elements have no sheet, and it throws.
 */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The default endpoint also gets reports that no header assigns, such as crashes. */
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

/** Creates the security headers (readings §5) of one site. */
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
        // Directives that are missing here fall back to `default-src`, and event attributes to
        // `script-src`.
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
          // Read by browsers that do not support `report-to`, and ignored by the others.
          'report-uri': [reportTo],
        }),
      },
      reportTo === undefined ? {} : { 'reporting-endpoints': `${endpoint}="${reportTo}"` },
    );
  // For all responses but pages. Short, because each of a page's twenty files carries it.
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
/** Browsers never run data blocks such as JSON-LD: they need no source. */
const dataBlock = /\stype\s*=\s*["']?application\/(?:ld\+)?json/i;

const nonceAttribute = (nonce: string): string => ` nonce="${nonce}"`;

export const withoutNonces = (html: string, nonce: string): string =>
  html.replaceAll(nonceAttribute(nonce), '');

const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The CSP sources of a page's inline scripts and styles with the render's nonce. Hashes instead of
 * nonces, so that a page can be cached and compressed once.
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

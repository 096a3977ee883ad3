export type HeaderMap = Readonly<Record<string, string>>;

/** Security headers of responses, for requests by http and by https. */
export interface Policy {
  readonly http: HeaderMap;
  readonly https: HeaderMap;
}

interface PolicyOptions {
  readonly frameOrigins: readonly string[];
  /** Origins to which pages may send data, such as EmailJS's. */
  readonly connectOrigins: readonly string[];
}

/** Names of the Trusted Types policies that pages create. */
const trustedTypes = ['default', 'dompurify'];

const hstsSeconds = 31_536_000;

/** Hash of an empty style element: Emotion creates such elements, and throws if one is refused. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const commonHeaders: HeaderMap = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const createPolicy = (directives: Readonly<Record<string, readonly string[]>>): Policy => {
  const csp = Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
  const http = { ...commonHeaders, 'content-security-policy': csp };
  return {
    http,
    https: {
      ...http,
      'content-security-policy': `${csp}; upgrade-insecure-requests`,
      'strict-transport-security': `max-age=${hstsSeconds}`,
    },
  };
};

export function createPolicies({ frameOrigins, connectOrigins }: PolicyOptions) {
  const page = (scripts: readonly string[], styles: readonly string[]): Policy =>
    createPolicy({
      'default-src': ["'self'"],
      'script-src': ["'self'", ...scripts],
      'style-src-elem': ["'self'", emptyStyle, ...styles],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      // If `connect-src` is missing, browsers use `default-src`.
      ...(connectOrigins.length > 0 && { 'connect-src': ["'self'", ...connectOrigins] }),
      'frame-src': frameOrigins.length === 0 ? ["'none'"] : frameOrigins,
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'form-action': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': trustedTypes,
    });
  // Short, because browsers get this policy with each of a page's twenty files.
  const denyAll = {
    'default-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  };
  return {
    /** A page's policy: `scripts` and `styles` list the hashes (`'sha256-…'`) of its inline code. */
    page,
    /** Policy of assets, data and plain errors. */
    resource: createPolicy(denyAll),
    /** Policy of HTML and SVG files from the content service or the build. Blocks their scripts. */
    sandbox: createPolicy({ ...denyAll, 'style-src': ["'unsafe-inline'"], sandbox: [] }),
  };
}

export type Policies = ReturnType<typeof createPolicies>;

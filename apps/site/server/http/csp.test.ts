import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createPolicies, inlineSources, withoutNonces } from './csp.ts';

const policies = createPolicies({
  frameOrigins: ['https://maps.example'],
  connectOrigins: ['https://api.emailjs.com'],
  reportTo: 'https://reports.example/csp',
});
const directives = (csp: string | undefined): Map<string, string> =>
  new Map(
    (csp ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('security headers (readings §5)', () => {
  const page = policies.page({ scripts: ["'sha256-one'"], styles: ["'sha256-two'"] });
  const csp = directives(page.http['content-security-policy']);

  test('a page may load only from its origin and may not be framed; violations are reported to REPORT_TO', () => {
    expect(Object.fromEntries(csp)).toEqual({
      'default-src': "'self'",
      'script-src': "'self' 'sha256-one'",
      'style-src-elem': `'self' ${hashOf('')} 'sha256-two'`,
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' data:",
      'connect-src': "'self' https://api.emailjs.com",
      'frame-src': 'https://maps.example',
      'frame-ancestors': "'none'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'form-action': "'self'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default dompurify',
      'report-to': 'default',
      'report-uri': 'https://reports.example/csp',
    });
    expect(page.http['reporting-endpoints']).toBe('default="https://reports.example/csp"');
  });

  test('without REPORT_TO nothing is reported', () => {
    const silent = createPolicies({ frameOrigins: [], connectOrigins: [] });
    const { http } = silent.page({ scripts: [], styles: [] });
    expect(http['content-security-policy']).not.toContain('report');
    expect(http).not.toHaveProperty('reporting-endpoints');
  });

  test('only responses to https have HSTS, and upgrade insecure requests', () => {
    expect(page.http).not.toHaveProperty('strict-transport-security');
    expect(csp.has('upgrade-insecure-requests')).toBe(false);
    expect(page.https['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect(directives(page.https['content-security-policy']).has('upgrade-insecure-requests')).toBe(
      true,
    );
  });
});

describe('hashes of inline code', () => {
  const own = 'nonce="7d1c"';

  test('inline scripts and styles of the site are hashed once, external scripts and data never', () => {
    const html =
      `<head><style ${own} data-x="1">a{}</style><script ${own}>one()</script><script ${own}>one()</script>` +
      `<script ${own} type="module" async="">import "/a.js"</script><script ${own} src="/b.js"></script>` +
      `<script ${own} type="application/ld+json">{"a":1}</script></head>`;
    expect(inlineSources(html, '7d1c')).toEqual({
      scripts: [hashOf('one()'), hashOf('import "/a.js"')],
      styles: [hashOf('a{}')],
    });
    expect(withoutNonces(html, '7d1c')).not.toContain('7d1c');
  });

  test('a script in a record is never hashed, even if the sanitiser lets it pass', () => {
    const record =
      '<script>evil()</script><script nonce="guessed">evil()</script><style>a{}</style>' +
      '<div data-x=\' nonce="guessed"\'><script type="module">evil()</script></div>';
    expect(inlineSources(record, '7d1c')).toEqual({ scripts: [], styles: [] });
  });
});

import { expect, test } from 'vitest';
import { createPolicies } from './csp.ts';

const policies = createPolicies({
  frameOrigins: ['https://maps.example'],
  connectOrigins: ['https://api.emailjs.com'],
  reportTo: 'https://reports.example/csp',
});
const directives = (csp = ''): Readonly<Record<string, string>> =>
  Object.fromEntries(csp.split('; ').map((directive) => directive.split(/ (.*)/s)));

const page = policies.page(["'sha256-one'"], ["'sha256-two'"]);
const csp = directives(page.http['content-security-policy']);

test('a page loads scripts and styles only from its origin, cannot be framed, and reports violations to REPORT_TO', () => {
  expect(csp).toEqual({
    'default-src': "'self'",
    'script-src': "'self' 'sha256-one'",
    // `sha256-47DE…` is the hash of an empty text.
    'style-src-elem': "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-two'",
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

test('violations of the security policy are not reported if REPORT_TO is not set', () => {
  const silent = createPolicies({ frameOrigins: [], connectOrigins: [] });
  const { http } = silent.page([], []);
  expect(http['content-security-policy']).not.toContain('report');
  expect(http).not.toHaveProperty('reporting-endpoints');
});

test('only responses over https have HSTS and the directive upgrade-insecure-requests', () => {
  expect(page.http).not.toHaveProperty('strict-transport-security');
  expect(page.https['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  const secure = directives(page.https['content-security-policy']);
  expect(Object.keys(secure)).toEqual([...Object.keys(csp), 'upgrade-insecure-requests']);
});

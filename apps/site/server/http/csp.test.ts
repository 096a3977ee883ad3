import { expect, test } from 'vitest';
import { createPolicies } from './csp.ts';

const policies = createPolicies({
  frameOrigins: ['https://maps.example'],
  connectOrigins: ['https://api.emailjs.com'],
});
const directives = (csp = ''): Readonly<Record<string, string>> =>
  Object.fromEntries(csp.split('; ').map((directive) => directive.split(/ (.*)/s)));

const page = policies.page(["'sha256-one'"], ["'sha256-two'"]);
const csp = directives(page.http['content-security-policy']);

test('a page’s CSP allows scripts only from the site or with a listed hash, and forbids framing', () => {
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
  });
});

test('only https responses have the HSTS header and the directive upgrade-insecure-requests', () => {
  expect(page.http).not.toHaveProperty('strict-transport-security');
  expect(page.https['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  const secure = directives(page.https['content-security-policy']);
  expect(Object.keys(secure)).toEqual([...Object.keys(csp), 'upgrade-insecure-requests']);
});

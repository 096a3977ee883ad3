import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHref, readLink, resolveAsset } from './assets.ts';

test.each([
  ['files/home/header_image.svg', '/content/files/home/header_image.svg'],
  ['/content/files/a.png', '/content/files/a.png'],
  ['./files//a.png', '/content/files/a.png'],
  [' files/a.png ', '/content/files/a.png'],
  ['files/100%.png', '/content/files/100%25.png'],
  ['files/a.png?v=a b%23c%26d#small', '/content/files/a.png?v=a%20b%23c%26d'],
  ['files/..a.png', '/content/files/..a.png'],
])('resolveAsset turns the path %j into the address %j', (path, address) => {
  expect(resolveAsset(path, '/content/')).toBe(address);
});

test('resolveAsset refuses a path that leads outside the asset base, or to another origin', () => {
  const refused = [
    ...['', ' ', '/', '#small', 'https://evil.example/a.png', '//evil.example/a.png'],
    ...['\\\\evil.example\\a.png', 'javascript:alert(1)', 'files/../../a.png'],
    ...['files/%2e%2e/a.png', 'files/%2525252525252e/a.png', 'files%2f..%2fa.png'],
    ...['files%5c..%5ca.png', 'files\\a.png', 'files/a\u0000.png'],
    '/content///evil.example/../a.png',
  ];
  expect(refused.filter((path) => resolveAsset(path, '/content/'))).toEqual([]);
});

test('resolveAsset returns only addresses below the asset base', () => {
  const piece = fc.constantFrom('..', '\\', '%2e', '%5c', ...'/a:?# ');
  const path = fc.oneof(
    fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }),
    fc.array(piece).map((p) => p.join('')),
  );
  fc.assert(
    fc.property(path, (raw) => {
      const address = resolveAsset(raw, '/content/');
      if (address === undefined) return;
      const url = new URL(address, 'https://site.example/purpledetail/1');
      expect(url.origin).toBe('https://site.example');
      expect(url.pathname.startsWith('/content/')).toBe(true);
      expect(url.pathname).not.toMatch(/(?:^|\/)(?:\.|%2e){2}(?:\/|$)/i);
    }),
    { numRuns: 300 },
  );
});

const everywhere = ['/purpleabout', '/', '/a?b=c#d', 'https://claims.example/'];
const inContent = ['mailto:a@b.example', 'TEL:+233300000100', '#a', '?page=2', 'privacy'];
const nowhere = [
  ...['', '//evil.example', '/\\evil.example', '/\t/evil.example', 'https:evil.example'],
  ...['javascript:alert(1)', '\u200bjavascript:alert(1)', 'java\nscript:alert(1)'],
  ...['data:text/html,x', '/a\u202eb'],
];

test('readLink accepts http(s) and root-relative links (§2.4); readHref also accepts mailto, tel and relative links', () => {
  const all = [...everywhere, ...inContent, ...nowhere];
  expect(all.filter((link) => readLink(link) === link)).toEqual(everywhere);
  expect(all.filter((link) => readHref(link) === link)).toEqual([...everywhere, ...inContent]);
});

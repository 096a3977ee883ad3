import { describe, expect, test } from 'vitest';
import { applicationId, applicationStart } from '../../handover/shared-names.ts';
import { readApplicationAddress, splitPage } from './application.ts';

const links = '<link rel="modulepreload" href="/assets/a.js">';
const scripts = '<script>data</script>';
const page = (application: string) =>
  `<body><p>Words</p><template id="${applicationId}">${application}</template></body>`;

/** The address of the application that a page names. */
const addressIn = (html: string): string =>
  /data-src="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

describe('the application of a page (readings §2.1)', () => {
  test('is apart; the links to its scripts stay', () => {
    const split = splitPage(page(links + applicationStart + scripts), '/purpleabout');
    expect(split?.application.html).toBe(scripts);
    expect(split?.page).toContain(links);
    expect(split?.page).not.toContain(scripts);
  });

  test('has an address that names its version and its page, query and all', () => {
    const path = '/purpleinsights?category=Motor&page=2';
    const split = splitPage(page(applicationStart + scripts), path);
    expect(readApplicationAddress(addressIn(split?.page ?? ''))).toEqual({
      version: split?.application.version,
      path,
    });
  });

  test('has the same version where it is the same, and another where it is not', () => {
    const versionOf = (application: string) =>
      splitPage(page(applicationStart + application), '/')?.application.version;
    expect(versionOf(scripts)).toBe(versionOf(scripts));
    expect(versionOf(scripts)).not.toBe(versionOf('<script>other</script>'));
  });

  test('is not there in a document without one', () => {
    expect(splitPage('<p>Words</p>', '/')).toBeUndefined();
    expect(splitPage(page(scripts), '/')).toBeUndefined();
  });

  test.each(['/', '/application', '/application/', '/application/abc', '/applications/abc/'])(
    'is not what %s names',
    (url) => expect(readApplicationAddress(url)).toBeUndefined(),
  );
});

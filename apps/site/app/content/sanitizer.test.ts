// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { loadSanitizer, setDefaultTrustedTypesPolicy } from './sanitizer.ts';

it('the default Trusted Types policy shows HTML as text until the sanitiser is loaded, then sanitises it', async () => {
  const createPolicy = vi.fn<NonNullable<Window['trustedTypes']>['createPolicy']>();
  vi.stubGlobal('trustedTypes', { createPolicy });
  setDefaultTrustedTypesPolicy();
  const [name, rules] = createPolicy.mock.lastCall ?? [];
  expect(name).toBe('default');
  const harmful = '<b onclick="alert(1)">a</b>';
  expect(rules?.createHTML(harmful)).toBe('&lt;b onclick="alert(1)">a&lt;/b>');
  expect(rules?.createHTML('<script></script>')).toBe('<script></script>');
  await loadSanitizer();
  expect(rules?.createHTML(harmful)).toBe('<b>a</b>');
});

it('`setDefaultTrustedTypesPolicy` creates no second policy on a page', () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { defaultPolicy: {}, createPolicy });
  setDefaultTrustedTypesPolicy();
  expect(createPolicy).not.toHaveBeenCalled();
});

// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { nameSubmissions } from './submission-id.ts';

it('gives a form a new submission id with each change', () => {
  vi.stubGlobal('isSecureContext', true);
  document.body.innerHTML =
    '<form><input type="hidden" name="submission_id"><textarea></textarea></form><form><input></form>';
  nameSubmissions();
  const [form, other] = document.forms;
  const change = () =>
    form?.querySelector('textarea')?.dispatchEvent(new Event('input', { bubbles: true }));
  const name = () => form && new FormData(form).get('submission_id');
  expect(name()).toBe('');
  change();
  const first = name();
  expect(first).toMatch(/^[\da-f-]{36}$/);
  change();
  expect(name()).not.toBe(first);
  const second = name();
  other?.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(name()).toBe(second);
});

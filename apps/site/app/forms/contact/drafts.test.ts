// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readContactValues } from './contact-fields.ts';

const loadPage = async () => {
  vi.resetModules();
  return import('./drafts.ts');
};

const values = { ...readContactValues(() => ''), first_name: 'Ama', message: 'How much?' };

beforeEach(() => sessionStorage.clear());

describe('§4.9 drafts of the contact form', () => {
  it('keep typed text and an unconfirmed message after a reload', async () => {
    (await loadPage()).keepDrafts({ typed: values });
    const unsent = {
      values: { ...values, message: 'Sent', privacy: 'on' },
      submissionId: '0197c5d0-0000-4000-8000-000000000000',
      isRestored: true,
    };
    (await loadPage()).keepDrafts({ unsent });
    expect((await loadPage()).readDrafts()).toEqual({ typed: values, unsent });
  });

  it('are not stored for an empty form', async () => {
    const { keepDrafts, readDrafts } = await loadPage();
    keepDrafts({ typed: { ...values, first_name: ' ', message: '' } });
    expect(readDrafts().typed).toBeUndefined();
  });

  it('contain no invalid data from the browser’s storage', async () => {
    const ofTyped = ['1', 'null', '[]', '{}', '{"first_name":1}', '{"first_name":{"a":1}}'];
    const drafts = ofTyped.map((typed) => `{"typed":${typed}}`);
    for (const text of ['', '"', 'null', '7', '[]', ...drafts]) {
      sessionStorage.setItem('contact-drafts', text);
      const { typed = values } = (await loadPage()).readDrafts();
      expect(Object.keys(typed)).toEqual(Object.keys(values));
      for (const field of Object.values(typed)) expect(field).toBeTypeOf('string');
    }
  });

  it('are kept in memory if storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { keepDrafts, readDrafts } = await loadPage();
    keepDrafts({ typed: values });
    expect(readDrafts().typed).toEqual(values);
  });
});

// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSubmissionId, renewSubmissionIds } from './submission-id.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
let form: HTMLFormElement;

beforeEach(() => {
  form = document.createElement('form');
  form.innerHTML = '<input type="hidden" name="submission_id">';
  vi.stubGlobal('isSecureContext', true);
});

describe('the id of a submission', () => {
  it('stays the same while the form is unchanged, and is posted with it', () => {
    const name = readSubmissionId(form);
    expect(name).toMatch(uuid);
    expect(readSubmissionId(form)).toBe(name);
    expect(new FormData(form).get('submission_id')).toBe(name);
  });

  it('changes when its form changes, but not when a field outside it does', () => {
    const name = readSubmissionId(form);
    const field = document.createElement('textarea');
    document.body.append(form, field);
    renewSubmissionIds();
    field.dispatchEvent(new Event('input', { bubbles: true }));
    expect(readSubmissionId(form)).toBe(name);
    form.append(field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    expect(readSubmissionId(form)).toMatch(uuid);
    expect(readSubmissionId(form)).not.toBe(name);
  });

  it('is empty without https, where browsers create no UUIDs', () => {
    vi.stubGlobal('isSecureContext', false);
    expect(readSubmissionId(form)).toBe('');
  });
});

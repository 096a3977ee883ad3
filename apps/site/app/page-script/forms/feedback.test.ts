// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askedKey, feedbackDialogId } from '../../forms/feedback/settings.ts';
import { element, forgetListeners } from '../../test/page.ts';
import { askForFeedback } from './feedback.ts';

const showModal = vi.fn(function (this: HTMLDialogElement) {
  this.open = true;
});
const page = `<dialog id="${feedbackDialogId}"><form><input name="feedback"></form></dialog>`;

/** Another page of the tab: the clock of the one before is gone. */
const leave = () => {
  const now = Date.now();
  vi.clearAllTimers();
  vi.setSystemTime(now);
};

forgetListeners();
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = page;
  Object.assign(HTMLDialogElement.prototype, { showModal: showModal.mockClear() });
});
afterEach(() => {
  vi.useRealTimers();
});
describe('§4.5 §9 asking for feedback', () => {
  it('comes 30 s after the first load of the tab, not before, and once', () => {
    askForFeedback();
    vi.advanceTimersByTime(29_999);
    expect(showModal).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(showModal).toHaveBeenCalledOnce();
    expect(localStorage.getItem(askedKey)).not.toBeNull();
    vi.advanceTimersByTime(120_000);
    expect(showModal).toHaveBeenCalledOnce();
  });

  it('is not put off by another page of the tab', () => {
    askForFeedback();
    vi.advanceTimersByTime(20_000);
    leave();
    askForFeedback();
    vi.advanceTimersByTime(10_000);
    expect(showModal).toHaveBeenCalledOnce();
  });

  it.each([
    ['back', -10],
    ['forward', 10],
  ])('comes within 30 s where the clock is set %s by years', (_, years) => {
    askForFeedback();
    leave();
    vi.setSystemTime(Date.now() + years * 31_557_600_000);
    askForFeedback();
    expect(showModal).not.toHaveBeenCalled();
    vi.advanceTimersByTime(30_000);
    expect(showModal).toHaveBeenCalledOnce();
  });

  it.each([
    ['before this page', () => localStorage.setItem(askedKey, 'true'), () => undefined],
    ['in another tab meanwhile', () => undefined, () => localStorage.setItem(askedKey, 'true')],
  ])('never comes again in a browser that was asked %s', (_, before, meanwhile) => {
    before();
    askForFeedback();
    meanwhile();
    vi.advanceTimersByTime(120_000);
    expect(showModal).not.toHaveBeenCalled();
  });

  it.each([
    ['someone types', '<input>'],
    ['a dialog is open', '<dialog open>Cover</dialog>'],
    ['a form has been begun', '<main><textarea>How much</textarea></main>'],
    ['something was chosen', '<main><select name="request"><option>Quote</select></main>'],
  ])('waits while %s', (_, html) => {
    document.body.insertAdjacentHTML('afterbegin', html);
    document.querySelector('input')?.focus();
    askForFeedback();
    vi.advanceTimersByTime(60_000);
    expect(showModal).not.toHaveBeenCalled();
    document.body.firstElementChild?.remove();
    vi.advanceTimersByTime(1000);
    expect(showModal).toHaveBeenCalledOnce();
  });

  it.each(['scroll', 'keydown', 'pointerdown'])('waits for a quiet moment after %s', (sign) => {
    askForFeedback();
    vi.advanceTimersByTime(29_000);
    document.body.dispatchEvent(new Event(sign));
    vi.advanceTimersByTime(3_999);
    expect(showModal).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_001);
    expect(showModal).toHaveBeenCalledOnce();
  });

  it('does not wait for a form in which nothing was typed or chosen', () => {
    const phone = '<select><option>Ghana</select><input type="tel"><input type="hidden" value="1">';
    document.body.insertAdjacentHTML('afterbegin', `<main>${phone}</main>`);
    askForFeedback();
    vi.advanceTimersByTime(30_000);
    expect(showModal).toHaveBeenCalledOnce();
  });

  it('empties its form whenever it opens', () => {
    askForFeedback();
    const input = element<HTMLInputElement>('input');
    const dialog = element<HTMLDialogElement>('dialog');
    input.value = 'Akwaaba';
    dialog.dispatchEvent(new Event('beforetoggle'));
    expect(input.value).toBe('');
  });
});

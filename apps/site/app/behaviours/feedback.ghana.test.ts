// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetListeners } from '../test/page.ts';
import { feedbackDialogId, requestFeedback } from './feedback.ts';
import { startEvent } from './start-islands.ts';
import { feedbackDoneKey } from './storage.ts';

const showModal = vi.fn(function (this: HTMLDialogElement) {
  this.open = true;
});
/** The fake feedback island adds the dialog when it starts. */
addEventListener(startEvent, () => {
  document.body.append(Object.assign(document.createElement('dialog'), { id: feedbackDialogId }));
});

forgetListeners();
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '<div data-island="feedback"></div>';
  Object.assign(HTMLDialogElement.prototype, { showModal: showModal.mockClear() });
});

describe('§4.5 §9 the feedback dialog', () => {
  it('opens once, 30 s after a tab shows its first page', async () => {
    requestFeedback();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(showModal).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1001);
    expect(showModal).toHaveBeenCalledOnce();
    expect(localStorage.getItem(feedbackDoneKey)).not.toBeNull();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(showModal).toHaveBeenCalledOnce();
  });

  it.each([
    [11, '20 s after the first', 0],
    [31, 'after the clock was set back', -10],
    [31, 'after the clock was set forward', 10],
  ])('opens within %i s on a second page that loads %s', async (seconds, _, days) => {
    requestFeedback();
    await vi.advanceTimersByTimeAsync(20_000);
    const now = Date.now();
    vi.clearAllTimers();
    vi.setSystemTime(now + days * 86_400_000);
    requestFeedback();
    expect(showModal).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    expect(showModal).toHaveBeenCalledOnce();
  });

  it('never opens again in a browser that has shown the dialog, even in another tab', async () => {
    requestFeedback();
    localStorage.setItem(feedbackDoneKey, 'true');
    await vi.advanceTimersByTimeAsync(120_000);
    requestFeedback();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(showModal).not.toHaveBeenCalled();
  });

  it.each([
    ['a field has the focus', '<input>'],
    ['a dialog is open', '<dialog open>Cover</dialog>'],
    ['a form has typed text', '<main><textarea>How much</textarea></main>'],
    ['a form has a chosen option', '<main><select name="request"><option>Quote</select></main>'],
  ])('waits while %s', async (_, html) => {
    document.body.insertAdjacentHTML('afterbegin', html);
    document.querySelector('input')?.focus();
    requestFeedback();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(showModal).not.toHaveBeenCalled();
    document.body.firstElementChild?.remove();
    await vi.advanceTimersByTimeAsync(2000);
    expect(showModal).toHaveBeenCalledOnce();
  });

  it.each(['scroll', 'keydown', 'pointerdown'])('waits at least 4 s after a %s', async (sign) => {
    requestFeedback();
    await vi.advanceTimersByTimeAsync(29_000);
    document.body.dispatchEvent(new Event(sign));
    await vi.advanceTimersByTimeAsync(3_999);
    expect(showModal).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3_001);
    expect(showModal).toHaveBeenCalledOnce();
  });

  it('opens on a page whose form the visitor has not changed', async () => {
    const fields = ['type=tel', 'type=hidden value=1', 'type=range', 'type=radio value=1'];
    const inputs = fields.map((attributes) => `<input ${attributes}>`).join('');
    const form = `<main><select><option>Ghana</select>${inputs}</main>`;
    document.body.insertAdjacentHTML('afterbegin', form);
    requestFeedback();
    await vi.advanceTimersByTimeAsync(31_000);
    expect(showModal).toHaveBeenCalledOnce();
  });

  it('does not open if storage is blocked, because it would open again on each page', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    requestFeedback();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(showModal).not.toHaveBeenCalled();
  });
});

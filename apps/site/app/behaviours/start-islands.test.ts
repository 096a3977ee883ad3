// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { element, forgetListeners } from '../test/page.ts';
import { markEarlyPresses, startIslandsWhenReached } from './start-islands.ts';
import { draftsKey, store } from './storage.ts';

const hydrate = vi.fn<(island: HTMLElement) => Promise<void>>();
const fileOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
const file = fileOf('export const hydrate = (island) => globalThis.hydrate(island);');
const submitted = vi.fn();
const requested = vi.fn();

const show = (html: string, files = file, place = 'main') => {
  const island = `<div data-island="contact" data-files="${files}">${html}</div>`;
  document.body.innerHTML = `<${place}>${island}</${place}>`;
};
const press = (selector: string) => element(selector).click();
const settled = () => expect.poll(() => document.querySelector('[aria-busy]')).toBeNull();
const submit = () => {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  element('form').dispatchEvent(event);
  return event;
};

forgetListeners();
beforeEach(() => {
  hydrate.mockReset().mockResolvedValue();
  submitted.mockReset();
  requested.mockReset();
  sessionStorage.clear();
  Object.assign(globalThis, { hydrate });
  Object.assign(HTMLFormElement.prototype, { submit: submitted, requestSubmit: requested });
  document.documentElement.dataset.scripted = '';
  delete document.documentElement.dataset.islands;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('an island', () => {
  it('starts once, when the pointer or focus reaches it, not when a finger scrolls past it', async () => {
    show('<p>Text</p><button type="button">Next</button>');
    startIslandsWhenReached();
    const touch = (selector: string) =>
      element(selector).dispatchEvent(
        new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }),
      );
    vi.useFakeTimers();
    touch('p');
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    touch('button');
    touch('button');
    await expect.poll(() => hydrate).toHaveBeenCalledWith(element('[data-island]'));
    element('p').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(hydrate).toHaveBeenCalledOnce();
  });

  it.each([
    ['contains the focus', () => element('input').focus()],
    ['is in an open dialog', () => show('', file, 'dialog open')],
    ['is a contact form with a draft (§4.9)', () => store('sessionStorage', draftsKey, '{}')],
  ])('starts by itself if it %s', async (_, change) => {
    show('<input>');
    change();
    startIslandsWhenReached();
    await expect.poll(() => hydrate).toHaveBeenCalledOnce();
  });

  it('receives a click that happened before its script was loaded', async () => {
    show('<button type="button">Next</button>');
    markEarlyPresses();
    press('button');
    expect(element('button').getAttribute('aria-busy')).toBe('true');
    const pressed = vi.fn();
    hydrate.mockImplementation(async (island) => island.addEventListener('click', pressed));
    startIslandsWhenReached();
    // An impatient visitor presses again.
    press('button');
    await settled();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('handles a form submitted before hydration; the browser does not post the form', async () => {
    vi.useFakeTimers();
    show('<form><button>Send</button></form>');
    startIslandsWhenReached();
    expect(submit().defaultPrevented).toBe(true);
    await expect.poll(() => requested).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(10_000);
    expect(submitted).not.toHaveBeenCalled();
    expect(submit().defaultPrevented).toBe(false);
  });
});

describe('an island that cannot start', () => {
  it.each([
    ['is missing', fileOf('throw new Error()')],
    ['throws an error', file],
  ])('keeps a form that works, and tries again if its script %s', async (_, files) => {
    show('<form><input name="a" value="typed"></form>', files);
    hydrate.mockRejectedValue(new Error('broken'));
    startIslandsWhenReached();
    submit();
    await expect.poll(() => submitted).toHaveBeenCalledOnce();
    expect(element<HTMLInputElement>('input').value).toBe('typed');
    // Another press tries again.
    submit();
    await expect.poll(() => submitted).toHaveBeenCalledTimes(2);
  });

  it('lets the browser follow a link that would open a dialog; its buttons do nothing', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    show('<button type="button">Next</button><a href="/feedback" data-dialog="feedback">Say</a>');
    hydrate.mockRejectedValue(new Error('broken'));
    startIslandsWhenReached();
    press('button');
    const opensTab = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    expect(element('a').dispatchEvent(opensTab)).toBe(true);
    press('a');
    await settled();
    expect(assign).toHaveBeenCalledWith(element<HTMLAnchorElement>('a').href);
  });

  it('in a features dialog shows the document’s text after ten seconds (§4.7)', async () => {
    vi.useFakeTimers();
    const text = '<div><p data-features>Cover</p></div>';
    document.body.innerHTML = `${text}<dialog open><div data-island="features" data-files="${file}"><i>Loading…</i></div></dialog>`;
    startIslandsWhenReached();
    vi.advanceTimersByTime(9_999);
    expect(element('dialog').textContent).toBe('Loading…');
    vi.advanceTimersByTime(100);
    expect(element('dialog').textContent).toBe('Cover');
    vi.useRealTimers();
    // If the script arrives later, it gets the element that it knows.
    await expect.poll(() => hydrate.mock.lastCall?.[0].innerHTML).toBe('<i>Loading…</i>');
  });

  it('lets the browser post its form after ten seconds', () => {
    vi.useFakeTimers();
    show('<form></form>');
    hydrate.mockReturnValue(new Promise(() => undefined));
    startIslandsWhenReached();
    submit();
    vi.advanceTimersByTime(9_999);
    expect(submitted).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(submitted).toHaveBeenCalledOnce();
  });
});

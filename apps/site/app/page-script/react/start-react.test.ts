// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationId } from '../../../handover/shared-names.ts';
import { feedbackDialogId } from '../../forms/feedback/settings.ts';
import { element, forgetListeners } from '../../test/page.ts';
import { failedEvent, readyEvent, startReactWhenWanted } from './start-react.ts';

const page = `
  <p>Words</p>
  <section data-hydrate="">
    <button type="button">Show</button>
    <button type="button" commandfor="cover">Open</button>
    <form><p>Fields</p><input name="name"><button>Send</button></form>
  </section>
  <div data-hydrate="touch"><p>Slides</p></div>
  <dialog id="cover"></dialog>
  <template id="${applicationId}"><script type="module">import "/assets/entry.js"</script></template>`;

/** The application's scripts that run, or are on their way, when the next frame has been painted. */
const scripts = () => {
  vi.runAllTimers();
  return document.querySelectorAll<HTMLScriptElement>(`#${applicationId} ~ script`);
};
const show = () => element('button');
const form = () => element('form');
const point = (target: Element, type: string, pointerType: string) =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
const press = (target: Element) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const submit = () =>
  form().dispatchEvent(
    new SubmitEvent('submit', {
      bubbles: true,
      cancelable: true,
      submitter: element('form button'),
    }),
  );
const failScript = () => scripts()[0]?.dispatchEvent(new Event('error'));
const isBusy = (target: Element) => target.getAttribute('aria-busy') === 'true';

/** What the application hears, once it is there. */
const pressed = vi.fn();
const sent = vi.fn((event: Event) => event.preventDefault());
const posted = vi.fn();
const failed = vi.fn();

forgetListeners();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  document.body.innerHTML = page;
  for (const mock of [pressed, posted, failed, sent]) mock.mockClear();
  addEventListener(failedEvent, failed);
  show().addEventListener('click', pressed);
  form().addEventListener('submit', sent);
  Object.assign(HTMLFormElement.prototype, { submit: posted });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  startReactWhenWanted();
});
describe('React is started when it is wanted (readings §2.1)', () => {
  it('not by reading, pointing or touching elsewhere', () => {
    const words = element('p');
    point(words, 'pointerover', 'mouse');
    point(words, 'pointerdown', 'touch');
    press(words);
    expect(scripts()).toHaveLength(0);
  });

  it.each([
    ['a mouse over it', () => point(element('form p'), 'pointerover', 'mouse')],
    ['focus', () => element('input').focus()],
    ['a tap on a control', () => point(show(), 'pointerdown', 'touch')],
    [
      'a finger on what is moved by fingers',
      () => point(element('[data-hydrate=touch] p'), 'pointerdown', 'touch'),
    ],
    ['a press on what opens a dialog', () => press(element('[commandfor]'))],
  ])('by %s, once', (_, act) => {
    act();
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]?.text).toContain('/assets/entry.js');
    point(show(), 'pointerover', 'mouse');
    element('input').focus();
    expect(scripts()).toHaveLength(1);
  });

  it('not by a finger that scrolls past', () => {
    point(element('form p'), 'pointerover', 'touch');
    point(element('form p'), 'pointerdown', 'touch');
    expect(scripts()).toHaveLength(0);
  });
});

describe('what is pressed before React is there', () => {
  it('is acknowledged, kept, and pressed once when it is', () => {
    press(show());
    press(show());
    expect(isBusy(show())).toBe(true);
    expect(pressed).not.toHaveBeenCalled();
    dispatchEvent(new Event(readyEvent));
    expect(pressed).toHaveBeenCalledOnce();
    expect(isBusy(show())).toBe(false);
    press(show());
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('is left to the browser where it opens a dialog', () => {
    const opener = element('[commandfor]');
    expect(press(opener)).toBe(true);
    expect(isBusy(opener)).toBe(false);
  });

  it('is sent when it is a form, by the button that was pressed', () => {
    expect(submit()).toBe(false);
    expect(isBusy(element('form button'))).toBe(true);
    expect(sent).not.toHaveBeenCalled();
    dispatchEvent(new Event(readyEvent));
    expect(sent).toHaveBeenCalledOnce();
    expect(sent.mock.lastCall?.[0]).toHaveProperty('submitter', element('form button'));
  });
});

describe('the feedback dialog, whose code comes when it opens', () => {
  it('keeps a press until it says itself that React is there', () => {
    const dialog = element('dialog');
    dialog.id = feedbackDialogId;
    dialog.append(form());
    dialog.setAttribute('data-hydrate', '');
    dispatchEvent(new Event(readyEvent));
    expect(submit()).toBe(false);
    expect(isBusy(element('form button'))).toBe(true);
    dialog.dispatchEvent(new Event(readyEvent, { bubbles: true }));
    expect(sent).toHaveBeenCalledOnce();
    expect(isBusy(element('form button'))).toBe(false);
  });
});

describe('scripts that cannot be loaded', () => {
  it('are asked for again when an element that needs them is reached again', () => {
    press(show());
    failScript();
    expect(scripts()).toHaveLength(0);
    expect(isBusy(show())).toBe(false);
    point(show(), 'pointerover', 'mouse');
    expect(scripts()).toHaveLength(1);
  });

  it('are asked for again when there is a connection, and the press is kept until then', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    press(show());
    expect(scripts()).toHaveLength(1);
    dispatchEvent(new Event('unhandledrejection'));
    expect(scripts()).toHaveLength(0);
    expect(isBusy(show())).toBe(true);
    dispatchEvent(new Event('online'));
    expect(scripts()).toHaveLength(1);
    dispatchEvent(new Event(readyEvent));
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('leave a form to the server', () => {
    submit();
    failScript();
    expect(posted).toHaveBeenCalledOnce();
    expect(posted.mock.contexts[0]).toBe(form());
  });

  it('are reported where a press waits for them, or a dialog for its content', () => {
    press(show());
    failScript();
    expect(failed).toHaveBeenCalledOnce();
    element('dialog').toggleAttribute('open', true);
    press(element('[commandfor]'));
    failScript();
    expect(failed).toHaveBeenCalledTimes(2);
  });

  it('are not reported where nothing waits', () => {
    point(show(), 'pointerover', 'mouse');
    failScript();
    submit();
    failScript();
    expect(failed).not.toHaveBeenCalled();
  });

  it('change nothing where something else of the page fails', () => {
    press(show());
    const image = document.body.appendChild(document.createElement('img'));
    image.dispatchEvent(new Event('error'));
    expect(scripts()).toHaveLength(1);
  });
});

describe('an application that is apart from its page', () => {
  const answer = (body: string, status = 200) => {
    const fetched = vi.fn(async () => new Response(body, { status }));
    vi.stubGlobal('fetch', fetched);
    element(`#${applicationId}`).dataset.src = '/application/1/';
    element(`#${applicationId}`).innerHTML = '<link rel="modulepreload" href="/assets/a.js">';
    return fetched;
  };

  it('is asked for once, while its scripts are fetched', async () => {
    const fetched = answer('<script type="module">import "/assets/entry.js"</script>');
    show().focus();
    vi.runAllTimers();
    expect(document.querySelectorAll(`#${applicationId} ~ link`)).toHaveLength(1);
    await vi.waitFor(() => expect(scripts()).toHaveLength(1));
    expect(fetched.mock.calls).toEqual([['/application/1/']]);
  });

  it('is reported where its version is no longer there', async () => {
    answer('The page has changed.', 404);
    element('dialog').setAttribute('open', '');
    press(element('[commandfor]'));
    await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
  });
});

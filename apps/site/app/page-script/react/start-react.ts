import { applicationId } from '../../../handover/shared-names.ts';
import { draftsKey } from '../../forms/contact/stored-drafts.ts';
import { feedbackDialogId } from '../../forms/feedback/settings.ts';

/** Dispatched when React could not be loaded after a press; `new-version.ts` then reloads the page. */
export const failedEvent = 'app:failed';
/**
 * Dispatched when React has hydrated: on the window for the page (`root.tsx`), on the feedback dialog
 * for that dialog, whose code is loaded when it opens (`site-feedback.tsx`).
 */
export const readyEvent = 'app:ready';

const wantsReact = '[data-hydrate]';
/** Parts that are still loading. Dialogs ask for their content when they open. */
const waitsForContent = '[data-loading]:not(dialog *)';
const controls = 'button,a,input,select,textarea,label,[data-hydrate="touch"]';

/** A press before React was ready: on a button, or on a form's submit button. */
type Kept =
  | { readonly button: HTMLElement }
  | { readonly form: HTMLFormElement; readonly button: HTMLElement | null };

/** Whether the page has the contact form and the tab a draft of it (§4.9), which React restores. */
const hasDraft = (): boolean =>
  document.querySelector('main form[data-hydrate]') !== null &&
  sessionStorage.getItem(draftsKey) !== null;

/** Whether the page or a part of it has no content yet (§4.1), so that React asks again. */
function lacksContent(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    (navigation instanceof PerformanceNavigationTiming && navigation.responseStatus === 503) ||
    document.querySelector(waitsForContent) !== null
  );
}

/**
 * Loads and runs React when the pointer or the focus first reaches an element that needs it (readings
 * §2.1). A press on such an element before React is ready is marked with `aria-busy` and replayed once
 * React has hydrated. Opening a dialog and typing work meanwhile, as the browser does them.
 */
export function startReactWhenWanted(): void {
  let state: 'asleep' | 'starting' | 'there' = 'asleep';
  let hasFeedback = false;
  const kept = new Set<Kept>();
  // Trusted: these are the server's own scripts, and the page's policy allows each by its hash.
  const policy = window.trustedTypes?.createPolicy('application', {
    createHTML: (html) => html,
    createScript: (text) => text,
  });

  /** Copies the holder's content behind the template, where React looks for it, and runs its scripts. */
  const run = (template: HTMLTemplateElement, holder: HTMLTemplateElement): void => {
    const application = document.importNode(holder.content, true);
    for (const script of application.querySelectorAll('script')) {
      // Browsers never run a script that was parsed by `innerHTML`; a new element does run.
      const fresh = document.createElement('script');
      for (const { name, value } of script.attributes) fresh.setAttribute(name, value);
      fresh.text = policy?.createScript(script.text) ?? script.text;
      script.replaceWith(fresh);
    }
    template.after(application);
  };

  const start = (): void => {
    const template = document.getElementById(applicationId);
    if (state !== 'asleep' || !(template instanceof HTMLTemplateElement)) return;
    state = 'starting';
    // First show that the press was noticed; loading starts in the next frame.
    requestAnimationFrame(() => setTimeout(fetchApplication, 0, template));
  };

  const fetchApplication = (template: HTMLTemplateElement): void => {
    const { src } = template.dataset;
    // Preload links have an address: they fetch the scripts that follow.
    run(template, template);
    if (src === undefined) return;
    fetch(src)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(answer.status)))
      .then((html) => {
        const holder = document.createElement('template');
        holder.innerHTML = policy?.createHTML(html) ?? html;
        run(template, holder);
      })
      .catch(fail);
  };

  /** Called when the scripts could not be loaded: sends waiting forms without them. */
  const fail = (): void => {
    const template = document.getElementById(applicationId);
    while (template?.nextSibling) template.nextSibling.remove();
    state = 'asleep';
    if (!navigator.onLine) {
      addEventListener('online', start, { once: true });
      return;
    }
    let isWaiting = document.querySelector('dialog[open]:not(:has(form))') !== null;
    for (const press of kept) {
      press.button?.removeAttribute('aria-busy');
      // The server accepts a plain post, as from a browser without JavaScript.
      if ('form' in press) press.form.submit();
      else isWaiting = true;
    }
    kept.clear();
    if (isWaiting) dispatchEvent(new Event(failedEvent));
  };

  /** Whether React already handles presses on this element. */
  const isHandledByReact = (element: Element): boolean =>
    element.closest(`#${feedbackDialogId}`) ? hasFeedback : state === 'there';

  const replayPresses = ({ target }: Event): void => {
    if (target instanceof Element) hasFeedback = true;
    else state = 'there';
    for (const press of kept) {
      const isForm = 'form' in press;
      if (!isHandledByReact(isForm ? press.form : press.button)) continue;
      kept.delete(press);
      press.button?.removeAttribute('aria-busy');
      if (isForm) press.form.requestSubmit(press.button);
      else press.button.click();
    }
  };

  const startIfWanted = (event: Event): void => {
    const { target } = event;
    if (state !== 'asleep' || !(target instanceof Element) || !target.closest(wantsReact)) return;
    // A finger that only scrolls past a form does not start React.
    const isTouch = event instanceof PointerEvent && event.pointerType !== 'mouse';
    if (!isTouch || target.closest(controls)) start();
  };

  const keep = (event: Event, press: Kept): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (![...kept].some(({ button }) => button === press.button)) kept.add(press);
    press.button?.setAttribute('aria-busy', 'true');
    start();
  };

  for (const sign of ['pointerover', 'pointerdown', 'focusin'])
    addEventListener(sign, startIfWanted, true);
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || isHandledByReact(event.target)) return;
      const button = event.target.closest<HTMLElement>('button[type="button"]');
      if (!button?.closest(wantsReact)) return;
      if (button.hasAttribute('commandfor')) start();
      else keep(event, { button });
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || isHandledByReact(form)) return;
      if (form.closest(wantsReact)) keep(event, { form, button: event.submitter });
    },
    true,
  );
  addEventListener(
    'error',
    ({ target }) => {
      if (state === 'starting' && target instanceof HTMLScriptElement) fail();
    },
    true,
  );
  addEventListener('unhandledrejection', () => {
    if (state === 'starting') fail();
  });
  addEventListener('DOMContentLoaded', () => {
    if (lacksContent() || hasDraft()) start();
  });
  addEventListener(readyEvent, replayPresses);
}

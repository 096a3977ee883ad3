import { applicationId } from '../../handover/marks.ts';
import { draftsKey } from '../forms/contact/drafts-key.ts';
import { feedbackDialogId } from '../forms/feedback/settings.ts';

/** The event of a press that the application cannot answer: its scripts are not there (`new-version.ts`). */
export const failedEvent = 'app:failed';
/**
 * The event by which React says that it is there: on the window for the page (`root.tsx`), and on the
 * feedback dialog, whose code comes when it opens (`site-feedback.tsx`).
 */
export const readyEvent = 'app:ready';

const wantsReact = '[data-hydrate]';
/** Content that was not known; what a dialog will show is asked for when it opens. */
const waitsForContent = '[data-loading]:not(dialog *)';
const controls = 'button,a,input,select,textarea,label,[data-hydrate="touch"]';

/** What a visitor pressed before React was there: a button, or a form with the button that sends it. */
type Kept =
  | { readonly button: HTMLElement }
  | { readonly form: HTMLFormElement; readonly button: HTMLElement | null };

/** Whether the page has the contact form, and the tab a draft of it (§4.9): React puts it back. */
const hasDraft = (): boolean =>
  document.querySelector('main form[data-hydrate]') !== null &&
  sessionStorage.getItem(draftsKey) !== null;

/** Whether the page, or a part of it, came without its content (§4.1): React asks for it again. */
function lacksContent(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    (navigation instanceof PerformanceNavigationTiming && navigation.responseStatus === 503) ||
    document.querySelector(waitsForContent) !== null
  );
}

/**
 * Fetches and runs React when pointer or focus reaches something that needs it (readings §2.1), and not
 * before. Until it is there a press of such a thing is acknowledged (`aria-busy`) and kept, then answered.
 * What the browser can do by itself (opening a dialog, typing) it does meanwhile.
 */
export function startReactWhenWanted(): void {
  let state: 'asleep' | 'starting' | 'there' = 'asleep';
  let hasFeedback = false;
  const kept = new Set<Kept>();
  // The scripts are the server's own, and the page allows each by its hash.
  const policy = window.trustedTypes?.createPolicy('application', {
    createHTML: (html) => html,
    createScript: (text) => text,
  });

  /** Puts a copy of an element's content where React finds what the server rendered, and runs its scripts. */
  const run = (template: HTMLTemplateElement, holder: HTMLTemplateElement): void => {
    const application = document.importNode(holder.content, true);
    for (const script of application.querySelectorAll('script')) {
      // A script that was parsed as markup never runs; a new one does.
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
    // The frame that acknowledges a press waits for none of it.
    requestAnimationFrame(() => setTimeout(fetchApplication, 0, template));
  };

  const fetchApplication = (template: HTMLTemplateElement): void => {
    const { src } = template.dataset;
    // Where there is an address, these are the links that fetch the scripts meanwhile.
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

  /** The application's scripts could not be fetched. */
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
      // The server takes the form as it takes one of a browser without JavaScript.
      if ('form' in press) press.form.submit();
      else isWaiting = true;
    }
    kept.clear();
    if (isWaiting) dispatchEvent(new Event(failedEvent));
  };

  /** Whether React answers what is pressed here. */
  const isAnswered = (element: Element): boolean =>
    element.closest(`#${feedbackDialogId}`) ? hasFeedback : state === 'there';

  const answer = ({ target }: Event): void => {
    if (target instanceof Element) hasFeedback = true;
    else state = 'there';
    for (const press of kept) {
      const isForm = 'form' in press;
      if (!isAnswered(isForm ? press.form : press.button)) continue;
      kept.delete(press);
      press.button?.removeAttribute('aria-busy');
      if (isForm) press.form.requestSubmit(press.button);
      else press.button.click();
    }
  };

  const reach = (event: Event): void => {
    const { target } = event;
    if (state !== 'asleep' || !(target instanceof Element) || !target.closest(wantsReact)) return;
    // A finger that scrolls the page past a form wants nothing of it.
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

  for (const sign of ['pointerover', 'pointerdown', 'focusin']) addEventListener(sign, reach, true);
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || isAnswered(event.target)) return;
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
      if (!(form instanceof HTMLFormElement) || isAnswered(form)) return;
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
  addEventListener(readyEvent, answer);
}

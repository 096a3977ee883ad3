import { draftsKey } from '../../forms/contact/stored-drafts.ts';
import { startEvent } from '../../islands/start-event.ts';
import { islandButtons } from './early-presses.ts';

/** Dispatched on an island whose code could not be loaded after a press (`new-version.ts`). */
export const failedEvent = 'island:failed';

/** A press before its island was live: a button's, or a form's by its button. */
interface Press {
  readonly pressed: HTMLElement;
  readonly button: HTMLElement;
  /** Which of its kind it is in the island: React may make the island anew. */
  readonly place: number;
}

interface Start {
  isLive: boolean;
  readonly presses: Press[];
}

/** A finger that only scrolls past an island does not start it; one on these does. */
const controls = 'button,a,input,select,textarea,label,[data-on-touch]';
/** Milliseconds that a pressed form waits for its island before the browser posts it by itself. */
const patience = 10_000;

/** The island around an element, or those of the dialog that it opens. */
function islandsFor(target: Element): Iterable<HTMLElement> {
  const around = target.closest<HTMLElement>('[data-island]');
  if (around) return [around];
  const opener = target.closest<HTMLElement>('[commandfor],[data-dialog]');
  const id = opener?.dataset.dialog ?? opener?.getAttribute('commandfor');
  return document.getElementById(id ?? '')?.querySelectorAll<HTMLElement>('[data-island]') ?? [];
}

/**
 * Starts an island when pointer or focus first reaches it, or what opens its dialog. A press before it
 * is live is marked with `aria-busy` and given to it then. Opening a dialog and typing work meanwhile, as
 * the browser does them. Where an island's code cannot be had, its form is posted.
 */
export function startIslandsWhenReached(): void {
  const starts = new WeakMap<Element, Start>();
  const isLive = (island: Element) => starts.get(island)?.isLive === true;

  const start = (island: HTMLElement, presses: Press[] = []): Start => {
    const known = starts.get(island);
    if (known) return known;
    const begun = { isLive: false, presses };
    starts.set(island, begun);
    // First show that the press was noticed; loading starts in the next frame.
    requestAnimationFrame(() => setTimeout(load, 0, island, begun));
    return begun;
  };

  const load = async (island: HTMLElement, begun: Start): Promise<void> => {
    const [entry = '', ...others] = island.dataset.files?.split(' ') ?? [];
    const wasOnline = navigator.onLine;
    for (const href of others) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
    }
    try {
      const { hydrate }: typeof import('../../islands/hydrate.tsx') = await import(
        /* @vite-ignore */ entry
      );
      const isTaken = await hydrate(island);
      begun.isLive = true;
      give(island, begun.presses, isTaken);
    } catch {
      starts.delete(island);
      const again = () => start(island, begun.presses);
      if (!navigator.onLine) addEventListener('online', again, { once: true });
      else if (wasOnline) giveUp(island, begun.presses);
      // The connection came back before the failure was told.
      else again();
    }
  };

  /** Gives the presses to React; without React a form is posted, as without scripts. */
  const give = (island: Element, presses: Press[], isTaken: boolean): void => {
    for (const { pressed, button, place } of presses.splice(0)) {
      button.removeAttribute('aria-busy');
      const found = pressed.isConnected
        ? pressed
        : island.querySelectorAll<HTMLElement>(pressed.localName)[place];
      if (!(found instanceof HTMLFormElement)) found?.click();
      else if (isTaken) found.requestSubmit();
      else found.submit();
    }
  };

  /** Does without an island: a form is posted; where nothing stands in, the page may be too old. */
  const giveUp = (island: Element, presses: Press[]): void => {
    const hasForm = presses.some(({ pressed }) => pressed instanceof HTMLFormElement);
    if (hasForm) give(island, presses, false);
    else if (presses.length > 0 || island.matches('dialog[open] :not(:has(form))')) {
      for (const { button } of presses.splice(0)) button.removeAttribute('aria-busy');
      island.dispatchEvent(new Event(failedEvent, { bubbles: true }));
    }
  };

  const keep = (island: HTMLElement, pressed: HTMLElement, button = pressed): void => {
    const { presses } = start(island);
    button.setAttribute('aria-busy', 'true');
    if (presses.some((press) => press.button === button)) return;
    const place = [...island.querySelectorAll(pressed.localName)].indexOf(pressed);
    const press = { pressed, button, place };
    presses.push(press);
    setTimeout(() => {
      if (presses.includes(press) && navigator.onLine) giveUp(island, presses);
    }, patience);
  };

  /** Keeps a press from the browser, for the island. */
  const hold = (
    event: Event,
    island: HTMLElement,
    pressed: HTMLElement,
    button = pressed,
  ): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    keep(island, pressed, button);
  };

  const reached = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const isTouch = event instanceof PointerEvent && event.pointerType !== 'mouse';
    if (isTouch && !target.closest(controls)) return;
    for (const island of islandsFor(target)) start(island);
  };
  for (const sign of ['pointerover', 'pointerdown', 'focusin', startEvent])
    addEventListener(sign, reached, true);
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      const button = event.target.closest<HTMLElement>(islandButtons);
      const island = button?.closest<HTMLElement>('[data-island]');
      if (button && island && !isLive(island)) hold(event, island, button);
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      const island = form instanceof HTMLFormElement && form.closest<HTMLElement>('[data-island]');
      if (island && !isLive(island)) hold(event, island, form, event.submitter ?? form);
    },
    true,
  );
  document.documentElement.dataset.islands = '';
  for (const button of document.querySelectorAll<HTMLElement>(`${islandButtons}[aria-busy]`)) {
    const island = button.closest<HTMLElement>('[data-island]');
    if (island) keep(island, button);
  }
  // What was reached, focused or opened before, and what was typed comes back (§4.9).
  const begun = '[data-island]:is(:hover, :focus-within), dialog[open] [data-island]';
  for (const island of document.querySelectorAll<HTMLElement>(begun)) start(island);
  const contact = document.querySelector<HTMLElement>('[data-island="contact"]');
  if (contact && sessionStorage.getItem(draftsKey) !== null) start(contact);
}

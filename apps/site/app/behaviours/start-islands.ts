import { startEvent } from '../browser/start-event.ts';
import { readStored } from '../browser/storage.ts';
import { draftsKey } from '../forms/contact/stored-drafts.ts';
import { pressed } from './early-presses.ts';

/** A finger that only scrolls past an island does not start it; one on these does. */
const controls = 'button,a,input,select,textarea,label,[data-on-touch]';
/** Milliseconds that a press waits for its island before the browser does what it would have done. */
const patience = 10_000;

/** A press that was kept from the browser, and the button that shows it. */
interface Press {
  readonly target: HTMLElement;
  readonly button: HTMLElement;
}

/** The island around an element, or that of the dialog that it opens. */
function islandOf(target: Element): HTMLElement | null | undefined {
  const opener = target.closest('[commandfor]')?.getAttribute('commandfor');
  return (
    target.closest<HTMLElement>('[data-island]') ??
    document.getElementById(opener ?? '')?.querySelector<HTMLElement>('[data-island]')
  );
}

/** Does what the browser would have done: posts the form, follows the link. */
function doWithout({ target }: Press): void {
  if (target instanceof HTMLFormElement) target.submit();
  else if (target instanceof HTMLAnchorElement) location.assign(target.href);
}

/** Presses again what is the island's own now. */
function giveOn({ target }: Press): void {
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else target.click();
}

/** Shows in a dialog the text that the page came with, which stands beside it. */
function showText(island: Element): void {
  const dialog = island.closest('dialog');
  const text = dialog?.previousElementSibling?.querySelector('[data-features]');
  if (text) island.replaceChildren(text.cloneNode(true));
}

/**
 * Starts an island when pointer or focus first reaches it, or what opens its dialog. A press before it
 * is live is marked with `aria-busy`, and given to it then. Opening a dialog and typing work meanwhile,
 * as the browser does them. Where an island cannot start its HTML is left as it is, and the browser does
 * what it would have done without it.
 */
export function startIslandsWhenReached(): void {
  /** The presses that wait for an island, from its start until it is live. */
  const starting = new Map<Element, Set<Press>>();
  const live = new WeakSet<Element>();

  const start = (island: HTMLElement): Set<Press> => {
    const known = starting.get(island);
    if (known || live.has(island)) return known ?? new Set();
    const presses = new Set<Press>();
    starting.set(island, presses);
    // First show that the press was noticed; loading starts in the next frame.
    requestAnimationFrame(() => setTimeout(load, 0, island, presses));
    return presses;
  };

  const load = async (island: HTMLElement, presses: Set<Press>): Promise<void> => {
    const [entry = '', ...others] = island.dataset.files?.split(' ') ?? [];
    for (const href of others) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
    }
    try {
      const { hydrate }: typeof import('../islands/hydrate.tsx') = await import(
        /* @vite-ignore */ entry
      );
      await hydrate(island);
      live.add(island);
      for (const press of presses) release(press, presses, giveOn);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the page works on; the reason is for developers.
      console.error('An island did not start.', error);
      showText(island);
      for (const press of presses) release(press, presses);
    }
    starting.delete(island);
  };

  /** Lets a press go: to the island, if that is live, or to the browser. */
  const release = (press: Press, presses: Set<Press>, act = doWithout): void => {
    if (!presses.delete(press)) return;
    press.button.removeAttribute('aria-busy');
    act(press);
  };

  const keep = (island: HTMLElement, target: HTMLElement, button = target): void => {
    const presses = start(island);
    if ([...presses].some((press) => press.button === button)) return;
    button.setAttribute('aria-busy', 'true');
    const press = { target, button };
    presses.add(press);
    setTimeout(release, patience, press, presses);
  };

  const reached = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const isTouch = event instanceof PointerEvent && event.pointerType !== 'mouse';
    const island = isTouch && !target.closest(controls) ? undefined : islandOf(target);
    if (island) start(island);
  };
  for (const sign of ['pointerover', 'pointerdown', 'focusin', startEvent])
    addEventListener(sign, reached, true);
  for (const sign of ['click', 'submit'])
    addEventListener(
      sign,
      (event) => {
        const target = pressed(event);
        const island = target?.closest<HTMLElement>('[data-island]');
        if (!target || !island || live.has(island)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        const button = event instanceof SubmitEvent ? event.submitter : target;
        keep(island, target, button ?? target);
      },
      true,
    );
  document.documentElement.dataset.islands = '';
  // What was pressed, reached, focused or opened before; and what was typed comes back (§4.9).
  for (const button of document.querySelectorAll<HTMLElement>('[data-island] [aria-busy]')) {
    const island = button.closest<HTMLElement>('[data-island]');
    if (island) keep(island, button);
  }
  const begun = '[data-island]:is(:hover, :focus-within), dialog[open] [data-island]';
  for (const island of document.querySelectorAll<HTMLElement>(begun)) start(island);
  const contact = document.querySelector<HTMLElement>('[data-island="contact"]');
  if (contact && readStored('sessionStorage', draftsKey) !== null) start(contact);
}

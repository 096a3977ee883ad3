import { draftsKey, readStored } from './storage.ts';

/** Event that starts an island (an interactive part of a page) before a visitor reaches it. */
export const startEvent = 'island:start';

export const startIsland = (island: Element | null): void => {
  island?.dispatchEvent(new Event(startEvent, { bubbles: true }));
};

/** Buttons that need their island's script. Buttons that open a dialog (`commandfor`) do not. */
const islandButtons = '[data-island] button[type="button"]:not([commandfor])';

/** Marks pressed buttons of islands, so that `startIslandsWhenReached` can repeat the presses. */
export function markEarlyPresses(): void {
  const mark = ({ target }: MouseEvent) => {
    const { scripted, islands } = document.documentElement.dataset;
    if (scripted !== undefined && islands === undefined && target instanceof Element)
      target.closest(islandButtons)?.setAttribute('aria-busy', 'true');
  };
  addEventListener('click', mark, true);
}

/** Returns the submitted form, or the pressed control of an island unless the click opens a tab. */
function pressed(event: Event): HTMLElement | null {
  const { target } = event;
  if (target instanceof HTMLFormElement) return target;
  if (!(target instanceof Element && event instanceof MouseEvent)) return null;
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const opensTab = button || ctrlKey || metaKey || shiftKey || altKey;
  return opensTab ? null : target.closest(`${islandButtons},[data-island] a[data-dialog]`);
}

/** Controls that start an island when touched. Scrolling over an island does not start it. */
const controls = 'button,a,input,select,textarea,label,[data-on-touch]';
/** Milliseconds to wait for an island. Then links, forms and dialogs work without its script. */
const patience = 10_000;

/** The script that hydrates an island: the first file in the island's `data-files`. */
interface IslandFile {
  hydrate(island: HTMLElement): Promise<void>;
}

/** A press that waits for an island. For a submitted form, `target` is the form. */
interface Press {
  readonly target: HTMLElement;
  readonly button: HTMLElement;
}

/** Returns the island around an element, or the island in the dialog that the element opens. */
function islandOf(target: Element): HTMLElement | null | undefined {
  const opener = target.closest('[commandfor]')?.getAttribute('commandfor');
  return (
    target.closest<HTMLElement>('[data-island]') ??
    document.getElementById(opener ?? '')?.querySelector<HTMLElement>('[data-island]')
  );
}

function performDefault({ target }: Press): void {
  if (target instanceof HTMLFormElement) target.submit();
  else if (target instanceof HTMLAnchorElement) location.assign(target.href);
}

function repeatPress({ target }: Press): void {
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else target.click();
}

/** If a `FeaturesDialog`'s island is not live, shows the features text that the server rendered. */
function showServerFeatures(island: HTMLElement): void {
  const dialog = island.closest('dialog');
  const text = dialog?.previousElementSibling?.querySelector('[data-features]');
  if (text && !('live' in island.dataset)) island.replaceChildren(text.cloneNode(true));
}

/**
 * Starts an island when a pointer or focus reaches it. Until it is hydrated, pressed controls are
 * marked with `aria-busy`; then the presses are repeated. If hydrating fails or takes more than
 * 10 s, the browser's default action is performed.
 */
export function startIslandsWhenReached(): void {
  const starting = new Map<Element, Set<Press>>();

  const start = (island: HTMLElement): Set<Press> => {
    const known = starting.get(island);
    if (known || 'live' in island.dataset) return known ?? new Set();
    const presses = new Set<Press>();
    starting.set(island, presses);
    // Paint the pressed state before loading.
    requestAnimationFrame(() => setTimeout(load, 0, island, presses));
    return presses;
  };

  const load = async (island: HTMLElement, presses: Set<Press>): Promise<void> => {
    const [entry = '', ...others] = island.dataset.files?.split(' ') ?? [];
    for (const href of others) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
    }
    const [content] = island.children;
    setTimeout(showServerFeatures, patience, island);
    try {
      const { hydrate }: IslandFile = await import(/* @vite-ignore */ entry);
      // The text of `showServerFeatures` is no part of the island.
      if (content && content.parentNode !== island) island.replaceChildren(content);
      await hydrate(island);
      island.dataset.live = '';
      for (const press of presses) release(press, presses, repeatPress);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the page keeps working; developers see the error.
      console.error('An island did not start.', error);
      showServerFeatures(island);
      for (const press of presses) release(press, presses);
    }
    starting.delete(island);
  };

  const release = (press: Press, presses: Set<Press>, act = performDefault): void => {
    if (!presses.delete(press)) return;
    press.button.removeAttribute('aria-busy');
    act(press);
  };

  const holdPress = (island: HTMLElement, target: HTMLElement, button = target): void => {
    const presses = start(island);
    if ([...presses].some((press) => press.button === button)) return;
    button.setAttribute('aria-busy', 'true');
    const press = { target, button };
    presses.add(press);
    setTimeout(release, patience, press, presses);
  };

  const startReached = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const isTouch = event instanceof PointerEvent && event.pointerType !== 'mouse';
    const island = isTouch && !target.closest(controls) ? undefined : islandOf(target);
    if (island) start(island);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin', startEvent])
    addEventListener(type, startReached, true);
  for (const type of ['click', 'submit'])
    addEventListener(
      type,
      (event) => {
        const target = pressed(event);
        const island = target?.closest<HTMLElement>('[data-island]');
        if (!target || !island || 'live' in island.dataset) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        const button = event instanceof SubmitEvent ? event.submitter : target;
        holdPress(island, target, button ?? target);
      },
      true,
    );
  document.documentElement.dataset.islands = '';
  // Starts islands that the visitor has reached already, and a contact form with a draft (§4.9).
  for (const button of document.querySelectorAll<HTMLElement>('[data-island] [aria-busy]')) {
    const island = button.closest<HTMLElement>('[data-island]');
    if (island) holdPress(island, button);
  }
  const inUse = '[data-island]:is(:hover, :focus-within), dialog[open] [data-island]';
  for (const island of document.querySelectorAll<HTMLElement>(inUse)) start(island);
  const contact = document.querySelector<HTMLElement>('[data-island="contact"]');
  if (contact && readStored('sessionStorage', draftsKey) !== null) start(contact);
}

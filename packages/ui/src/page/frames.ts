/** A page of another site that is shown in a frame. */
interface FramedPage {
  readonly src: string;
  /** The frame's name for assistive technology. */
  readonly title: string;
}

/** The attributes of a button that puts a frame in its place. Nothing is loaded before the press. */
export const showsFrame = ({ src, title }: FramedPage) => ({
  'data-frame': src,
  'data-frame-title': title,
});

/**
 * What a press on a button with `showsFrame` does: it puts the frame behind the button, once, and gives
 * it the focus. What is below the frame is seen until it has loaded.
 */
export function showFrame(target: EventTarget | null): void {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-frame]');
  if (!button || button.nextElementSibling instanceof HTMLIFrameElement) return;
  const frame = document.createElement('iframe');
  frame.src = button.dataset.frame ?? '';
  frame.title = button.dataset.frameTitle ?? '';
  frame.referrerPolicy = 'no-referrer';
  frame.sandbox.value =
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
  frame.onload = () => {
    frame.dataset.loaded = '';
  };
  button.after(frame);
  frame.focus({ preventScroll: true });
}

/**
 * Makes buttons with `showsFrame` work. `KitProvider` calls it; a server-rendered page calls it, or
 * `showFrame` at a press, in a script of its own. The second call does nothing.
 */
export function provideFrames(): void {
  const { dataset } = document.documentElement;
  if (dataset.frames !== undefined) return;
  dataset.frames = '';
  addEventListener('click', ({ target }) => showFrame(target));
}

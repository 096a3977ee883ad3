/** A page to show in a frame: address, title, and the message if it does not load. */
export type FrameModel = Readonly<Record<'src' | 'title' | 'failed', string>>;

const longestLoadMs = 15_000;

/** Attributes of a button that shows a page in a frame. */
export const showsFrame = ({ src, title, failed }: FrameModel) => ({
  'data-frame': src,
  'data-frame-title': title,
  'data-frame-failed': failed,
});

/**
 * If a visitor presses a `showsFrame` button, adds the frame after the button, and focuses the
 * frame. If the page needs over 15 s or the browser is offline, shows a message instead.
 * `KitProvider` calls this.
 */
export function provideFrames(): void {
  const { dataset } = document.documentElement;
  if (dataset.frames !== undefined) return;
  dataset.frames = '';
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-frame]');
    if (!button || button.nextElementSibling instanceof HTMLIFrameElement) return;
    const frame = document.createElement('iframe');
    frame.src = button.dataset.frame ?? '';
    frame.title = button.dataset.frameTitle ?? '';
    frame.referrerPolicy = 'no-referrer';
    frame.setAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    );
    const giveUp = () => {
      const message = document.createElement('output');
      message.textContent = button.dataset.frameFailed ?? '';
      frame.replaceWith(message);
      button.focus({ preventScroll: true });
    };
    const timer = setTimeout(giveUp, navigator.onLine ? longestLoadMs : 0);
    frame.onload = () => {
      clearTimeout(timer);
      frame.dataset.loaded = '';
    };
    button.parentElement?.querySelector('output')?.remove();
    button.after(frame);
    frame.focus({ preventScroll: true });
  });
}

/** A page to show in a frame: its address, and the frame's title. */
export type FrameModel = Readonly<Record<'src' | 'title', string>>;

/** Attributes of a button that shows a page in a frame. */
export const showsFrame = ({ src, title }: FrameModel) => ({
  'data-frame': src,
  'data-frame-title': title,
});

/**
 * If a visitor presses a `showsFrame` button, adds the frame after the button, and focuses the
 * frame. `KitProvider` calls this function.
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
    frame.sandbox.value =
      'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
    button.after(frame);
    frame.focus({ preventScroll: true });
  });
}

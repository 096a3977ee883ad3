interface FramedPage {
  readonly src: string;
  /** Accessible name of the frame. */
  readonly title: string;
}

/** Attributes of a button that loads a frame in its place. */
export const showsFrame = ({ src, title }: FramedPage) => ({
  'data-frame': src,
  'data-frame-title': title,
});

/** Replaces a pressed button by its frame, and focuses it. */
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

/** Makes these buttons work. `KitProvider` calls it. */
export function provideFrames(): void {
  const { dataset } = document.documentElement;
  if (dataset.frames !== undefined) return;
  dataset.frames = '';
  addEventListener('click', ({ target }) => showFrame(target));
}

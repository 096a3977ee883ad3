import { type ComponentProps, useCallback, useState } from 'react';

const desktopWidth = 1440;

/** A frame as wide as a desktop window (1440 px), scaled to the available width. */
export const StoryWindow = ({
  height,
  ...frame
}: Omit<ComponentProps<'iframe'>, 'height'> & { readonly height: number }) => {
  const [scale, setScale] = useState(0);
  const measure = useCallback((box: HTMLDivElement) => {
    const observer = new ResizeObserver(() => setScale(box.clientWidth / desktopWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const transform = { transform: `scale(${scale})`, transformOrigin: 'top left' };
  return (
    <div ref={measure} style={{ aspectRatio: `${desktopWidth} / ${height}`, overflow: 'hidden' }}>
      <iframe
        {...frame}
        loading="lazy"
        style={{ display: 'block', width: desktopWidth, height, border: 0, ...transform }}
      />
    </div>
  );
};

import { type ComponentProps, useCallback, useState } from 'react';

/** The width of a desktop. */
const width = 1440;

/** A page in a desktop's window of this height, scaled to the width that there is. */
export const StoryWindow = ({
  height,
  ...frame
}: Omit<ComponentProps<'iframe'>, 'height'> & { readonly height: number }) => {
  const [scale, setScale] = useState(0);
  const measure = useCallback((box: HTMLDivElement) => {
    const observer = new ResizeObserver(() => setScale(box.clientWidth / width));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const transform = { transform: `scale(${scale})`, transformOrigin: 'top left' };
  return (
    <div ref={measure} style={{ aspectRatio: `${width} / ${height}`, overflow: 'hidden' }}>
      <iframe
        {...frame}
        loading="lazy"
        style={{ display: 'block', width, height, border: 0, ...transform }}
      />
    </div>
  );
};

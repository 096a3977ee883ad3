// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { Picture } from './Picture.tsx';

const picture = {
  src: '/content/files/a.jpg',
  alt: 'A road',
  width: 640,
  height: 400,
  sizes: '50vw',
  sources: [{ type: 'image/avif', srcSet: '/a-640.avif 640w' }],
};

describe('Picture', () => {
  it('offers the better formats first and reserves its space', () => {
    const { container } = renderInKit(<Picture {...picture} />);
    const image = screen.getByRole('img', { name: 'A road' });
    expect(image.getAttribute('width')).toBe('640');
    expect(image.getAttribute('height')).toBe('400');
    expect(container.querySelector('source')?.getAttribute('srcset')).toBe('/a-640.avif 640w');
  });

  it('loads lazily and is measured by the browser, except the first picture of a page', () => {
    const { container } = renderInKit(<Picture {...picture} />);
    expect(container.querySelector('source')?.getAttribute('sizes')).toBe('auto, 50vw');
    expect(screen.getByRole('img').getAttribute('sizes')).toBe('auto');
    expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy');
    cleanup();
    const first = renderInKit(<Picture {...picture} priority />).container;
    expect(first.querySelector('source')?.getAttribute('sizes')).toBe('50vw');
    expect(screen.getByRole('img').getAttribute('sizes')).toBeNull();
    expect(screen.getByRole('img').getAttribute('loading')).toBe('eager');
    expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high');
  });

  it('shows the default picture instead of a broken one, and tries a new address', () => {
    const { container, rerender } = renderInKit(<Picture {...picture} />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img').getAttribute('src')).toBe('/default.svg');
    expect(container.querySelector('source')).toBeNull();
    rerender(<Picture {...picture} src="/content/files/b.jpg" />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/content/files/b.jpg');
  });

  it('notices a picture that broke before React started', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
    vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue(picture.src);
    renderInKit(<Picture {...picture} />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/default.svg');
  });
});

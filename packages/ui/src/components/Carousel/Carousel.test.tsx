// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { Carousel } from './Carousel.tsx';

const slides = ['Akosua', 'Emmanuel', 'Mariam', 'Yaw'].map((name) => ({
  id: name,
  name,
  content: <p>{name}</p>,
}));

const renderCarousel = () =>
  renderInKit(
    <Carousel labelledBy="name" head={<h2 id="name">Executive Management</h2>} slides={slides} />,
  );

describe('Carousel (§4.8)', () => {
  it('is a named carousel, its buttons before its slides, which have names such as “2 of 4”', () => {
    const { container } = renderCarousel();
    const carousel = screen.getByRole('group', { name: 'Executive Management' });
    expect(carousel.getAttribute('aria-roledescription')).toBe('carousel');
    expect(screen.getByRole('group', { name: '2 of 4' }).textContent).toBe('Emmanuel');
    const parts = container.querySelectorAll('button, [aria-roledescription="slide"]');
    const kinds = Array.from(parts, ({ tagName }) => tagName === 'BUTTON').join();
    expect(kinds).toMatch(/^true,true(?:,false){4}/);
  });

  it('starts no slider, hides no slide and says nothing until a pointer or focus is on it', () => {
    const { container } = renderCarousel();
    expect(container.querySelector('[data-live="true"], [inert]')).toBeNull();
    expect(container.querySelector('[aria-live="polite"]')?.textContent).toBe('');
  });
});

// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { directors } from '../../fixtures/pages.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfilePanel } from './ProfilePanel.tsx';

const [director] = directors;
if (director === undefined) throw new Error('There is no director.');

afterEach(cleanup);

describe('ProfileCard (§2.8)', () => {
  it('names the person in a heading, with role, portrait and biography', () => {
    renderInKit(<ProfileCard {...director} />);
    expect(screen.getByRole('heading', { level: 3, name: director.name })).toBeTruthy();
    expect(screen.getByText(director.role)).toBeTruthy();
    expect(screen.getByRole('img', { name: director.picture.alt })).toBeTruthy();
    expect(screen.getByText(director.text)).toBeTruthy();
  });

  it('opens without JavaScript: a summary that can be tapped and focused', () => {
    const { container } = renderInKit(<ProfileCard {...director} />);
    const summary = screen.getByText(director.name).closest('summary');
    if (summary === null) throw new Error('There is no summary.');
    fireEvent.click(summary);
    expect(container.querySelector('details')?.open).toBe(true);
    fireEvent.click(summary);
    expect(container.querySelector('details')?.open).toBe(false);
  });
});

describe('ProfilePanel (§2.8)', () => {
  it('shows name, position and the whole description', () => {
    renderInKit(<ProfilePanel {...director} />);
    expect(screen.getByRole('heading', { level: 3, name: director.name })).toBeTruthy();
    expect(screen.getByText(director.role)).toBeTruthy();
    expect(screen.getByText(director.text)).toBeTruthy();
  });
});

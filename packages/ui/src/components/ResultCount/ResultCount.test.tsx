// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { ResultCount } from './ResultCount.tsx';

afterEach(cleanup);

describe('ResultCount', () => {
  it('announces politely how many results there are', () => {
    const { rerender } = renderInKit(<ResultCount>16 articles</ResultCount>);
    const status = screen.getByRole('status');
    rerender(<ResultCount>1 article</ResultCount>);
    // The element must stay the same: a new one would not be announced.
    expect(screen.getByRole('status')).toBe(status);
    expect(status.textContent).toBe('1 article');
  });
});

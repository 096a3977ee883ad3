// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { Loading } from './Loading.tsx';

afterEach(cleanup);

it('says Loading... as a status, and hides its strips from assistive technology (§4.1)', () => {
  renderInKit(<Loading />);
  expect(screen.getByRole('status').textContent).toBe('Loading...');
});

it('is the heading of a page that is loading, marked for scripts', () => {
  renderInKit(<Loading page />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Loading...');
  expect(screen.getByRole('status').dataset.loading).toBe('');
});

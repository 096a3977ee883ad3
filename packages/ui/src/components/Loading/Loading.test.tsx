// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInKit } from '../../stories/renderInKit.tsx';
import { Loading } from './Loading.tsx';

afterEach(cleanup);

it('says Loading... as a status, its strips silent (§4.1)', () => {
  renderInKit(<Loading />);
  expect(screen.getByRole('status').textContent).toBe('Loading...');
});

it('is the heading of a page that it stands for, which says so to scripts', () => {
  renderInKit(<Loading page />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Loading...');
  expect(screen.getByRole('status').dataset.loading).toBe('');
});

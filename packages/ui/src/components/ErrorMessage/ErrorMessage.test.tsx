// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';

it('shows the heading of §8, the message and a way home', () => {
  renderInKit(
    <ErrorMessage
      title="Unexpected Application Error!"
      message="404 Not Found"
      home={{ label: 'Go to the home page', href: '/redhome' }}
    />,
  );
  expect(
    screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeTruthy();
  expect(screen.getByText('404 Not Found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe(
    '/redhome',
  );
});

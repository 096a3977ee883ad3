// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { notFound } from '../../fixtures/home.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { ErrorTemplate } from './ErrorTemplate.tsx';

it('shows the error under the page’s one h1 (§2.1)', () => {
  renderInKit(<ErrorTemplate model={notFound} />);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText(notFound.message)).toBeTruthy();
});

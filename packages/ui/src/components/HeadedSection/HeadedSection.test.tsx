// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { HeadedSection } from './HeadedSection.tsx';

it('is a region named by its title', () => {
  renderInKit(<HeadedSection title="Three levels of cover">Text</HeadedSection>);
  expect(screen.getByRole('region', { name: 'Three levels of cover' }).textContent).toContain(
    'Text',
  );
});

it('shows the Mframadan sign only with its caption', () => {
  const { container } = renderInKit(
    <HeadedSection title="Covers" sign="Mframadan, the house that stands in the wind">
      Text
    </HeadedSection>,
  );
  expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1);
  expect(screen.getByText('Mframadan, the house that stands in the wind')).toBeTruthy();
});

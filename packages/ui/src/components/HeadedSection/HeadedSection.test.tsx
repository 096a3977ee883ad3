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

it('shows the Mframadan sign only with its caption, whose name is marked as Akan', () => {
  const { container } = renderInKit(
    <HeadedSection
      title="Covers"
      sign={{ name: 'Mframadan', meaning: ', the house that stands in the wind' }}
    >
      Text
    </HeadedSection>,
  );
  expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1);
  const name = screen.getByText('Mframadan');
  expect(name.lang).toBe('ak');
  expect(name.parentElement?.textContent).toBe('Mframadan, the house that stands in the wind');
});

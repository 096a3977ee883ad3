// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { Actions } from './Actions.tsx';

it('fills the first link, and outlines the others', () => {
  renderInKit(
    <Actions
      links={[
        { label: 'Get a Quote', href: '/quote' },
        { label: 'Contact Us', href: '/contact' },
      ]}
    />,
  );
  const [first, second] = screen.getAllByRole('link');
  expect(first?.classList).toContain('MuiButton-contained');
  expect(second?.classList).toContain('MuiButton-outlined');
});

it('renders no row if there are no links', () => {
  const { container } = renderInKit(<Actions links={[]} />);
  expect(container.querySelector('div')).toBeNull();
});

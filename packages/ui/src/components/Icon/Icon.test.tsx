// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderInKit, writtenStyles } from '../../stories/render-in-kit.tsx';
import { Icon } from './Icon.tsx';

it('mirrors what points along the line in right-to-left writing, and nothing else', () => {
  const { container } = renderInKit(
    <>
      <Icon name="arrow-right" arrow />
      <Icon name="chevron-left" />
      <Icon name="phone" />
    </>,
  );
  const [arrow, chevron, phone] = container.querySelectorAll('svg');
  expect(writtenStyles()).toMatch(/\[dir="rtl"\] [^{]*\.KitIcon-forwards\{scale:-1 1/);
  expect(arrow?.classList).toContain('KitIcon-forwards');
  expect(chevron?.classList).toContain('KitIcon-forwards');
  expect(phone?.classList).not.toContain('KitIcon-forwards');
});

// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { office } from '../../fixtures/pages.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { officeOf } from '../../templates/ContactTemplate/ContactTemplate.tsx';
import { OfficeCard } from './OfficeCard.tsx';

it('§2.17 shows the drawing alone where nothing may be loaded from other sites', () => {
  const { frame: _, ...map } = office.map ?? { link: { label: 'Open the map', href: '#map' } };
  const { container } = renderInKit(<OfficeCard {...officeOf({ ...office, map })} />);
  expect(container.querySelector('picture img')).not.toBeNull();
  expect(container.querySelector('iframe, button')).toBeNull();
});

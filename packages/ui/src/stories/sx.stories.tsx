import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, Fragment } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect } from 'storybook/test';
import { KitProvider } from '../KitProvider.tsx';
import { createKitTheme } from '../theme/create-kit-theme.ts';
import { storyStyles } from './story.tsx';
import { everySlot, storyFiles } from './story-files.ts';

export default { title: 'Foundations/sx', tags: ['!autodocs', '!manifest'] } satisfies Meta;

const ink = 'rgb(1, 2, 3)';
const theme = createKitTheme();

/** `sx` overrides the styles of the root and slots of all components but templates and toasts. */
export const OverridesStyles: StoryObj = {
  render: () => <div id="sx" />,
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('#sx');
    const problems: string[] = [];
    const checked = new Set<string>();
    for (const { title, component, stories } of storyFiles) {
      const first = stories.find(({ name }) => name === 'Default') ?? stories[0];
      if (place === null || first === undefined || /Template|Toasts/.test(title)) continue;
      const box = place.appendChild(document.createElement('div'));
      const root = createRoot(box);
      const sx = { color: ink };
      flushSync(() =>
        root.render(
          <KitProvider theme={theme} cache={storyStyles}>
            {createElement(component, { ...first.args, sx, 'data-slot': 'root' })}
            {stories.map(({ name, args, element }) => (
              <Fragment key={name}>{element({ ...args, ...everySlot(title, { sx }) })}</Fragment>
            ))}
          </KitProvider>,
        ),
      );
      if (box.querySelector('[data-slot="root"]') === null) problems.push(`${title} has no root`);
      for (const part of box.querySelectorAll<HTMLElement>('[data-slot]')) {
        const name = `${title} ${part.dataset.slot}`;
        if (checked.has(name)) continue;
        checked.add(name);
        const { color } = getComputedStyle(part);
        if (color !== ink) problems.push(`${name}: ${color}`);
      }
      root.unmount();
      box.remove();
    }
    await expect(problems).toEqual([]);
  },
};

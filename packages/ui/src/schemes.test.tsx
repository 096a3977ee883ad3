// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { KitProvider } from './KitProvider.tsx';
import { componentExamples } from './stories/story-files.ts';
import { UnseenObserver } from './stories/unseen-observer.ts';
import { writtenStyles } from './stories/written-styles.ts';
import { createKitTheme, themeVariables } from './theme/create-kit-theme.ts';
import { schemesOf } from './theme/palette.ts';

const templates = componentExamples.filter(({ title }) => title.startsWith('Templates/'));

const theme = createKitTheme({
  schemes: schemesOf({ teal: '#005f5b', ochre: '#8a4700', brokers: '#0b3d91' }),
});

afterEach(cleanup);

const defined = Object.keys(theme.colorSchemes).map(
  (scheme) => [scheme, new Set(themeVariables(theme, scheme).match(/--kit-[\w-]+(?=:)/g))] as const,
);

it.each(templates)('$title has every colour that it uses in each of three schemes', (template) => {
  vi.stubGlobal('ResizeObserver', UnseenObserver);
  render(
    <KitProvider theme={theme}>{createElement(template.component, template.args)}</KitProvider>,
  );
  const used = [...new Set(writtenStyles().match(/--kit-palette-[\w-]+/g))];
  expect(used.length).toBeGreaterThan(0);
  for (const [scheme, names] of defined) {
    expect(
      used.filter((name) => !names.has(name)),
      scheme,
    ).toEqual([]);
  }
});

it('finds the templates', () => {
  expect(templates.length).toBeGreaterThan(12);
});

// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { KitProvider } from './KitProvider.tsx';
import { shown } from './stories/story-files.ts';
import { writtenStyles } from './stories/written-styles.ts';
import { createKitTheme, themeVariables } from './theme/create-kit-theme.ts';
import { schemesOf } from './theme/palette.ts';

const templates = shown.filter(({ title }) => title.startsWith('Templates/'));

const theme = createKitTheme({
  schemes: schemesOf({ teal: '#005f5b', ochre: '#8a4700', brokers: '#0b3d91' }),
});

afterEach(cleanup);

describe.each(Object.keys(theme.colorSchemes))('in a scheme of three, %s', (scheme) => {
  const defined = new Set(themeVariables(theme, scheme).match(/--kit-[\w-]+(?=:)/g));

  it.each(templates)('$title has every colour that it wears', ({ component, args }) => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    document.documentElement.dataset.theme = scheme;
    render(<KitProvider theme={theme}>{createElement(component, args)}</KitProvider>);
    const worn = new Set(writtenStyles().match(/--kit-palette-[\w-]+/g));
    expect(worn.size).toBeGreaterThan(0);
    expect([...worn].filter((name) => !defined.has(name))).toEqual([]);
  });
});

it('finds the templates', () => {
  expect(templates.length).toBeGreaterThan(12);
});

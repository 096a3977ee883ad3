// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { RichText } from './components/RichText/RichText.tsx';
import { renderInKit } from './stories/render-in-kit.tsx';
import { safeHtml } from './stories/safe-html.ts';

it.each([
  [undefined, 'DIV'],
  ['section', 'SECTION'],
] as const)('renders a root of MUI’s as component %s', (component, tag) => {
  const { container } = renderInKit(
    <RichText html={safeHtml('<p>Excess</p>')} component={component} />,
  );
  expect(container.firstElementChild?.tagName).toBe(tag);
});

// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { Loading } from './components/Loading/Loading.tsx';
import { createClientCache } from './emotion-cache.ts';
import { createStyleCollector } from './server.ts';
import { renderInKit } from './stories/render-in-kit.tsx';

const stylesOfPage = (): readonly (string | null)[] =>
  Array.from(document.querySelectorAll('style[data-emotion]'), ({ textContent }) => textContent);

afterEach(() => {
  document.head.replaceChildren();
});

/** Puts the rules into one style element, as on a server-rendered page. */
function stylesFromServer(): string {
  renderInKit(<Loading />, { cache: createClientCache() }).unmount();
  const style = document.createElement('style');
  style.dataset.emotion = createStyleCollector().name;
  style.textContent = stylesOfPage().join('');
  document.head.replaceChildren(style, document.createElement('meta'));
  return style.textContent;
}

it('the cache does not insert rules or key frames that the server-rendered page contains', () => {
  const styles = stylesFromServer();
  expect(styles).toContain('@keyframes');
  const cache = createClientCache();
  renderInKit(<Loading />, { cache });
  expect(cache.sheet.tags).toEqual([]);
  // Emotion has not moved it: browsers would load the fonts again and lay out the text anew.
  expect(document.head.firstElementChild?.textContent).toBe(styles);
});

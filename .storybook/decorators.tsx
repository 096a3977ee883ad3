import { KitProvider } from '@insurance-kit/ui';
import { baseStyles } from '@insurance-kit/ui/base-styles';
import { storyStyles } from '@insurance-kit/ui/stories/story-styles.ts';
import { createKitTheme, themeVariables } from '@insurance-kit/ui/theme';
import type { Decorator, StoryContext } from '@storybook/react-vite';
import {
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
} from 'react';
import type { Globals } from 'storybook/internal/types';
import { emitTransformCode } from 'storybook/preview-api';
import { fonts, measures } from '#company/fonts.ts';
import { company } from '#company/index.ts';
import { chosenCompany } from './company/companies.ts';
import { defaultPictureIn, schemeNamed, schemeShown, schemes } from './company/theme.ts';
import { bothThemes, storyAddress, textSizes } from './toolbar.ts';

const theme = createKitTheme({ schemes });

/** Stories wait for web fonts. Visitors do not (`fonts/faces.ts`). */
const styles = baseStyles(fonts, { variables: themeVariables(theme), measures }).replaceAll(
  /font-display:(?:swap|optional)/g,
  'font-display:block',
);

/** Renders a story in the kit's provider, in the scheme of the toolbar or test. */
export const inTheme: Decorator = (Story, { globals }) => {
  const name = schemeShown(globals);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = name;
  }, [name]);
  return (
    <KitProvider
      theme={theme}
      cache={storyStyles}
      baseStyles={styles}
      defaultPicture={defaultPictureIn(schemeNamed(globals.theme))}
    >
      <Story />
    </KitProvider>
  );
};

const reducedMotion = /\(\s*prefers-reduced-motion:\s*reduce\s*\)/g;

/** Emulates reduced motion: in styles, `matchMedia` and pictures. */
const reduceMotion = (): (() => void) => {
  const { documentElement } = document;
  const style = document.createElement('style');
  style.textContent =
    '*,*::before,*::after{transition:none!important;animation:none!important}html{scroll-behavior:auto!important}';
  document.head.append(style);
  const matchMedia = window.matchMedia;
  window.matchMedia = (query) => matchMedia.call(window, query.replace(reducedMotion, 'all'));
  const showStill = () => {
    for (const source of document.querySelectorAll('source[media]')) {
      const media = source.getAttribute('media') ?? '';
      const still = media.replace(reducedMotion, 'all');
      if (still !== media) source.setAttribute('media', still);
    }
  };
  const observer = new MutationObserver(showStill);
  observer.observe(documentElement, { childList: true, subtree: true });
  showStill();
  return () => {
    style.remove();
    observer.disconnect();
    window.matchMedia = matchMedia;
  };
};

interface ReaderProps {
  readonly globals: Globals;
  readonly children: ReactNode;
}

const Reader = ({ globals: { direction, textSize, motion }, children }: ReaderProps) => {
  // Runs before the story's refs and effects, which may measure the page.
  useInsertionEffect(() => {
    const { documentElement } = document;
    documentElement.lang = company.locale;
    documentElement.dir = direction;
    documentElement.style.fontSize = textSizes[textSize] ?? '';
  }, [direction, textSize]);
  useLayoutEffect(() => (motion === 'reduced' ? reduceMotion() : undefined), [motion]);
  return children;
};

/** Applies the toolbar's language, direction, text size and motion to the page. */
export const asReader: Decorator = (Story, { globals, viewMode }) =>
  viewMode === 'docs' ? (
    <div lang={company.locale} dir={globals.direction}>
      <Story />
    </div>
  ) : (
    <Reader key={globals.motion} globals={globals}>
      <Story />
    </Reader>
  );

const GoTo = ({ address }: { readonly address: string }) => {
  useEffect(() => location.replace(address), [address]);
  return null;
};

/** Reloads the page if the toolbar chooses another company. */
export const ofCompany: Decorator = (Story, { id, globals, viewMode }) =>
  globals.company === chosenCompany ? (
    <Story />
  ) : (
    <GoTo address={storyAddress(id, viewMode, globals)} />
  );

/** A story in a frame. Its code comes from here, because the page does not render it. */
const OwnWindow = (context: StoryContext) => {
  const { id, name, globals, parameters } = context;
  useEffect(() => {
    void emitTransformCode(name, context);
  }, [name, context]);
  return (
    <iframe
      title={name}
      src={storyAddress(id, 'story', globals)}
      loading="lazy"
      style={{ display: 'block', width: '100%', height: parameters.ownWindow, border: 0 }}
    />
  );
};

/** On a documentation page, shows a story that covers a window in a frame. */
export const ownWindow: Decorator = (Story, context) =>
  context.viewMode === 'docs' && typeof context.parameters.ownWindow === 'number' ? (
    <OwnWindow {...context} />
  ) : (
    <Story />
  );

/** Lazy, because it loads Storybook's router. */
const Frames = lazy(async () => ({ default: (await import('./side-by-side.tsx')).Frames }));

/** Shows a story in all themes, in frames. The story stays below, for its steps and checks. */
export const sideBySide: Decorator = (Story, context) => (
  <>
    <Story />
    {context.globals.theme === bothThemes && context.viewMode === 'story' && (
      <Suspense>
        <Frames {...context} />
      </Suspense>
    )}
  </>
);

import type { Decorator, StoryContext } from '@storybook/react-vite';
import {
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
} from 'react';
import { emitTransformCode } from 'storybook/preview-api';
import { company } from '#company/index.ts';
import { chosenCompany } from './company/companies.ts';
import { bothThemes, storyAddress, textSizes } from './toolbar.ts';

const reducedMotion = /\(\s*prefers-reduced-motion:\s*reduce\s*\)/g;

/**
 * A page cannot change the system's setting for motion; these are the media queries that read it.
 */
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
  readonly language: string;
  readonly direction: string;
  readonly textSize: string;
  readonly motion: string;
  readonly children: ReactNode;
}

/** The reader's settings of the document. */
const Reader = ({ language, direction, textSize, motion, children }: ReaderProps) => {
  // Before the story's own refs and effects, which may measure the page.
  useInsertionEffect(() => {
    const { documentElement } = document;
    documentElement.lang = language;
    documentElement.dir = direction;
    documentElement.style.fontSize = textSizes[textSize] ?? '';
  }, [language, direction, textSize]);
  useLayoutEffect(() => (motion === 'reduced' ? reduceMotion() : undefined), [motion]);
  return children;
};

/**
 * Applies the toolbar's settings to the document: language, direction, text size and motion. A
 * documentation page has many stories, so there each story has its own direction.
 */
export const asReader: Decorator = (Story, { globals, viewMode }) => {
  const language = company.locale;
  if (viewMode === 'docs') {
    return (
      <div lang={language} dir={globals.direction}>
        <Story />
      </div>
    );
  }
  return (
    <Reader
      key={globals.motion}
      language={language}
      direction={globals.direction}
      textSize={globals.textSize}
      motion={globals.motion}
    >
      <Story />
    </Reader>
  );
};

const GoTo = ({ address }: { readonly address: string }) => {
  useEffect(() => location.replace(address), [address]);
  return null;
};

/** Reloads the page when the toolbar chooses another company. */
export const ofCompany: Decorator = (Story, { id, globals, viewMode }) =>
  globals.company === chosenCompany ? (
    <Story />
  ) : (
    <GoTo address={storyAddress(id, viewMode, globals)} />
  );

/** A story in a frame. Its code is told to the page from here, where it is not rendered. */
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

/**
 * On a documentation page, shows a story that covers a window or floats in it in a frame of its
 * own.
 */
export const ownWindow: Decorator = (Story, context) =>
  context.viewMode === 'docs' && typeof context.parameters.ownWindow === 'number' ? (
    <OwnWindow {...context} />
  ) : (
    <Story />
  );

/** Fetched when it is asked for: it brings Storybook's router. */
const Frames = lazy(async () => ({ default: (await import('./side-by-side.tsx')).Frames }));

/**
 * Shows a story in every theme, each in a frame of its own, if the toolbar asks for it. The story
 * itself stays below, for its steps and its accessibility check.
 */
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

import { KitProvider } from '@insurance-kit/ui';
import { baseStyles } from '@insurance-kit/ui/base-styles';
import { storyStyles } from '@insurance-kit/ui/stories/story.tsx';
import { themeVariables } from '@insurance-kit/ui/theme';
import type { Decorator, StoryContext } from '@storybook/react-vite';
import { type PropsWithChildren, useEffect, useInsertionEffect, useLayoutEffect } from 'react';
import { theme } from 'site/app/theme/theme.ts';
import { buildArgsParam } from 'storybook/internal/router';
import { fonts, measures } from '#company/fonts.ts';
import { company } from '#company/index.ts';
import { chosenCompany } from './company/companies.ts';
import { defaultPictureIn, schemeNamed, schemeNames } from './company/theme.ts';
import { StoryWindow } from './StoryWindow.tsx';
import { allThemes, storyAddress, textSizes } from './toolbar.ts';

/** Stories hide text until its web font has loaded, so that tests measure no fallback font. */
const styles = baseStyles(fonts, { variables: themeVariables(theme), measures }).replaceAll(
  /font-display:(?:swap|optional)/g,
  'font-display:block',
);

/** Renders a story in the kit's provider, in the colour scheme of the global `theme`. */
export const inTheme: Decorator = (Story, { globals }) => {
  const name = schemeNamed(globals.theme);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = name;
  }, [name]);
  return (
    <KitProvider
      theme={theme}
      cache={storyStyles}
      baseStyles={styles}
      defaultPicture={defaultPictureIn(name)}
    >
      <Story />
    </KitProvider>
  );
};

const reduceMotion = (): (() => void) => {
  const style = document.createElement('style');
  style.textContent =
    '*,*::before,*::after{transition:none!important;animation:none!important}html{scroll-behavior:auto!important}';
  document.head.append(style);
  const matchMedia = window.matchMedia;
  window.matchMedia = (query) =>
    matchMedia.call(window, query.replace('(prefers-reduced-motion: reduce)', 'all'));
  return () => {
    style.remove();
    window.matchMedia = matchMedia;
  };
};

const Reader = ({ globals, children }: PropsWithChildren<Pick<StoryContext, 'globals'>>) => {
  const { direction, textSize, motion } = globals;
  // An insertion effect runs before the story's refs and effects, which may measure the page.
  useInsertionEffect(() => {
    const { documentElement } = document;
    documentElement.lang = company.locale;
    documentElement.dir = direction;
    documentElement.style.fontSize = textSizes[textSize] ?? '';
  }, [direction, textSize]);
  useLayoutEffect(() => (motion === 'reduced' ? reduceMotion() : undefined), [motion]);
  return children;
};

/** Applies language and direction and, except on documentation pages, text size and motion. */
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

/** Reloads the page when the user chooses another company in the toolbar. */
export const reloadForCompany: Decorator = (Story, { id, globals, viewMode }) =>
  globals.company === chosenCompany ? (
    <Story />
  ) : (
    <GoTo address={storyAddress(id, viewMode, globals)} />
  );

/** On documentation pages, frames each story that sets `ownWindow` (height of the frame in px). */
export const ownWindow: Decorator = (Story, { id, name, globals, parameters, viewMode }) =>
  viewMode === 'docs' && typeof parameters.ownWindow === 'number' ? (
    <StoryWindow
      title={name}
      src={storyAddress(id, 'story', globals)}
      height={parameters.ownWindow}
    />
  ) : (
    <Story />
  );

/** Puts the frames of 'Side by side' over the story, and hides the story's open dialogs. */
const frameStyles =
  'dialog,[popover]{clip-path:inset(100%)}dialog::backdrop{display:none}' +
  '[data-frames]{position:fixed;inset:0;z-index:9999;display:flex;gap:8px;background:#120c12}' +
  '[data-frames] iframe{flex:1;min-width:0;height:100%;border:0;background:#fff}';

const Frames = ({ id, viewMode, globals, args, initialArgs }: StoryContext) => {
  const frameAddress = (theme: string) =>
    `${storyAddress(id, viewMode, { ...globals, theme })}&args=${buildArgsParam(initialArgs, args)}`;
  return (
    <>
      <style>{frameStyles}</style>
      <div data-frames="">
        {schemeNames.map((theme) => (
          <iframe key={theme} title={theme} src={frameAddress(theme)} />
        ))}
      </div>
    </>
  );
};

/** If 'Side by side' is chosen, covers the story with frames, one for each colour scheme. */
export const sideBySide: Decorator = (Story, context) => (
  <>
    <Story />
    {context.globals.theme === allThemes && context.viewMode === 'story' && <Frames {...context} />}
  </>
);

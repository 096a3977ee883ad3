import type { StoryContext } from '@storybook/react-vite';
import { buildArgsParam } from 'storybook/internal/router';
import { schemeNames } from './company/theme.ts';
import { storyAddress } from './toolbar.ts';

/** Hides the story below, with its dialogs. */
const frameStyles =
  'dialog,[popover]{clip-path:inset(100%)}dialog::backdrop{display:none}' +
  '[data-frames]{position:fixed;inset:0;z-index:9999;display:flex;gap:8px;background:#120c12}' +
  '[data-frames] iframe{flex:1;min-width:0;height:100%;border:0;background:#fff}';

export const Frames = ({ id, viewMode, globals, args, initialArgs }: StoryContext) => {
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

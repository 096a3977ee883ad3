// What the stories say of each component. Runs without a browser (`.storybook/manifest/preset.ts`).
import { JSDOM } from 'jsdom';
import type { StoryDoc } from './usage.ts';

// Some stories read the page when they are imported.
const { window } = new JSDOM();
Object.assign(globalThis, { window, document: window.document });

const { storyFiles } = await import('./story-files.ts');
const { storyCode } = await import('./story-code.ts');

export const storyDocs: readonly StoryDoc[] = storyFiles.flatMap(({ title, usage, stories }) =>
  usage === undefined
    ? []
    : [
        {
          name: title.split('/').at(-1) ?? '',
          title,
          usage,
          examples: stories.map(({ name, element }) => ({ name, code: storyCode(element()) })),
        },
      ],
);

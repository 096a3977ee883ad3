// What the stories say of each component. Runs without a browser (`.storybook/manifest/preset.ts`).
import { storyCode } from './story-code.ts';
import { storyFiles } from './story-files.ts';

/** Each component by its stories' title, with its usage and what each story would be in an application. */
export const storyDocs = storyFiles.flatMap(({ title, usage, stories }) => {
  const examples = stories.map(({ name, element }) => ({ name, code: storyCode(element()) }));
  return usage === undefined ? [] : { title, usage, examples };
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import {
  importLine,
  partsOf,
  statusLine,
  usageText,
} from '../../../.storybook/docs/component-text.ts';
import { kitFacts } from '../../../.storybook/docs/facts.ts';
import { groups, type StoryDoc } from '../../../packages/ui/src/stories/usage.ts';
import { folderOf } from './kit.ts';

/** A file of the documentation in the kit's package. */
export interface DocFile {
  readonly name: string;
  readonly text: string;
}

/** A second and a third example are shown if they are no longer than this. */
const shortExample = 800;

const example = ({ name, code }: StoryDoc['examples'][number]): string =>
  `### ${name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')}\n\n\`\`\`tsx\n${code}\`\`\``;

/** What the kit's stories say of its components. */
export async function readStoryDocs(): Promise<readonly StoryDoc[]> {
  const { module } = await runnerImport<{ readonly storyDocs: readonly StoryDoc[] }>(
    join(folderOf('ui'), 'src/stories/story-docs.ts'),
    { logLevel: 'error' },
  );
  return module.storyDocs;
}

/** The documentation of the kit's components for who has the package alone, a file each. */
export function docFiles(docs: readonly StoryDoc[]): readonly DocFile[] {
  const { components } = kitFacts();
  const files = docs.flatMap(
    ({ name, usage, examples: [first, ...others] }): readonly DocFile[] => {
      const facts = components[name];
      if (facts === undefined || first === undefined) return [];
      const declared = facts.file.replace('packages/ui/src', '..').replace(/\.tsx$/, '.d.ts');
      const short = others.filter(({ code }) => code.length <= shortExample).slice(0, 2);
      const parts = partsOf({ name, usage, facts }, (other) => `[${other}](${other}.md)`).slice(
        0,
        2,
      );
      const text = [
        `# ${name}`,
        statusLine(usage),
        `\`\`\`ts\n${importLine(name)}\n\`\`\``,
        `Props and models: [${declared}](${declared}).`,
        usageText(usage),
        '## Examples',
        ...[first, ...short].map(example),
        ...parts.map((part) => `## ${part.title}\n\n${part.text}`),
      ];
      return [{ name: `${name}.md`, text: `${text.join('\n\n')}\n` }];
    },
  );
  const lists = groups.map((group) => {
    const lines = docs
      .filter(({ title }) => title.startsWith(`${group}/`))
      .map(({ name, usage }) => `- [${name}](${name}.md): ${usage.when}`);
    return `## ${group}\n\n${lines.sort().join('\n')}`;
  });
  const index = [
    '# The components of the kit',
    'A file each, with examples to paste. How they make a page: [recipes](recipes.md).',
    ...lists,
  ];
  return [
    { name: 'README.md', text: `${index.join('\n\n')}\n` },
    { name: 'recipes.md', text: readFileSync(join(folderOf('ui'), 'RECIPES.md'), 'utf8') },
    ...files,
  ];
}

import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/workspace.mjs';
import { folderOf, type KitPackage, readManifest } from './kit.ts';

const levels = ['major', 'minor', 'patch'] as const;

/** A package's changesets as a section of its changelog; empty if there are none. */
export function unreleased(name: string, changesets: readonly string[]): string {
  const said = changesets.map((changeset) => {
    const [, packages = '', ...text] = changeset.split(/^---$/m);
    const level = new RegExp(`^'${name}': (\\w+)$`, 'm').exec(packages)?.[1];
    return { level, text: text.join('---').trim() };
  });
  const parts = levels.flatMap((level) => {
    const texts = said.filter((one) => one.level === level).map(({ text }) => text);
    return texts.length === 0 ? [] : [`### ${level}`, ...texts];
  });
  return parts.length === 0 ? '' : `\n## Not released yet\n\n${parts.join('\n\n')}\n`;
}

const fileOf = (kitPackage: KitPackage): string => join(folderOf(kitPackage), 'CHANGELOG.md');

/** A package's changelog of releases, without its title. */
function released(kitPackage: KitPackage): string {
  const file = fileOf(kitPackage);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return text.replace(/^.*\n/, '').replace(/\n## Not released yet\n.*?(?=\n## |$)/s, '');
}

/** A sentence of a changelog. */
export interface Change {
  /** The release's version, or 'Not released yet'. */
  readonly release: string;
  readonly text: string;
}

/** The sentences about a component in a changelog: those with its name in backticks. */
export const changesIn = (changelog: string, component: string): readonly Change[] =>
  changelog
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [release = '', ...lines] = section.split('\n');
      const sentences = lines
        .filter((line) => !line.startsWith('#'))
        .join('\n')
        .split(/(?<=[.!?])\s+/);
      return sentences
        .filter((text) => text.includes(`\`${component}\``))
        .map((text) => ({ release, text: text.trim() }));
    });

/** A package's changelog, with what is not released yet. */
export function changelogOf(kitPackage: KitPackage): string {
  const { name } = readManifest(kitPackage);
  const changesets = globSync('.changeset/*.md', { cwd: root }).sort();
  const texts = changesets.map((path) => readFileSync(join(root, path), 'utf8'));
  return `# ${name}\n${unreleased(name, texts)}${released(kitPackage)}`;
}

/** Adds the unreleased changes to a package's changelog, for packing. */
export function addUnreleased(kitPackage: KitPackage): void {
  writeFileSync(fileOf(kitPackage), changelogOf(kitPackage));
}

/**
 * Removes the unreleased changes from a package's changelog; deletes it before the first release.
 */
export function removeUnreleased(kitPackage: KitPackage): void {
  const { name } = readManifest(kitPackage);
  const text = released(kitPackage);
  if (text.trim() === '') rmSync(fileOf(kitPackage), { force: true });
  else writeFileSync(fileOf(kitPackage), `# ${name}\n${text}`);
}

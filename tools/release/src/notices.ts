import { readFile } from 'node:fs/promises';

/** A third-party package that is part of a release. */
export interface Shipped {
  readonly name: string;
  readonly version: string;
  /** As its author writes it: usually an SPDX expression. */
  readonly licence: string;
  /** The licence's words, with the copyright lines. */
  readonly words: string;
}

/** The id of a package's version, such as `react@19.3.1`. */
export const idOf = ({ name, version }: Pick<Shipped, 'name' | 'version'>): string =>
  `${name}@${version}`;

const heading = /^## (\S+) - (\S+) \((.+)\)$/m;

/** Reads the file that a build writes beside its code (`build.license` of Vite): what is bundled in it. */
export async function readNotices(file: string): Promise<Shipped[]> {
  const [, ...parts] = (await readFile(file, 'utf8')).split(heading);
  // Each heading leaves its three groups and the text that follows.
  return Array.from({ length: parts.length / 4 }, (_, index) => {
    const [name = '', version = '', licence = '', words = ''] = parts.slice(index * 4);
    return { name, version, licence, words: words.trim() };
  });
}

/** Each package once, in the order of their names. */
export const union = (lists: readonly (readonly Shipped[])[]): Shipped[] =>
  [...new Map(lists.flat().map((shipped) => [idOf(shipped), shipped])).values()].sort((a, b) =>
    idOf(a).localeCompare(idOf(b), 'en'),
  );

/**
 * The notices of a release as text.
 *
 * @param more further texts, such as a font's licence.
 */
export function noticesOf(shipped: readonly Shipped[], more: readonly string[]): string {
  const packages = shipped.map(
    ({ name, version, licence, words }) => `## ${name} - ${version} (${licence})\n\n${words}`,
  );
  return ['# What others made, and its licences', ...packages, ...more].join('\n\n').concat('\n');
}

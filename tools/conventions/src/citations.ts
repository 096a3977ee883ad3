import { read } from './tree.ts';

/** A place that names a section: `§2.4` of the specification, `readings §4` of the readings. */
export interface Citation {
  readonly document: 'specification' | 'readings';
  readonly section: string;
  /** The line, counted from 1, and its text. */
  readonly line: number;
  readonly text: string;
}

/** A heading, or a paragraph that begins with its number. */
const sectionStart = /^(?:#+ (\d+(?:\.\d+)?)\.?|(\d\.\d)) ([^:\n]+)/gm;

/** The sections of a document and their titles, by number. */
const sectionsOf = (document: Citation['document']): ReadonlyMap<string, string> =>
  new Map(
    [...read(`docs/${document}.md`).matchAll(sectionStart)].map(
      ([, heading, paragraph, title = '']) => [heading ?? paragraph ?? '', title],
    ),
  );

/** The numbers of the sections that can be cited, by document. */
export const sections = {
  specification: sectionsOf('specification'),
  readings: sectionsOf('readings'),
} as const;

/**
 * Matches `§4`, `readings §4` (also across the line break of a comment) and `§2.4–2.6`. Sections of
 * an RFC do not count.
 */
const citation = /(?:\b(readings|RFC \d+)[\s*/]+)?§(\d+(?:\.\d+)*)(?:–(\d+(?:\.\d+)*))?/g;

/** The sections that a text names. */
export function citationsIn(text: string): readonly Citation[] {
  const lines = text.includes('§') ? text.split('\n') : [];
  return [...text.matchAll(citation)]
    .filter(([, of]) => !of?.startsWith('RFC'))
    .flatMap(({ 0: words, 1: of, 2: first, 3: last, index }) => {
      const line = text.slice(0, index + words.length).split('\n').length;
      const document = of === undefined ? 'specification' : 'readings';
      return [first, last].flatMap((section) =>
        section === undefined ? [] : [{ document, section, line, text: lines[line - 1] ?? '' }],
      );
    });
}

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { citationsIn, sections } from './citations.ts';
import { coverage, report, untested } from './coverage.ts';
import { files, read, root } from './tree.ts';

const texts = files.filter((file) => /\.(?:tsx?|mjs|md)$/.test(file));
const documents = texts.filter((file) => file.endsWith('.md'));

const lineOf = (text: string, index = 0): number => text.slice(0, index).split('\n').length;

describe('documents, code and tests agree', () => {
  it('every § is a section of the specification or of the readings', () => {
    const unknown = texts.flatMap((file) =>
      citationsIn(read(file))
        .filter(({ document, section }) => !sections[document].has(section))
        .map(
          ({ document, section, line }) => `${file}:${line}: the ${document} has no §${section}`,
        ),
    );
    expect(unknown).toEqual([]);
  });

  it('every decision that is named exists', () => {
    const unknown = texts.flatMap((file) => {
      const text = read(file);
      return [...text.matchAll(/\bdecisions?(?: |\/)(\d{4})\b|\[(\d{4})\]\(/g)]
        .filter(([, named, linked]) =>
          files.every((other) => !other.startsWith(`docs/decisions/${named ?? linked}-`)),
        )
        .map(({ 0: words, index }) => `${file}:${lineOf(text, index)}: there is no ${words}`);
    });
    expect(unknown).toEqual([]);
  });

  it('every link of a document leads to a file', () => {
    const broken = documents.flatMap((file) => {
      const text = read(file);
      return [...text.matchAll(/\]\((?!https?:|#)([^)#?\s]+)/g)]
        .filter(([, path = '']) => !existsSync(join(root, dirname(file), path)))
        .map(({ 1: path, index }) => `${file}:${lineOf(text, index)}: there is no ${path}`);
    });
    expect(broken).toEqual([]);
  });

  it('every path that a document names exists', () => {
    // In code, or as what a command tests.
    const path =
      /(?:`|^pnpm unit .*?(?<= ))((?:apps|packages|tools|e2e|scripts|docs|\.storybook)\/[\w./@-]+)(?=`| |$)/gm;
    // A decision is dated: it names the files of its day.
    const current = documents.filter((file) => !file.startsWith('docs/decisions/'));
    const missing = current.flatMap((file) => {
      const text = read(file);
      return [...text.matchAll(path)]
        .filter(([, named = '']) => !existsSync(join(root, named)))
        .map(({ 1: named, index }) => `${file}:${lineOf(text, index)}: there is no ${named}`);
    });
    expect(missing).toEqual([]);
  });

  it('every folder is in docs/where-code-goes.md, and every folder there exists', () => {
    const parents = (path: string): readonly string[] =>
      path === '.' ? [] : [path, ...parents(dirname(path))];
    const folders = [...new Set(files.flatMap((file) => parents(dirname(file))))];
    const named = [...read('docs/where-code-goes.md').matchAll(/^\| `([^`]+)` \|/gm)].map(
      ([, path = '']) => ({
        path,
        pattern: new RegExp(`^${path.replaceAll(/<\w+>/g, '[^/]+').replace(/\/…$/, '(?:/.*)?')}$`),
      }),
    );
    expect(folders.filter((path) => !named.some(({ pattern }) => pattern.test(path)))).toEqual([]);
    expect(named.filter(({ pattern }) => !folders.some((path) => pattern.test(path)))).toEqual([]);
  });
});

describe('the coverage of the specification', () => {
  const covered = coverage();

  it('every section is named by a test', () => {
    expect(untested(covered)).toEqual([]);
  });

  it('docs/spec-coverage.md is up to date: run `pnpm spec-coverage` if not', () => {
    expect(read('docs/spec-coverage.md')).toBe(report(covered));
  });
});

#!/usr/bin/env node
// `insurance-kit review <file or folder>…`: what pages of the kit do that it does not know. Exits with 1 if
// there is anything.
// `insurance-kit schemes <brand.tokens.json> <schemes.json> [dark]`: writes the schemes of brand colours.
// Both exit with 1 if a file is wrong, and say in a line what is; with 2 if the command is.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const [command, ...paths] = process.argv.slice(2);
const [from = '', to, mode] = paths;

const filesIn = (path: string): readonly string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { encoding: 'utf8', recursive: true })
        .filter((file) => /\.[jt]sx$/.test(file))
        .map((file) => join(path, file))
    : [path];

try {
  if (command === 'review' && paths.length > 0) {
    const files = paths.flatMap(filesIn).map((file) => resolve(file));
    const { review } = await import('./review/review.ts');
    const findings = review(files);
    for (const { file, line, problem } of findings)
      process.stdout.write(`${file}:${line}: ${problem}\n`);
    process.stdout.write(`${findings.length} found in ${files.length} files\n`);
    process.exitCode = findings.length > 0 ? 1 : 0;
  } else if (command === 'schemes' && to && (mode === undefined || mode === 'dark')) {
    const { brandColoursOf } = await import('./theme/colours/brand-tokens.ts');
    const { schemesOf } = await import('./theme/colours/palette.ts');
    const colours = brandColoursOf(JSON.parse(readFileSync(from, 'utf8')));
    const schemes = schemesOf(colours, { mode });
    writeFileSync(to, `${JSON.stringify(schemes, undefined, 2)}\n`);
  } else {
    process.stderr.write(
      'Usage: insurance-kit review <file or folder with .tsx>…\n       insurance-kit schemes <brand.tokens.json> <schemes.json> [dark]\n',
    );
    process.exitCode = 2;
  }
} catch (error) {
  process.stderr.write(`${from}: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

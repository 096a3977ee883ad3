#!/usr/bin/env node
// Command `insurance-kit`: writes a company's colour schemes, or its design tokens (schemes and the
// kit's sizes), to a JSON file. Exit code 1: an error, such as low contrast; 2: usage shown.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Hex, schemesOf } from './theme/colours/palette.ts';
import { designTokens } from './theme/design-tokens.ts';

const usage =
  'Usage: insurance-kit schemes|tokens --to <file.json> [--accent=#rrggbb] <name>=#rrggbb …';

const isHex = (text: string | undefined): text is Hex => /^#[\da-f]{6}$/i.test(text ?? '');

const fail = (code: number, problem: unknown) => {
  process.stderr.write(`${problem instanceof Error ? problem.message : problem}\n`);
  process.exitCode = code;
};

function run(): void {
  const options = { to: { type: 'string' }, accent: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const { to, accent } = values;
  const [command, ...pairs] = positionals;
  const colours = Object.fromEntries(
    pairs.flatMap((pair) => {
      const [name = '', colour] = pair.split('=');
      return isHex(colour) ? [[name, colour] as const] : [];
    }),
  );
  const areColours = pairs.length > 0 && Object.keys(colours).length === pairs.length;
  const isKnown = command === 'schemes' || command === 'tokens';
  if (!isKnown || !to || !areColours || (accent !== undefined && !isHex(accent))) {
    fail(2, usage);
    return;
  }
  const schemes = schemesOf(colours, { accent });
  const output = command === 'schemes' ? schemes : designTokens(schemes);
  writeFileSync(to, `${JSON.stringify(output, undefined, 2)}\n`);
}

try {
  run();
} catch (error) {
  fail(1, error);
}

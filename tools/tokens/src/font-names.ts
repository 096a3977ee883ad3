import { TokenError } from '@insurance-kit/ui/tokens';
import { brandFile, tokenFile } from '../../../scripts/lib/company.mjs';
import { cuts, kit } from '../../fonts/src/cuts.ts';
import type { Book, Entries } from './book.ts';
import { kitFile } from './theme-module.ts';

/** The name of a font's package: 'Hanken Grotesk' is `hanken-grotesk`. */
const packageOf = (font: string): string => font.toLowerCase().replaceAll(' ', '-');

function check(owner: string, path: string, entries: Entries): void {
  for (const part of ['display', 'text'] as const) {
    const cut = /^@fontsource-variable\/([^/]+)/.exec(cuts[owner]?.[part].file ?? '')?.[1];
    const value = entries.get(`font.${part}`)?.value;
    const [named] = [value].flat();
    if (cut === undefined && named === undefined) continue;
    if (typeof named === 'string' && packageOf(named) === cut) continue;
    throw new TokenError(
      tokenFile(path).file,
      `font.${part}`,
      `is ${named === undefined ? 'missing' : `"${named}"`}, but the font that is served is ${cut ?? "the kit's"}: make them the same, here or in tools/fonts/src/cuts.ts (then \`pnpm fonts\`).`,
    );
  }
}

/**
 * Checks that the fonts which tokens name are those that are served: design tools show the named
 * ones, visitors get what `pnpm fonts` has cut.
 *
 * @throws TokenError naming the token and what to do.
 */
export function checkFonts({ kit: kitEntries, companies }: Book): void {
  check(kit, kitFile, kitEntries);
  for (const [company, entries] of companies) check(company, brandFile(company), entries);
}

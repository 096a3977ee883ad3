import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The subsets of Radio Canada that an article in Ghana's languages needs: the second holds
 * ɛ, ɔ, ŋ and ₵. A text is set from both, character by character.
 */
const subsets = ['latin', 'latin-ext'] as const;
type Subset = (typeof subsets)[number];

const weights = [400, 700] as const;
const styles = ['normal', 'italic'] as const;

/** A stretch of text that one font file can set. */
export interface FontRun {
  readonly text: string;
  /** The name under which `registerFonts` made the font known. */
  readonly font: string;
}

interface CodePointRange {
  readonly from: number;
  readonly to: number;
}

const coverage: Readonly<Record<Subset, readonly CodePointRange[]>> = readCoverage();

/** A character that no font of the printed articles has, such as one of another script. */
export class MissingCharacter extends Error {}

/** Makes every face and subset known to a document. Only those used are embedded. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const subset of subsets) {
    for (const weight of weights) {
      for (const style of styles) {
        doc.registerFont(
          fontName(subset, weight === 700, style === 'italic'),
          require.resolve(
            `@fontsource/radio-canada/files/radio-canada-${subset}-${weight}-${style}.woff`,
          ),
        );
      }
    }
  }
}

/**
 * Cuts a text into runs of one font file each.
 * @throws MissingCharacter naming a character that the family does not have.
 */
export function fontRuns(text: string, bold: boolean, italic: boolean): FontRun[] {
  const runs: { text: string; font: string }[] = [];
  for (const character of text) {
    const font = fontName(subsetOf(character), bold, italic);
    const last = runs.at(-1);
    if (last?.font === font) {
      last.text += character;
    } else {
      runs.push({ text: character, font });
    }
  }
  return runs;
}

function fontName(subset: Subset, bold: boolean, italic: boolean): string {
  return [subset, bold ? 'bold' : 'regular', italic ? 'italic' : 'upright'].join(' ');
}

function subsetOf(character: string): Subset {
  const codePoint = character.codePointAt(0) ?? 0;
  const subset = subsets.find((name) =>
    coverage[name].some(({ from, to }) => from <= codePoint && codePoint <= to),
  );
  if (subset === undefined) {
    throw new MissingCharacter(
      `no font has the character '${character}' (U+${codePoint.toString(16)})`,
    );
  }
  return subset;
}

function readCoverage(): Record<Subset, CodePointRange[]> {
  const file: unknown = JSON.parse(
    readFileSync(require.resolve('@fontsource/radio-canada/unicode.json'), 'utf8'),
  );
  const ranges = (subset: Subset): CodePointRange[] => {
    const list: unknown =
      typeof file === 'object' && file !== null ? Reflect.get(file, subset) : undefined;
    if (typeof list !== 'string') {
      throw new Error(`the font package does not say what its subset '${subset}' covers`);
    }
    return list.split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
    });
  };
  return { latin: ranges('latin'), 'latin-ext': ranges('latin-ext') };
}

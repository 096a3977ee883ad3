import { fileURLToPath } from 'node:url';
import coverage from '@fontsource/radio-canada/unicode.json' with { type: 'json' };

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

/** The code points of each subset, as ranges. */
const covered = subsets.map((subset) => ({
  subset,
  ranges: coverage[subset].split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
  }),
}));

/** A character that no font of the printed articles has, such as one of another script. */
export class MissingCharacter extends Error {}

/** Makes every face and subset known to a document. Only those used are embedded. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const subset of subsets) {
    for (const weight of weights) {
      for (const style of styles) {
        const file = `@fontsource/radio-canada/files/radio-canada-${subset}-${weight}-${style}.woff`;
        doc.registerFont(
          fontName(subset, weight === 700, style === 'italic'),
          fileURLToPath(import.meta.resolve(file)),
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
    if (last?.font === font) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
}

function fontName(subset: Subset, bold: boolean, italic: boolean): string {
  return [subset, bold ? 'bold' : 'regular', italic ? 'italic' : 'upright'].join(' ');
}

function subsetOf(character: string): Subset {
  const codePoint = character.codePointAt(0) ?? 0;
  const covers = ({ from, to }: { from: number; to: number }) =>
    from <= codePoint && codePoint <= to;
  const found = covered.find(({ ranges }) => ranges.some(covers));
  if (found !== undefined) return found.subset;
  throw new MissingCharacter(
    `no font has the character '${character}' (U+${codePoint.toString(16)})`,
  );
}

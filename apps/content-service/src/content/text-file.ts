import { readFile } from 'node:fs/promises';

/** The text of a file, and the encoding that it was read in. */
interface TextReading {
  readonly text: string;
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
}

/** The encoding of bytes that are not UTF-8: by their mark, else what Windows has written for long. */
function otherEncoding(bytes: Uint8Array): TextReading['encoding'] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'windows-1252';
}

/** Decodes a text, without the mark (BOM) that Windows writes before it. */
export function decodeText(bytes: Uint8Array): TextReading {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    const encoding = otherEncoding(bytes);
    return { text: new TextDecoder(encoding).decode(bytes), encoding };
  }
}

/**
 * Reads a text file.
 *
 * @param onProblem is told what is wrong with a file that is not UTF-8, and was read as it was meant
 * @throws Error of the file system
 */
export async function readText(file: string, onProblem: (reason: string) => void): Promise<string> {
  const { text, encoding } = decodeText(await readFile(file));
  if (encoding !== 'utf-8') {
    onProblem(`it is not UTF-8, and was read as ${encoding}: save it as UTF-8`);
  }
  return text;
}

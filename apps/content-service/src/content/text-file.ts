import { readFile } from 'node:fs/promises';

/** Decodes a text, without the mark (BOM) that Windows writes before it; says in which encoding it was. */
export function decodeText(bytes: Uint8Array) {
  const read = (encoding: string, fatal = false) => ({
    encoding,
    text: new TextDecoder(encoding, { fatal }).decode(bytes),
  });
  try {
    return read('utf-8', true);
  } catch {
    if (bytes[0] === 0xff && bytes[1] === 0xfe) return read('utf-16le');
    if (bytes[0] === 0xfe && bytes[1] === 0xff) return read('utf-16be');
    // What Windows has written for long.
    return read('windows-1252');
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

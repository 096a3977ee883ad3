import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSealed, writeSealed } from './sealed-file.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sealed-'));
  file = join(folder, 'deep', 'picture.avif');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a file that outlives a restart', () => {
  test('is read as written, and leaves no other file', async () => {
    await writeSealed(file, 'one');
    await writeSealed(file, Buffer.from('two'));
    expect(String(await readSealed(file))).toBe('two');
    expect(await readdir(join(folder, 'deep'))).toEqual(['picture.avif']);
  });

  test('has one writer’s complete content after concurrent writes', async () => {
    const texts = Array.from({ length: 20 }, (_, index) => `${index}`.repeat(10_000));
    await Promise.all(texts.map((text) => writeSealed(file, text)));
    expect(texts).toContain(String(await readSealed(file)));
    expect(await readdir(join(folder, 'deep'))).toEqual(['picture.avif']);
  });

  test.each([0, 1, 31, 32, 100])('is reported as damaged when cut to %i bytes', async (length) => {
    await writeSealed(file, 'x'.repeat(1000));
    await truncate(file, length);
    expect(await readSealed(file)).toBe('damaged');
  });

  test('is reported as damaged when a byte changed', async () => {
    await writeSealed(file, 'x'.repeat(1000));
    const bytes = await readFile(file);
    bytes[500] = 0;
    await writeFile(file, bytes);
    expect(await readSealed(file)).toBe('damaged');
  });

  test('is undefined if it does not exist', async () => {
    expect(await readSealed(file)).toBeUndefined();
  });
});

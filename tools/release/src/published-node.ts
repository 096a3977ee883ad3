import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Whether an installed Node is the one that the Node project publishes; `unknown` if that could not
 * be downloaded.
 */
export type Verdict =
  | { readonly kind: 'same' | 'other'; readonly sha256: string }
  | { readonly kind: 'unknown'; readonly sha256: string; readonly reason: string };

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Long enough for sixty megabytes on a slow line, in milliseconds. */
const patience = 300_000;

/** A file that could not be downloaded. */
class Absent extends Error {}

async function download(address: string): Promise<Buffer> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
    if (answer.ok) return Buffer.from(await answer.arrayBuffer());
    throw new Absent(`${address} answers ${answer.status}`);
  } catch (error) {
    if (error instanceof Absent) throw error;
    throw new Absent(`${address} cannot be reached`);
  }
}

/**
 * Compares an installed Node with the one in the Node project's archive of that version, whose checksum
 * is compared with the published list first.
 *
 * @param binary its file.
 * @param build version, system and processor, as the archive is called: `v26.10.0-linux-x64`.
 * @param published where the project publishes.
 */
export async function compareNode(
  binary: string,
  build: string,
  published = 'https://nodejs.org/dist',
): Promise<Verdict> {
  const sha256 = digestOf(await readFile(binary));
  const [version] = build.split('-', 1);
  const archive = `node-${build}.tar.gz`;
  try {
    const list = (await download(`${published}/${version}/SHASUMS256.txt`)).toString();
    const line = list.split('\n').find((each) => each.endsWith(`  ${archive}`));
    if (line === undefined) throw new Absent(`the published list has no ${archive}`);
    const bytes = await download(`${published}/${version}/${archive}`);
    if (digestOf(bytes) !== line.split(' ', 1)[0]) return { kind: 'other', sha256 };
    const theirs = await extract(bytes, `node-${build}/bin/node`);
    return { kind: digestOf(theirs) === sha256 ? 'same' : 'other', sha256 };
  } catch (error) {
    if (error instanceof Absent) return { kind: 'unknown', sha256, reason: error.message };
    throw error;
  }
}

async function extract(archive: Buffer, path: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'node-archive-'));
  try {
    await writeFile(join(folder, 'archive'), archive);
    await promisify(execFile)('tar', ['-xzf', 'archive', path], { cwd: folder });
    return await readFile(join(folder, path));
  } finally {
    await rm(folder, { recursive: true });
  }
}

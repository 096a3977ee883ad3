import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentError, isContentError } from '@insurance-kit/content-client';
import { LRUCache } from 'lru-cache';
import { fingerprint, foreverCacheControl } from '../http/response.ts';
import type { Log } from '../log.ts';
import { readSealed, writeSealed } from '../sealed-file.ts';
import type { FileAddress } from './files.ts';
import type { Upstream } from './upstream.ts';

/** What is made of a file of the content service: a picture in a size, or the file as it is. */
export interface Wanted {
  readonly file: FileAddress;
  /** Tells apart what is made of one file: `350.jpg`. */
  readonly name: string;
  make(body: Buffer): Promise<Buffer>;
}

/** What was made. */
export interface Made {
  /** The same object for the same bytes, while they are in memory. */
  readonly bytes: Buffer;
  /**
   * `lasting`: the address that was asked for has these bytes for good. `doubtful`: the version that it
   * names could not be had, and may have others.
   */
  readonly validity: 'lasting' | 'usual' | 'doubtful';
}

/** How long an answer may be cached: for good, for a while, or not at all. */
export const validityCacheControl = (validity: Made['validity'], usual: string): string =>
  ({ lasting: foreverCacheControl, usual, doubtful: 'no-cache' })[validity];

/** Files of the content service, asked for once, and stored for an outage. */
export interface FileStore {
  /**
   * What was made before comes at once, and its file is checked in the background once it is older than
   * the time to live.
   *
   * @returns `undefined` for a file that does not exist.
   * @throws ContentError when nothing was made before, and the file cannot be had or nothing made of it.
   */
  get(wanted: Wanted): Promise<Made | undefined>;
}

interface FileStoreOptions {
  readonly upstream: Pick<Upstream, 'get'>;
  readonly folder: string;
  readonly ttlSeconds: number;
  /** Whether known content names a file: then its call waits behind no made-up one. */
  readonly isNamed: (file: FileAddress) => boolean;
  /** The largest file that is read. */
  readonly maxBytes: number;
  /** What is held in memory besides. */
  readonly memoryBytes: number;
  readonly log: Log;
}

const maxRemembered = 1_000;
const maxFolderBytes = 500_000_000;
const absentForMs = 5_000;

/** What was made, and of what: its file has all but the bytes in its first line. */
interface Kept {
  readonly bytes: Buffer;
  /** Fingerprint of the source. */
  readonly version: string;
  readonly etag?: string | undefined;
  /** The address that has this source for good. */
  readonly lasting?: string | undefined;
}

/** A file of which nothing can be made. */
interface FailedFile {
  readonly address: string;
  readonly version: string;
  readonly error: ContentError;
  /** Until then the address is left alone. */
  readonly until: number;
}

/** A store in a folder, whose files tell of their sources: what was made outlives a restart and an outage. */
export function createFileStore(options: FileStoreOptions): FileStore {
  const { upstream, folder, isNamed, maxBytes, memoryBytes, log } = options;
  const ttl = options.ttlSeconds * 1000;
  const memory = new LRUCache<string, Kept>({
    maxSize: memoryBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
  });
  /** What was asked about within the time to live. */
  const checked = new LRUCache<string, true>({ max: maxRemembered, ttl });
  const absent = new LRUCache<string, true>({ max: maxRemembered, ttl: absentForMs });
  const failed = new LRUCache<string, FailedFile>({ max: maxRemembered });
  const running = new Map<string, Promise<Made | undefined>>();
  /** Measured at the first file. */
  let folderBytes = Number.POSITIVE_INFINITY;

  const storedName = ({ file, name }: Wanted): string => `${fingerprint(file.path)}-${name}`;

  const read = async (name: string): Promise<Kept | undefined> => {
    const known = memory.get(name);
    if (known !== undefined) return known;
    // A damaged one is made again.
    const stored = await readSealed(join(folder, name)).catch(() => undefined);
    if (!Buffer.isBuffer(stored)) return undefined;
    const end = stored.indexOf('\n');
    const source: Omit<Kept, 'bytes'> = JSON.parse(stored.toString('utf8', 0, end));
    const kept = { ...source, bytes: stored.subarray(end + 1) };
    memory.set(name, kept);
    return kept;
  };

  /** Deletes the oldest files when the folder has grown too big. */
  const tidy = async (added: number): Promise<void> => {
    folderBytes += added;
    if (folderBytes <= maxFolderBytes) return;
    const names = await readdir(folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(folder, name);
        const file = await stat(path).catch(() => undefined);
        return { path, size: file?.size ?? 0, madeAt: file?.mtimeMs ?? 0 };
      }),
    );
    folderBytes = 0;
    for (const { path, size } of files.sort((one, other) => other.madeAt - one.madeAt)) {
      if (folderBytes + size <= maxFolderBytes) folderBytes += size;
      else await rm(path, { recursive: true, force: true });
    }
  };

  const save = async (name: string, { bytes, ...source }: Kept): Promise<void> => {
    try {
      const head = Buffer.from(`${JSON.stringify(source)}\n`);
      await writeSealed(join(folder, name), Buffer.concat([head, bytes]));
      await tidy(bytes.length);
    } catch (error) {
      log.warn({ folder, reason: String(error) }, 'cannot keep a picture on disk');
    }
  };

  /** Leaves a file that is no picture alone for a while; one line in the log for each version of it. */
  const rememberFailure = ({ file }: Wanted, version: string, error: unknown): void => {
    if (!isContentError(error, 'unreadable')) return;
    const { path, address } = file;
    if (failed.get(path)?.version !== version) {
      log.warn(
        { path, reason: error.reason },
        'a picture cannot be read: the default one is shown',
      );
    }
    failed.set(path, { address, version, error, until: performance.now() + ttl });
  };

  const makeFrom = async (wanted: Wanted, version: string, body: Buffer): Promise<Buffer> => {
    try {
      const made = await wanted.make(body);
      failed.delete(wanted.file.path);
      return made;
    } catch (error) {
      rememberFailure(wanted, version, error);
      throw error;
    }
  };

  /** Asks for the file, and makes what is wanted if it is new. */
  const refresh = async (wanted: Wanted, known?: Kept): Promise<Kept | undefined> => {
    const { path, address } = wanted.file;
    const name = storedName(wanted);
    const isFirst = known === undefined && !failed.has(path);
    const fetched = await upstream.get(address, {
      // A file or a version that nobody knows may be made up.
      kind: isNamed(wanted.file) && (isFirst || address === path) ? 'file' : 'unlisted',
      etag: known?.etag,
      maxBytes,
    });
    checked.set(name, true);
    if (fetched.state === 'absent') {
      absent.set(path, true);
      memory.delete(name);
      await rm(join(folder, name), { force: true });
      return undefined;
    }
    const isFound = fetched.state === 'found';
    const version = isFound ? fingerprint(fetched.body) : known?.version;
    const lasting = fetched.immutable && address !== path ? address : undefined;
    if (known !== undefined && known.version === version) {
      const etag = isFound ? fetched.etag : known.etag;
      const kept = { ...known, etag, lasting: lasting ?? known.lasting };
      memory.set(name, kept);
      return kept;
    }
    if (!isFound || version === undefined) return undefined;
    const bytes = await makeFrom(wanted, version, fetched.body);
    const kept: Kept = { bytes, version, etag: fetched.etag, lasting };
    memory.set(name, kept);
    await save(name, kept);
    return kept;
  };

  /** Nobody waits for it, least of all during an outage: what was good stays. */
  const checkLater = (wanted: Wanted, known: Kept): void => {
    const name = storedName(wanted);
    if (checked.has(name)) return;
    checked.set(name, true);
    refresh(wanted, known).catch((error: unknown) =>
      log.debug({ path: wanted.file.path, reason: String(error) }, 'a file was not refreshed'),
    );
  };

  const produce = async (wanted: Wanted): Promise<Made | undefined> => {
    const { path, address } = wanted.file;
    const asMade = (kept: Kept | undefined): Made | undefined =>
      kept && { bytes: kept.bytes, validity: kept.lasting === address ? 'lasting' : 'usual' };
    if (absent.has(path)) return undefined;
    const known = await read(storedName(wanted));
    if (known === undefined) {
      const bad = failed.get(path);
      if (bad?.address === address && performance.now() < bad.until) throw bad.error;
      return asMade(await refresh(wanted));
    }
    if (address !== path && known.lasting !== address) {
      try {
        return asMade(await refresh(wanted, known));
      } catch {
        return { bytes: known.bytes, validity: 'doubtful' };
      }
    }
    checkLater(wanted, known);
    return asMade(known);
  };

  return {
    get(wanted) {
      const key = `${wanted.name} ${wanted.file.address}`;
      const started = running.get(key) ?? produce(wanted).finally(() => running.delete(key));
      running.set(key, started);
      return started;
    },
  };
}

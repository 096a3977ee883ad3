import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentError, isContentError } from '@insurance-kit/content-client';
import { LRUCache } from 'lru-cache';
import { fingerprint, foreverCacheControl } from '../http/response.ts';
import type { Log } from '../log.ts';
import type { FileAddress } from './files.ts';
import { readSealed, writeSealed } from './sealed-file.ts';
import type { Upstream } from './upstream.ts';

/** A file that the site makes from a content file: a picture in one size, or the unchanged file. */
export interface Wanted {
  readonly file: FileAddress;
  /** Name among the files made from the same content file: `350.jpg`. */
  readonly name: string;
  make(body: Buffer): Promise<Buffer>;
}

export interface Made {
  /** All callers share these bytes while they are in memory. */
  readonly bytes: Buffer;
  /** `permanent`: the address always has these bytes. `stale`: the bytes are an older version. */
  readonly validity: 'permanent' | 'usual' | 'stale';
}

export const validityCacheControl = (validity: Made['validity'], usual: string): string =>
  ({ permanent: foreverCacheControl, usual, stale: 'no-cache' })[validity];

interface FileStoreOptions {
  readonly upstream: Pick<Upstream, 'get'>;
  readonly folder: string;
  readonly ttlSeconds: number;
  /** Whether cached content refers to the file. Requests for such files have a separate queue. */
  readonly isNamed: (file: FileAddress) => boolean;
  readonly maxBytes: number;
  readonly memoryBytes: number;
  readonly log: Log;
}

const maxRemembered = 1_000;
const maxFolderBytes = 500_000_000;
const absentForMs = 5_000;

/** A stored file. On disk: a line of JSON, then the bytes. */
interface Kept {
  readonly bytes: Buffer;
  readonly version: string;
  readonly etag?: string | undefined;
  /** An address that always has this version. */
  readonly permanentAddress?: string | undefined;
}

interface FailedFile {
  readonly address: string;
  readonly version: string;
  readonly error: ContentError;
  readonly until: number;
}

/** Creates a store in a folder. Its files survive restarts and outages. */
export function createFileStore(options: FileStoreOptions) {
  const { upstream, folder, isNamed, maxBytes, memoryBytes, log } = options;
  const ttl = options.ttlSeconds * 1000;
  const memory = new LRUCache<string, Kept>({
    maxSize: memoryBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
  });
  /** Files that were checked within the time to live. */
  const checked = new LRUCache<string, true>({ max: maxRemembered, ttl });
  const absent = new LRUCache<string, true>({ max: maxRemembered, ttl: absentForMs });
  const failed = new LRUCache<string, FailedFile>({ max: maxRemembered });
  const running = new Map<string, Promise<Made | undefined>>();
  let folderBytes = Number.POSITIVE_INFINITY;

  const storedName = ({ file, name }: Wanted): string => `${fingerprint(file.path)}-${name}`;

  const read = async (name: string): Promise<Kept | undefined> => {
    const known = memory.get(name);
    if (known !== undefined) return known;
    const stored = await readSealed(join(folder, name)).catch(() => undefined);
    if (!Buffer.isBuffer(stored)) return undefined;
    const end = stored.indexOf('\n');
    const source: Omit<Kept, 'bytes'> = JSON.parse(stored.toString('utf8', 0, end));
    const kept = { ...source, bytes: stored.subarray(end + 1) };
    memory.set(name, kept);
    return kept;
  };

  /** Deletes the oldest files when the folder is too big. */
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
      log.warn({ folder, reason: String(error) }, 'could not store a picture on disk');
    }
  };

  /** Pauses requests for an unusable content file. Logs each of its versions once. */
  const rememberFailure = ({ file }: Wanted, version: string, error: unknown): void => {
    if (!isContentError(error, 'unreadable')) return;
    const { path, address } = file;
    if (failed.get(path)?.version !== version) {
      log.warn(
        { path, reason: error.reason },
        'a picture is unreadable: the default picture is shown',
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

  /** Fetches the content file. If it has changed, makes the stored file again. */
  const refresh = async (wanted: Wanted, known?: Kept): Promise<Kept | undefined> => {
    const { path, address } = wanted.file;
    const name = storedName(wanted);
    const isFirst = known === undefined && !failed.has(path);
    const fetched = await upstream.get(address, {
      // Files and versions that a visitor may have invented have a separate queue.
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
    const permanentAddress = fetched.immutable && address !== path ? address : undefined;
    if (known !== undefined && known.version === version) {
      const etag = isFound ? fetched.etag : known.etag;
      const kept = { ...known, etag, permanentAddress: permanentAddress ?? known.permanentAddress };
      memory.set(name, kept);
      return kept;
    }
    if (!isFound || version === undefined) return undefined;
    const bytes = await makeFrom(wanted, version, fetched.body);
    const kept: Kept = { bytes, version, etag: fetched.etag, permanentAddress };
    memory.set(name, kept);
    await save(name, kept);
    return kept;
  };

  /** Checks a stored file in the background. Meanwhile it is sent, also during an outage. */
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
      kept && {
        bytes: kept.bytes,
        validity: kept.permanentAddress === address ? 'permanent' : 'usual',
      };
    if (absent.has(path)) return undefined;
    const known = await read(storedName(wanted));
    if (known === undefined) {
      const bad = failed.get(path);
      if (bad?.address === address && performance.now() < bad.until) throw bad.error;
      return asMade(await refresh(wanted));
    }
    if (address !== path && known.permanentAddress !== address) {
      try {
        return asMade(await refresh(wanted, known));
      } catch {
        return { bytes: known.bytes, validity: 'stale' };
      }
    }
    checkLater(wanted, known);
    return asMade(known);
  };

  return {
    /**
     * Returns a stored file at once, and checks an old one in the background. @returns `undefined`
     * if the content file does not exist. @throws ContentError if nothing is stored, and the content
     * file cannot be fetched or used.
     */
    get(wanted: Wanted): Promise<Made | undefined> {
      const key = `${wanted.name} ${wanted.file.address}`;
      const started = running.get(key) ?? produce(wanted).finally(() => running.delete(key));
      running.set(key, started);
      return started;
    },
  };
}

export type FileStore = ReturnType<typeof createFileStore>;

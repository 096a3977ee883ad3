import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentError, isContentError } from '@insurance-kit/content-client';
import { LRUCache } from 'lru-cache';
import { fingerprint, foreverCacheControl } from '../http/response.ts';
import type { Log } from '../http/server.ts';
import type { FileAddress } from './files.ts';
import type { Upstream } from './upstream.ts';
import { writeWhole } from './whole-file.ts';

/** A file to make from a content file: a picture in one size, or an unchanged copy. */
export interface FileRequest {
  readonly file: FileAddress;
  /** Unique among the files made from one content file, for example `640.jpg`. */
  readonly name: string;
  make(body: Buffer): Promise<Buffer>;
}

export interface ServedFile {
  /** Shared by all callers: do not change these bytes. */
  readonly bytes: Buffer;
  /** `permanent`: the address always has these bytes. `stale`: the bytes may be outdated. */
  readonly validity: 'permanent' | 'usual' | 'stale';
}

export const validityCacheControl = (validity: ServedFile['validity'], usual: string): string =>
  ({ permanent: foreverCacheControl, usual, stale: 'no-cache' })[validity];

interface FileStoreOptions {
  readonly upstream: Pick<Upstream, 'get'>;
  readonly folder: string;
  readonly ttlSeconds: number;
  /** Whether cached content refers to the file. If not, requests for it have a separate queue. */
  readonly isReferenced: (file: FileAddress) => boolean;
  readonly maxBytes: number;
  readonly memoryBytes: number;
  /** Limit of the folder's size, in bytes. Above it, the store deletes the oldest files. */
  readonly folderBytes?: number;
  readonly log: Log;
}

const maxRemembered = 1_000;
const absentForMs = 5_000;
const unreadableForMs = 300_000;

/** Whether making a file took too long. If an SVG needs too much memory, the error is the same. */
const isTimeOut = ({ reason }: ContentError): boolean => /\btime/.test(reason);

/** A stored file. On disk: a line of JSON, then the bytes. */
interface StoredFile {
  readonly bytes: Buffer;
  readonly version: string;
  readonly etag?: string | undefined;
  /** An address that always has this version. */
  readonly permanentAddress?: string | undefined;
}

/** Makes files and stores them in a folder, where they survive restarts and outages. */
export function createFileStore(options: FileStoreOptions) {
  const { upstream, folder, isReferenced, maxBytes, memoryBytes, log } = options;
  const { folderBytes = 500_000_000 } = options;
  const ttl = options.ttlSeconds * 1000;
  const memory = new LRUCache<string, StoredFile>({
    maxSize: memoryBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
  });
  /** Names of stored files that were checked for changes within the time to live. */
  const checked = new LRUCache<string, true>({ max: maxRemembered, ttl });
  const absent = new LRUCache<string, true>({ max: maxRemembered, ttl: absentForMs });
  /** Errors of files that could not be made, by name and address, and by name and version. */
  const unreadable = new LRUCache<string, ContentError>({ max: maxRemembered, ttl });
  const running = new Map<string, Promise<ServedFile | undefined>>();
  /** Bytes in the folder. Infinite at first, so that the first save measures the folder. */
  let usedBytes = Number.POSITIVE_INFINITY;

  const addressKey = ({ file, name }: FileRequest): string => `${name} ${file.address}`;
  const storedName = ({ file, name }: FileRequest): string => `${fingerprint(file.path)}-${name}`;

  const read = async (name: string): Promise<StoredFile | undefined> => {
    const known = memory.get(name);
    if (known !== undefined) return known;
    try {
      const onDisk = await readFile(join(folder, name));
      const end = onDisk.indexOf('\n');
      const source: Omit<StoredFile, 'bytes'> = JSON.parse(onDisk.toString('utf8', 0, end));
      const stored = { ...source, bytes: onDisk.subarray(end + 1) };
      memory.set(name, stored);
      return stored;
    } catch {
      // The file is missing or damaged.
      return undefined;
    }
  };

  const trimFolder = async (): Promise<void> => {
    const names = await readdir(folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(folder, name);
        const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }));
        return { path, size, mtimeMs };
      }),
    );
    usedBytes = 0;
    for (const { path, size } of files.sort((one, other) => other.mtimeMs - one.mtimeMs)) {
      if (usedBytes + size > folderBytes) await rm(path, { force: true });
      else usedBytes += size;
    }
  };

  const save = async (name: string, { bytes, ...source }: StoredFile): Promise<void> => {
    try {
      const head = Buffer.from(`${JSON.stringify(source)}\n`);
      await writeWhole(join(folder, name), Buffer.concat([head, bytes]));
      usedBytes += bytes.length;
      if (usedBytes > folderBytes) await trimFolder();
    } catch (error) {
      log.warn({ folder, reason: String(error) }, 'could not store a picture on disk');
    }
  };

  /** Makes a file. If a version is unreadable, logs this, and does not retry it for a while. */
  const makeFrom = async (request: FileRequest, version: string, body: Buffer): Promise<Buffer> => {
    const versionKey = `${request.name} ${version}`;
    try {
      const known = unreadable.get(versionKey);
      if (known !== undefined) throw known;
      return await request.make(body);
    } catch (error) {
      if (!isContentError(error, 'unreadable')) throw error;
      if (!unreadable.has(versionKey)) {
        const { file, name } = request;
        const { reason } = error;
        const facts = { path: file.path, name, reason };
        log.warn(facts, 'a picture is unreadable: the default picture is shown');
        unreadable.set(versionKey, error, { ttl: isTimeOut(error) ? ttl : unreadableForMs });
      }
      unreadable.set(addressKey(request), error);
      throw error;
    }
  };

  /** Fetches the content file. If it is new or has changed, makes and stores a file from it. */
  const refresh = async (
    request: FileRequest,
    known?: StoredFile,
  ): Promise<StoredFile | undefined> => {
    const { path, address } = request.file;
    const name = storedName(request);
    const fetched = await upstream.get(address, {
      // A visitor may have invented an unlisted file, or another version of a stored file.
      kind: isReferenced(request.file) && (!known || address === path) ? 'file' : 'unlisted',
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
      const stored = {
        ...known,
        etag,
        permanentAddress: permanentAddress ?? known.permanentAddress,
      };
      memory.set(name, stored);
      return stored;
    }
    if (!isFound || version === undefined) return undefined;
    const bytes = await makeFrom(request, version, fetched.body);
    const stored: StoredFile = { bytes, version, etag: fetched.etag, permanentAddress };
    memory.set(name, stored);
    await save(name, stored);
    return stored;
  };

  /** Refreshes a stored file in the background, unless it was checked recently (`checked`). */
  const checkLater = (request: FileRequest, known: StoredFile): void => {
    const name = storedName(request);
    if (checked.has(name)) return;
    checked.set(name, true);
    refresh(request, known).catch((error: unknown) =>
      log.debug({ path: request.file.path, reason: String(error) }, 'a file was not refreshed'),
    );
  };

  const produce = async (request: FileRequest): Promise<ServedFile | undefined> => {
    const { path, address } = request.file;
    const toServed = (stored: StoredFile | undefined): ServedFile | undefined =>
      stored && {
        bytes: stored.bytes,
        validity: stored.permanentAddress === address ? 'permanent' : 'usual',
      };
    if (absent.has(path)) return undefined;
    const known = await read(storedName(request));
    const error = unreadable.get(addressKey(request));
    if (known === undefined) {
      if (error !== undefined) throw error;
      return toServed(await refresh(request));
    }
    if (address !== path && known.permanentAddress !== address) {
      try {
        if (error !== undefined) throw error;
        return toServed(await refresh(request, known));
      } catch {
        return { bytes: known.bytes, validity: 'stale' };
      }
    }
    checkLater(request, known);
    return toServed(known);
  };

  /** Returns the stored file, and makes it first if necessary. @throws ContentError */
  return (request: FileRequest): Promise<ServedFile | undefined> => {
    const key = addressKey(request);
    const started = running.get(key) ?? produce(request).finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}

export type FileStore = ReturnType<typeof createFileStore>;

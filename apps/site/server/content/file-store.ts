import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentError, isContentError } from '@insurance-kit/content-client';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { elapsedMs } from '../clock.ts';
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
  /** The largest file that is read. */
  readonly maxBytes: number;
  /** What is held in memory besides. */
  readonly memoryBytes: number;
  readonly log: Log;
}

const maxRemembered = 1_000;
const maxFolderBytes = 500_000_000;
const absentForMs = 5_000;

/** What is made of a version of a file. */
const madeName = /^[\w-]{22}-[\w-]+\.\w+$/;
const noteName = 'source.json';

const noteSchema = v.object({
  path: v.string(),
  /** Fingerprint of the bytes. */
  version: v.string(),
  etag: v.optional(v.string()),
  /** The address that has these bytes for good. */
  lasting: v.optional(v.string()),
});
type Note = v.InferOutput<typeof noteSchema>;

/** A file of which nothing can be made. */
interface FailedFile {
  readonly address: string;
  readonly version: string;
  readonly error: ContentError;
  /** Until then the address is left alone. */
  readonly until: number;
}

/**
 * A store in one folder a file, with a note of the file's version, so that what was made outlives a
 * restart and an outage of the content service.
 */
export function createFileStore(options: FileStoreOptions): FileStore {
  const { upstream, folder, maxBytes, memoryBytes, log } = options;
  const ttlMs = options.ttlSeconds * 1000;
  const notes = new LRUCache<string, { readonly note: Note; readonly checkedAt: number }>({
    max: maxRemembered,
  });
  const memory = new LRUCache<string, Buffer>({
    maxSize: memoryBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  const absent = new LRUCache<string, true>({ max: maxRemembered, ttl: absentForMs });
  const failed = new LRUCache<string, FailedFile>({ max: maxRemembered });
  const running = new Map<string, Promise<Made | undefined>>();
  /** Files that are checked in the background. */
  const checking = new Set<string>();
  let folderBytes: number | undefined;

  const folderFor = (path: string): string => join(folder, fingerprint(path));
  const pathTo = ({ file, name }: Wanted, { version }: Note): string =>
    join(folderFor(file.path), `${version}-${name}`);
  const remember = (note: Note): void =>
    void notes.set(note.path, { note, checkedAt: elapsedMs() });

  const readNote = async (path: string): Promise<Note | undefined> => {
    const known = notes.get(path);
    if (known !== undefined) return known.note;
    try {
      const stored = await readSealed(join(folderFor(path), noteName));
      const note = v.parse(noteSchema, JSON.parse(String(stored)));
      return note.path === path ? note : undefined;
    } catch {
      return undefined;
    }
  };

  const readMade = async (wanted: Wanted, note: Note): Promise<Buffer | undefined> => {
    const path = pathTo(wanted, note);
    const known = memory.get(path);
    if (known !== undefined) return known;
    // A damaged one is made again.
    const made = await readSealed(path).catch(() => undefined);
    if (!Buffer.isBuffer(made)) return undefined;
    memory.set(path, made);
    return made;
  };

  /** Deletes the least recently used files when the folder has grown too big. */
  const tidy = async (added: number): Promise<void> => {
    const measure = async (name: string) => {
      const path = join(folder, name);
      const files = await readdir(path).catch(() => []);
      const sizes = await Promise.all(
        files.map((file) => stat(join(path, file)).catch(() => null)),
      );
      const bytes = sizes.reduce((sum, file) => sum + (file?.size ?? 0), 0);
      return { path, bytes, usedAt: (await stat(path).catch(() => null))?.mtimeMs ?? 0 };
    };
    if (folderBytes !== undefined) {
      folderBytes += added;
      if (folderBytes <= maxFolderBytes) return;
    }
    const sources = await Promise.all((await readdir(folder)).map(measure));
    sources.sort((one, other) => one.usedAt - other.usedAt);
    let bytes = sources.reduce((sum, source) => sum + source.bytes, 0);
    for (const source of sources) {
      if (bytes <= maxFolderBytes) break;
      await rm(source.path, { recursive: true, force: true });
      bytes -= source.bytes;
    }
    folderBytes = bytes;
  };

  const save = async (wanted: Wanted, note: Note, made: Buffer): Promise<void> => {
    const where = folderFor(note.path);
    memory.set(pathTo(wanted, note), made);
    try {
      const stale = (await readdir(where).catch(() => [])).filter(
        // What is being written, here or by another server, has another name.
        (name) => madeName.test(name) && !name.startsWith(`${note.version}-`),
      );
      await Promise.all(stale.map((name) => rm(join(where, name), { force: true })));
      await writeSealed(pathTo(wanted, note), made);
      await writeSealed(join(where, noteName), JSON.stringify(note));
      await tidy(made.length);
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
    failed.set(path, { address, version, error, until: elapsedMs() + ttlMs });
  };

  const makeFrom = async (wanted: Wanted, note: Note, body: Buffer): Promise<Buffer> => {
    try {
      const made = await wanted.make(body);
      failed.delete(note.path);
      await save(wanted, note, made);
      return made;
    } catch (error) {
      rememberFailure(wanted, note.version, error);
      throw error;
    }
  };

  /** Asks for the file, and makes what is wanted if it is new; `known` is the note of a made one. */
  const refresh = async (wanted: Wanted, known?: Note): Promise<Buffer | undefined> => {
    const { path, address } = wanted.file;
    const isFirst = known === undefined && !failed.has(path);
    const fetched = await upstream.get(address, {
      // A version that nobody knows may be made up.
      kind: isFirst || address === path ? 'file' : 'unlisted',
      etag: known?.etag,
      maxBytes,
    });
    const named =
      fetched.state !== 'absent' && fetched.immutable && address !== path ? address : undefined;
    if (fetched.state === 'unchanged' && known !== undefined) {
      remember({ ...known, lasting: named ?? known.lasting });
      const used = new Date();
      await utimes(folderFor(path), used, used).catch(() => undefined);
      return await readMade(wanted, known);
    }
    if (fetched.state !== 'found') {
      notes.delete(path);
      absent.set(path, true);
      await rm(folderFor(path), { recursive: true, force: true }).catch(() => undefined);
      return undefined;
    }
    const version = fingerprint(fetched.body);
    const before = notes.get(path)?.note;
    const lasting = named ?? (before?.version === version ? before.lasting : undefined);
    const note: Note = { path, version, etag: fetched.etag, lasting };
    const made = (await readMade(wanted, note)) ?? (await makeFrom(wanted, note, fetched.body));
    remember(note);
    return made;
  };

  /** Nobody waits for it, least of all during an outage. */
  const checkLater = (wanted: Wanted, note: Note): void => {
    const { path } = note;
    if (checking.has(path)) return;
    checking.add(path);
    refresh(wanted, note)
      .catch((error: unknown) => {
        // What was good stays, and is not asked about again at once.
        remember(note);
        log.debug({ path, reason: String(error) }, 'a file was not refreshed');
      })
      .finally(() => checking.delete(path));
  };

  const asMade = ({ file }: Wanted, bytes: Buffer | undefined): Made | undefined => {
    const { path, address } = file;
    const isLasting = address !== path && notes.get(path)?.note.lasting === address;
    return bytes && { bytes, validity: isLasting ? 'lasting' : 'usual' };
  };

  const produce = async (wanted: Wanted): Promise<Made | undefined> => {
    const { path, address } = wanted.file;
    if (absent.has(path)) return undefined;
    const note = await readNote(path);
    const made = note && (await readMade(wanted, note));
    if (note === undefined || made === undefined) {
      const bad = failed.get(path);
      if (bad?.address === address && elapsedMs() < bad.until) throw bad.error;
      return asMade(wanted, await refresh(wanted));
    }
    if (address !== path && note.lasting !== address) {
      try {
        return asMade(wanted, await refresh(wanted, note));
      } catch {
        return { bytes: made, validity: 'doubtful' };
      }
    }
    const checkedAt = notes.get(path)?.checkedAt ?? Number.NEGATIVE_INFINITY;
    if (elapsedMs() - checkedAt >= ttlMs) checkLater(wanted, note);
    return asMade(wanted, made);
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

import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentError, isContentError } from '@insurance-kit/content-client';
import { mediaTypes } from '@insurance-kit/server/media-types';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import {
  isShareCard,
  type PictureFormat,
  pictureFormats,
  pictureWidths,
} from '../../addresses/pictures.ts';
import { elapsedMs } from '../clock.ts';
import { readFilePath } from '../content/files.ts';
import type { Upstream } from '../content/upstream.ts';
import type { Policies } from '../http/csp.ts';
import {
  fingerprint,
  foreverCacheControl,
  type PreparedResponse,
  prepareResponse,
  withHeaders,
} from '../http/response.ts';
import type { Log } from '../log.ts';
import type { Meter } from '../metrics/metrics.ts';
import { readSealed, writeSealed } from '../sealed-file.ts';
import { makePicture, type PictureKind } from './make.ts';

/** What is asked for: a content picture in a width and format, or a part of it as a share card. */
interface Wanted extends PictureKind {
  /** Path of the source below the content service's base address. */
  readonly source: string;
  /** The same with the version that was asked for. */
  readonly address: string;
}

/** Raster pictures of the content service, made in the sizes and formats that browsers want. */
export interface Pictures {
  /**
   * @param rawPath the path below `/pictures/`, as it came.
   * @param query what stands behind the path: `v=` names the source's version. Where the content service
   *   says that the version stays the same, the picture may be kept for a year.
   * @returns `undefined` for an address or a source that does not exist.
   * @throws ContentError `unreachable` when too many pictures are being made, `unreadable` when the
   *   source is no picture, and as the content service fails where no picture was made before.
   */
  answer(rawPath: string, query?: string): Promise<PreparedResponse | undefined>;
}

interface PicturesOptions {
  readonly upstream: Pick<Upstream, 'get'>;
  readonly policies: Policies;
  readonly folder: string;
  readonly ttlSeconds: number;
  readonly log: Log;
  readonly meter?: Meter | undefined;
}

const rasterSource = /\.(?:avif|gif|jpe?g|png|webp)$/i;
const drawableSource = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
const maxSourceBytes = 20_000_000;
const maxFolderBytes = 500_000_000;
const maxRemembered = 1_000;

const dayCacheControl = 'public, max-age=86400, stale-while-revalidate=604800';

/** Reads `<width>/<source>.<format>` and `share/<source>.jpg`, `share-north/<source>.jpg`; anything else is `undefined`. */
function readPicturePath(rawPath: string, query: string | undefined): Wanted | undefined {
  const [, name = '', rest = '', extension = ''] = /^([\w-]+)\/(.+)\.(\w+)$/s.exec(rawPath) ?? [];
  const format = pictureFormats.find((candidate) => candidate === extension);
  const size = isShareCard(name) ? name : pictureWidths.find((width) => String(width) === name);
  const file = readFilePath(rest, query);
  if (format === undefined || size === undefined || file === undefined) return undefined;
  const isCard = typeof size === 'string';
  if (isCard && format !== 'jpg') return undefined;
  const sources = isCard ? drawableSource : rasterSource;
  return sources.test(file.path)
    ? { source: file.path, address: file.address, size, format }
    : undefined;
}

/** What is made of a version of a source: `fileOf`. */
const madeName = /^[\w-]{22}-[\w-]+\.(?:avif|jpg)$/;

const isVersioned = ({ source, address }: Wanted): boolean => address !== source;

const sourceFile = v.object({
  path: v.string(),
  version: v.string(),
  etag: v.optional(v.string()),
  /** The address that has these bytes for good. */
  lasting: v.optional(v.string()),
});
type SourceNote = v.InferOutput<typeof sourceFile>;

/** A source of which no picture can be made. */
interface FailedSource {
  readonly address: string;
  readonly version: string;
  readonly error: ContentError;
  /** Until then the address is left alone. */
  readonly until: number;
}

/**
 * Pictures are kept on disk, one folder a source with a note of the source's version, so that they
 * outlive a restart and an outage of the content service.
 */
export function createPictures(options: PicturesOptions): Pictures {
  const { upstream, policies, folder, ttlSeconds, log, meter } = options;
  const making = new Map<string, Promise<PreparedResponse | undefined>>();
  /** Sources that are being refreshed in the background. */
  const refreshing = new Set<string>();
  const notes = new LRUCache<string, { readonly note: SourceNote; checkedAt: number }>({
    max: maxRemembered,
  });
  const failed = new LRUCache<string, FailedSource>({ max: maxRemembered });
  let folderBytes: number | undefined;

  const folderOf = (source: string): string => join(folder, fingerprint(source));

  const readNote = async (source: string): Promise<SourceNote | undefined> => {
    const known = notes.get(source);
    if (known !== undefined) return known.note;
    try {
      const stored = await readSealed(join(folderOf(source), 'source.json'));
      const note = v.parse(sourceFile, JSON.parse(String(stored)));
      return note.path === source ? note : undefined;
    } catch {
      return undefined;
    }
  };

  /** Deletes the least recently used sources when the folder has grown too big. */
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

  const pictureResponse = (bytes: Buffer, format: PictureFormat): PreparedResponse =>
    prepareResponse({
      status: 200,
      headers: { 'content-type': mediaTypes[format], 'cache-control': dayCacheControl },
      policy: policies.resource,
      bodies: { identity: bytes },
    });

  const madeFile = ({ source, size, format }: Wanted, version: string): string =>
    join(folderOf(source), `${version}-${size}.${format}`);

  const readMade = async (
    wanted: Wanted,
    note: SourceNote,
  ): Promise<PreparedResponse | undefined> => {
    // A damaged one is made again.
    const made = await readSealed(madeFile(wanted, note.version));
    return Buffer.isBuffer(made) ? pictureResponse(made, wanted.format) : undefined;
  };

  const save = async (wanted: Wanted, note: SourceNote, made: Buffer): Promise<void> => {
    const path = folderOf(wanted.source);
    try {
      const stale = (await readdir(path).catch(() => [])).filter(
        // What is being written, here or by another server, has another name.
        (name) => madeName.test(name) && !name.startsWith(`${note.version}-`),
      );
      await Promise.all(stale.map((name) => rm(join(path, name), { force: true })));
      await writeSealed(madeFile(wanted, note.version), made);
      await writeSealed(join(path, 'source.json'), JSON.stringify(note));
      await tidy(made.length);
    } catch (error) {
      log.warn({ folder, reason: String(error) }, 'cannot keep a picture on disk');
    }
  };

  const makeInTurn = async (source: Buffer, wanted: Wanted): Promise<Buffer> => {
    const startedAt = elapsedMs();
    const count = (result: 'made' | 'failed'): void =>
      meter?.picture(result, (elapsedMs() - startedAt) / 1000);
    try {
      const made = await makePicture(source, wanted.source, wanted);
      count('made');
      return made;
    } catch (error) {
      count('failed');
      throw error;
    }
  };

  /** Leaves a source that is no picture alone for a while; one line in the log for each version of it. */
  const rememberFailure = ({ source, address }: Wanted, version: string, error: unknown): void => {
    if (!isContentError(error, 'unreadable')) return;
    if (failed.get(source)?.version !== version) {
      log.warn(
        { path: source, reason: error.reason },
        'a picture cannot be read: the default one is shown',
      );
    }
    failed.set(source, { address, version, error, until: elapsedMs() + ttlSeconds * 1000 });
  };

  const makeFrom = async (
    wanted: Wanted,
    { body, etag, immutable }: { body: Buffer; etag: string | undefined; immutable: boolean },
  ) => {
    const { source } = wanted;
    const note: SourceNote = {
      path: source,
      version: fingerprint(body),
      ...(etag !== undefined && { etag }),
      ...(immutable && { lasting: wanted.address }),
    };
    const known = notes.get(source)?.note;
    const before = await readMade(wanted, note);
    if (before !== undefined) {
      notes.set(source, { note: { ...known, ...note }, checkedAt: elapsedMs() });
      return before;
    }
    try {
      const made = await makeInTurn(body, wanted);
      failed.delete(source);
      notes.set(source, { note, checkedAt: elapsedMs() });
      await save(wanted, note, made);
      return pictureResponse(made, wanted.format);
    } catch (error) {
      rememberFailure(wanted, note.version, error);
      throw error;
    }
  };

  /** Asks for the source, and makes the picture if it is new; `known` is the note of a made one. */
  const refresh = async (
    wanted: Wanted,
    known?: SourceNote,
  ): Promise<PreparedResponse | undefined> => {
    const isFirst = known === undefined && !failed.has(wanted.source);
    const fetched = await upstream.get(wanted.address, {
      // A version that nobody knows may be made up.
      kind: isFirst || !isVersioned(wanted) ? 'file' : 'unlisted',
      etag: known?.etag,
      maxBytes: maxSourceBytes,
    });
    if (fetched.state === 'found') return await makeFrom(wanted, fetched);
    if (fetched.state === 'unchanged' && known !== undefined) {
      const note = { ...known, ...(fetched.immutable && { lasting: wanted.address }) };
      notes.set(wanted.source, { note, checkedAt: elapsedMs() });
      const used = new Date();
      await utimes(folderOf(wanted.source), used, used).catch(() => undefined);
      return await readMade(wanted, known);
    }
    notes.delete(wanted.source);
    await rm(folderOf(wanted.source), { recursive: true, force: true });
    return undefined;
  };

  /** Refreshes a source in the background: nobody waits for it, least of all during an outage. */
  const refreshLater = (wanted: Wanted, note: SourceNote): void => {
    if (refreshing.has(wanted.source)) return;
    refreshing.add(wanted.source);
    refresh(wanted, note)
      .catch((error: unknown) => {
        // The picture that was good stays, and is not asked about again at once.
        notes.set(wanted.source, { note, checkedAt: elapsedMs() });
        log.debug({ path: wanted.source, reason: String(error) }, 'a picture was not refreshed');
      })
      .finally(() => refreshing.delete(wanted.source));
  };

  const produce = async (wanted: Wanted): Promise<PreparedResponse | undefined> => {
    const note = await readNote(wanted.source);
    const made = note === undefined ? undefined : await readMade(wanted, note);
    if (note === undefined || made === undefined) {
      const bad = failed.get(wanted.source);
      if (bad?.address === wanted.address && elapsedMs() < bad.until) throw bad.error;
      return await refresh(wanted);
    }
    if (isVersioned(wanted) && note.lasting !== wanted.address) {
      // Another version than the known one: what was made before may be another picture.
      return await refresh(wanted, note).catch(() => made);
    }
    const checkedAt = notes.get(wanted.source)?.checkedAt ?? Number.NEGATIVE_INFINITY;
    if (elapsedMs() - checkedAt >= ttlSeconds * 1000) refreshLater(wanted, note);
    return made;
  };

  return {
    async answer(rawPath, query) {
      const wanted = readPicturePath(rawPath, query);
      if (wanted === undefined) return undefined;
      const key = `${wanted.size} ${wanted.format} ${wanted.address}`;
      const running = making.get(key) ?? produce(wanted).finally(() => making.delete(key));
      making.set(key, running);
      const answer = await running;
      const lasting = isVersioned(wanted) && notes.get(wanted.source)?.note.lasting;
      if (answer === undefined || lasting !== wanted.address) return answer;
      return withHeaders(answer, { 'cache-control': foreverCacheControl });
    },
  };
}

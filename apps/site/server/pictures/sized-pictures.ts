import { mediaTypes } from '@insurance-kit/server/media-types';
import { isShareCard, pictureFormats, pictureWidths } from '../../addresses/pictures.ts';
import { elapsedMs } from '../clock.ts';
import { type FileStore, validityCacheControl } from '../content/file-store.ts';
import { type FileAddress, readFilePath } from '../content/files.ts';
import type { Policies } from '../http/csp.ts';
import { type PreparedResponse, prepareResponse } from '../http/response.ts';
import type { Meter } from '../metrics/metrics.ts';
import { makePicture, type PictureKind } from './make.ts';

/** A content picture in a width and format, or a part of it as a share card. */
interface PictureAddress extends PictureKind {
  readonly file: FileAddress;
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
  readonly files: FileStore;
  readonly policies: Policies;
  readonly meter?: Meter | undefined;
}

const rasterSource = /\.(?:avif|gif|jpe?g|png|webp)$/i;
const drawableSource = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

const dayCacheControl = 'public, max-age=86400, stale-while-revalidate=604800';

/** Reads `<width>/<source>.<format>` and `share/<source>.jpg`, `share-north/<source>.jpg`; anything else is `undefined`. */
function readPicturePath(rawPath: string, query: string | undefined): PictureAddress | undefined {
  const [, name = '', rest = '', extension = ''] = /^([\w-]+)\/(.+)\.(\w+)$/s.exec(rawPath) ?? [];
  const format = pictureFormats.find((candidate) => candidate === extension);
  const size = isShareCard(name) ? name : pictureWidths.find((width) => String(width) === name);
  const file = readFilePath(rest, query);
  if (format === undefined || size === undefined || file === undefined) return undefined;
  const isCard = typeof size === 'string';
  if (isCard && format !== 'jpg') return undefined;
  const sources = isCard ? drawableSource : rasterSource;
  return sources.test(file.path) ? { file, size, format } : undefined;
}

/** Pictures, made once of the files of a store. */
export function createPictures({ files, policies, meter }: PicturesOptions): Pictures {
  const make = async (source: Buffer, { file, ...kind }: PictureAddress): Promise<Buffer> => {
    const startedAt = elapsedMs();
    const count = (result: 'made' | 'failed'): void =>
      meter?.picture(result, (elapsedMs() - startedAt) / 1000);
    try {
      const made = await makePicture(source, file.path, kind);
      count('made');
      return made;
    } catch (error) {
      count('failed');
      throw error;
    }
  };

  return {
    async answer(rawPath, query) {
      const wanted = readPicturePath(rawPath, query);
      if (wanted === undefined) return undefined;
      const { file, size, format } = wanted;
      const found = await files.get({
        file,
        name: `${size}.${format}`,
        make: (source) => make(source, wanted),
      });
      return (
        found &&
        prepareResponse({
          status: 200,
          headers: {
            'content-type': mediaTypes[format],
            'cache-control': validityCacheControl(found.validity, dayCacheControl),
          },
          policy: policies.resource,
          bodies: { identity: found.bytes },
        })
      );
    },
  };
}

import { mediaTypes } from '@insurance-kit/server/media-types';
import type { FastifyRequest } from 'fastify';
import {
  drawableFile,
  pictureFormats,
  picturesBase,
  pictureWidths,
  rasterFile,
} from '../../shared/pictures.ts';
import { type FileStore, validityCacheControl } from '../content/file-store.ts';
import { type FileAddress, readFilePath } from '../content/files.ts';
import { type PreparedResponse, prepareResponse } from '../http/response.ts';
import { answerWith, type SiteHttp } from '../http/server.ts';
import type { Meter } from '../metrics.ts';
import { makePicture, type PictureKind } from './make.ts';

/** The parts of a picture's path: content file, size (a width or `share`) and format. */
interface PictureAddress extends PictureKind {
  readonly file: FileAddress;
}

const dayCacheControl = 'public, max-age=86400, stale-while-revalidate=604800';

/** Reads `<width>/<source>.<format>`, or the path of a share card: `share/<source>.jpg`. */
function readPicturePath(rawPath: string, query: string | undefined): PictureAddress | undefined {
  const [, name = '', rest = '', extension = ''] = /^([\w-]+)\/(.+)\.(\w+)$/s.exec(rawPath) ?? [];
  const format = pictureFormats.find((candidate) => candidate === extension);
  const size = name === 'share' ? name : pictureWidths.find((width) => String(width) === name);
  const file = readFilePath(rest, query);
  if (format === undefined || size === undefined || file === undefined) return undefined;
  const isCard = typeof size === 'string';
  if (isCard && format !== 'jpg') return undefined;
  const sources = isCard ? drawableFile : rasterFile;
  return sources.test(file.path) ? { file, size, format } : undefined;
}

/** Registers `/pictures/*`, which serves content pictures in many sizes and as share cards. */
export function registerPictures(
  { app, policies, textResponse }: SiteHttp,
  files: FileStore,
  meter: Meter | undefined,
): void {
  const make = async (source: Buffer, { file, ...kind }: PictureAddress): Promise<Buffer> => {
    const startedAt = performance.now();
    let result: 'made' | 'failed' = 'failed';
    try {
      const made = await makePicture(source, file.path, kind);
      result = 'made';
      return made;
    } finally {
      meter?.picture(result, (performance.now() - startedAt) / 1000);
    }
  };

  const none = textResponse(404, 'There is no such picture.');
  const answer = async ({ raw: { url = '' } }: FastifyRequest): Promise<PreparedResponse> => {
    const [path = '', query] = url.slice(picturesBase.length).split('?', 2);
    const address = readPicturePath(path, query);
    if (address === undefined) return none;
    const { file, size, format } = address;
    const name = `${size}.${format}`;
    const found = await files({ file, name, make: (source) => make(source, address) });
    if (found === undefined) return none;
    return prepareResponse({
      status: 200,
      headers: {
        'content-type': mediaTypes[format],
        'cache-control': validityCacheControl(found.validity, dayCacheControl),
      },
      policy: policies.resource,
      bodies: { identity: found.bytes },
    });
  };
  app.get(`${picturesBase}*`, answerWith(answer));
}

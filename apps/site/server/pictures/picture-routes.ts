import { isContentError } from '@insurance-kit/content-client';
import { retryAfterSeconds } from '../../handover/retry-after.ts';
import type { SiteHttp } from '../http/server.ts';
import type { Pictures } from './sized-pictures.ts';

const base = '/pictures/';

/** Registers `/pictures/*`: the content service's pictures in the sizes and formats that pages name. */
export function registerPictures({ app, textResponse }: SiteHttp, pictures: Pictures): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: `${base}*`,
    handler: async (request, reply) => {
      const [path = '', query] = request.raw.url?.slice(base.length).split('?', 2) ?? [];
      try {
        const picture = await pictures.answer(path, query);
        return reply.sendPrepared(picture ?? textResponse(404, 'There is no such picture.'));
      } catch (error) {
        if (!isContentError(error)) throw error;
        return reply.sendPrepared(
          error.kind === 'unreachable'
            ? textResponse(503, 'The picture cannot be made now.', {
                'retry-after': String(retryAfterSeconds),
              })
            : textResponse(502, 'The picture cannot be made.'),
        );
      }
    },
  });
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContentLibrary } from '../../content/library.ts';
import { contentTypes, drawingPolicy } from '../../content/read-folder.ts';
import { recordAt } from '../../content/record-folders.ts';
import * as records from '../fields/records.ts';
import { readUpload } from '../fields/uploads.ts';
import type { Draft, DraftStore } from './drafts.ts';
import type { Signer } from './signed.ts';

const linkSeconds = 7 * 24 * 60 * 60;

/** Makes a preview's response. If the origin of `/edit` is known, adds links to the edit form. */
function previewAnswer(draft: Draft, origin: string | undefined, { library }: PreviewOptions) {
  const { folder, fields, saved_at: savedAt, saved_by: savedBy } = draft;
  const { resource, id = null } = recordAt(folder) ?? { resource: 'article' };
  const form = `${origin}/edit/records/${folder}`;
  const titles = records.formFields(folder).flatMap(([field, kind]) => {
    const title = kind === 'caption' ? records.plainWords(fields[field] ?? '') : '';
    return title === '' ? [] : [[title, field] as const];
  });
  const kinds = records.fieldKindsIn(folder);
  // The record as the API sends it. Uploads get paths in `drafts/`.
  const values = Object.entries(records.withIdAndDate(folder, fields, new Date())).map(
    ([field, value]) => {
      if (kinds[field] === 'id') return [field, Number(value)];
      if (kinds[field] === 'list') return [field, records.filledElements(value)];
      const upload = readUpload(value);
      return [field, upload ? `drafts/${upload.id}.${upload.extension}` : value];
    },
  );
  return {
    resource,
    id,
    savedAt,
    savedBy,
    ...(origin && { edit: { form, fields: Object.fromEntries(titles) } }),
    answers: library.answersWith(folder, Object.fromEntries(values)),
  };
}

export const previewToken = (signer: Signer, { id }: Pick<Draft, 'id'>, origin = ''): string =>
  signer.sign(`${id} ${origin}`, linkSeconds);

export async function sendUpload(reply: FastifyReply, store: DraftStore, name: string) {
  const [id = ''] = name.split('.');
  const file = await store.uploaded(id).catch(() => undefined);
  if (file === undefined) return reply.callNotFound();
  // An SVG that is opened directly could run scripts.
  if (file.extension === 'svg') reply.header('content-security-policy', drawingPolicy);
  const type = contentTypes[file.extension] ?? 'application/octet-stream';
  return reply.type(type).send(file.bytes);
}

interface PreviewOptions {
  readonly store: DraftStore;
  readonly library: Pick<ContentLibrary, 'answersWith'>;
  readonly signer: Signer;
}

/** Preview routes. Without a preview link's token as `Authorization: Bearer`, they answer 404. */
export function previewRoutes(app: FastifyInstance, options: PreviewOptions): void {
  const { store, signer } = options;
  const readToken = async ({ headers }: FastifyRequest) => {
    const token = /^Bearer ([\w.-]+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    const [id = '', origin] = signer.read(token)?.split(' ') ?? [];
    return { draft: await store.draft(id), origin };
  };

  app.get('/drafts/preview', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { draft, origin } = await readToken(request);
    return draft ? reply.send(previewAnswer(draft, origin, options)) : reply.callNotFound();
  });

  app.get<{ Params: { file: string } }>('/drafts/:file', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { file } = request.params;
    const { draft } = await readToken(request);
    // A token gives access to files of its draft only.
    const isOwn = Object.values(draft?.fields ?? {}).includes(`upload:${file}`);
    return isOwn ? sendUpload(reply, store, file) : reply.callNotFound();
  });
}

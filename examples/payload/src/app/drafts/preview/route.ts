import config from '@payload-config';
import { getPayload } from 'payload';
import { draftOf } from '../../../answers.ts';

/** Sends the site the draft that an editor opens with Payload's 'Preview' button. */
export async function GET({ headers }: Request): Promise<Response> {
  const token = headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
  const draft = await draftOf(await getPayload({ config }), token);
  return draft === undefined
    ? Response.json({ error: 'This link is invalid or has expired.' }, { status: 404 })
    : Response.json(draft, { headers: { 'cache-control': 'no-store' } });
}

import config from '@payload-config';
import { getPayload } from 'payload';
import { draftOf } from '../../../answers.ts';

/** Sends a draft to the site, which shows it when an editor opens Payload's 'Preview'. */
export async function GET({ headers }: Request): Promise<Response> {
  const token = headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
  const draft = await draftOf(await getPayload({ config }), token);
  return draft === undefined
    ? Response.json({ error: 'This link is invalid or has expired.' }, { status: 404 })
    : Response.json(draft, { headers: { 'cache-control': 'no-store' } });
}

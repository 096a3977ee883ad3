import { createHash } from 'node:crypto';
import config from '@payload-config';
import { getPayload } from 'payload';
import { answerTo } from '../../../answers.ts';
import { receive } from '../../../visitors.ts';

/** Answers the GET calls (§7). Each response except a 404 has an entity tag. */
export async function GET(request: Request): Promise<Response> {
  const answer = await answerTo(await getPayload({ config }), new URL(request.url).pathname);
  if (answer === undefined) {
    return Response.json({ error: 'Not found.' }, { status: 404 });
  }
  const body = JSON.stringify(answer);
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const headers = { etag, 'cache-control': 'no-cache', 'content-type': 'application/json' };
  const isKnown = request.headers.get('if-none-match')?.includes(etag) === true;
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(body, { headers });
}

export async function POST(request: Request): Promise<Response> {
  return receive(await getPayload({ config }), new URL(request.url).pathname, request);
}

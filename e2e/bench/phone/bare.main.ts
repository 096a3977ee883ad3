// A minimal Node server, for comparison: it sends one answer, `ANSWER`, on `PORT`.
import { createServer } from 'node:http';

const { PORT = '0', ANSWER = '' } = process.env;
const answer: { readonly headers: string[]; readonly body: string } = JSON.parse(ANSWER);
const body = Buffer.from(answer.body, 'base64');
/** Node sets these itself. */
const ownHeaders = /^(?:connection|keep-alive|date)$/i;
const headers = answer.headers.flatMap((name, index) =>
  index % 2 === 0 && !ownHeaders.test(name) ? [name, answer.headers[index + 1] ?? ''] : [],
);

createServer((_, response) => response.writeHead(200, headers).end(body)).listen(
  Number(PORT),
  '127.0.0.1',
);

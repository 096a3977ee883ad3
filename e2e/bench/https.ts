import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { portOf } from './slow-line.ts';

/** Headers that HTTP/2 does not have. */
const ofConnection =
  /^(?::.*|connection|keep-alive|transfer-encoding|http2-settings|upgrade|host)$/;

const withoutConnection = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.test(name)));

/** A new key and a self-signed certificate, as one text. */
function makeCertificate(): string {
  const parameters =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost -keyout - -out -';
  return execFileSync('openssl', parameters.split(' '), { encoding: 'utf8', stdio: 'pipe' });
}

/** Answers of the proxy itself, by path. */
export type OwnAnswers = Readonly<
  Record<string, { readonly type: string; readonly encoding?: string; readonly body: Buffer }>
>;

/** Starts an HTTP/2 proxy with TLS in front of a site. @returns its port. */
export async function startHttps(siteUrl: string, own: OwnAnswers): Promise<number> {
  const certificate = makeCertificate();
  const agent = new Agent({ keepAlive: true });
  const proxy = createSecureServer({ key: certificate, cert: certificate }, (incoming, answer) => {
    const { method, url = '/', headers } = incoming;
    const found = own[url];
    if (found !== undefined) {
      answer.writeHead(200, {
        'content-type': found.type,
        ...(found.encoding && { 'content-encoding': found.encoding }),
        'content-length': found.body.length,
        'cache-control': 'no-cache',
      });
      answer.end(found.body);
      return;
    }
    const forwarded = { ...withoutConnection(headers), 'x-forwarded-proto': 'https' };
    const onward = request(siteUrl + url, { method, headers: forwarded, agent }, (response) => {
      answer.writeHead(response.statusCode ?? 502, withoutConnection(response.headers));
      response.pipe(answer);
    });
    onward.on('error', () => answer.stream.destroy());
    incoming.pipe(onward);
  });
  proxy.listen(0, '127.0.0.1').unref();
  await once(proxy, 'listening');
  return portOf(proxy.address());
}

import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A mail server of a test's own, which keeps what it is given or refuses it. */
export interface MailServer {
  /** Its `smtp://` address. */
  readonly url: string;
  /** The messages it took, headers and text. */
  readonly taken: readonly string[];
  close(): Promise<void>;
}

/** How a mail server behaves. */
export interface MailServerSetup {
  /** Its answer to the recipient: `250 OK`, or a refusal such as `550 No such user`. */
  readonly verdict?: string;
  /** Default: any free port. */
  readonly port?: number;
  /** Milliseconds before each answer. */
  readonly delay?: number;
}

/** Starts a mail server: as much SMTP as one plain message needs. The caller closes it. */
export async function startMailServer({
  verdict = '250 OK',
  port = 0,
  delay = 0,
}: MailServerSetup = {}): Promise<MailServer> {
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    socket.setEncoding('utf8').on('error', () => socket.destroy());
    socket.write('220 test\r\n');
    let pending = '';
    let message: string | undefined;
    const say = (words: string) => setTimeout(() => socket.write(`${words}\r\n`), delay);
    const answer = (line: string) => {
      if (message !== undefined) {
        if (line !== '.') {
          message += `${line}\n`;
          return;
        }
        taken.push(message);
        message = undefined;
        say('250 OK');
      } else if (line === 'DATA') {
        message = '';
        say('354 Go on');
      } else if (line.startsWith('RCPT')) say(verdict);
      else if (line === 'QUIT') socket.end('221 Bye\r\n');
      else say('250 OK');
    };
    socket.on('data', (chunk: string) => {
      const lines = (pending + chunk).split('\r\n');
      pending = lines.pop() ?? '';
      lines.forEach(answer);
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No mail server');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    taken,
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

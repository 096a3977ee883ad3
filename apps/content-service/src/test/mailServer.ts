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

/**
 * Starts a mail server: as much SMTP as one plain message needs. The caller closes it.
 *
 * @param verdict its answer to the recipient: `250 OK`, or a refusal such as `550 No such user`
 */
export async function startMailServer(verdict = '250 OK'): Promise<MailServer> {
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    socket.setEncoding('utf8').on('error', () => socket.destroy());
    socket.write('220 test\r\n');
    let pending = '';
    let message: string | undefined;
    const answer = (line: string) => {
      if (message !== undefined) {
        if (line !== '.') {
          message += `${line}\n`;
          return;
        }
        taken.push(message);
        message = undefined;
        socket.write('250 OK\r\n');
      } else if (line === 'DATA') {
        message = '';
        socket.write('354 Go on\r\n');
      } else if (line.startsWith('RCPT')) socket.write(`${verdict}\r\n`);
      else if (line === 'QUIT') socket.end('221 Bye\r\n');
      else socket.write('250 OK\r\n');
    };
    socket.on('data', (chunk: string) => {
      const lines = (pending + chunk).split('\r\n');
      pending = lines.pop() ?? '';
      lines.forEach(answer);
    });
  }).listen(0, '127.0.0.1');
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

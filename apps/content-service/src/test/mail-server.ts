import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A mail server for a test, which accepts or refuses messages. */
export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/**
 * Starts a mail server with the SMTP commands for a plain message. The caller closes it.
 *
 * @param verdict its answer to the recipient: `250 OK`, or a refusal such as `550 No such user`
 */
export async function startMailServer(verdict = '250 OK') {
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    socket.setEncoding('utf8').on('error', () => socket.destroy());
    socket.write('220 test\r\n');
    let pending = '';
    let message: string | undefined;
    const say = (words: string) => socket.write(`${words}\r\n`);
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
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No mail server');
  return {
    /** Its `smtp://` address. */
    url: `smtp://127.0.0.1:${address.port}`,
    /** The messages that it accepted, headers and text. */
    taken,
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

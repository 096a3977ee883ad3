import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/** Starts a mail server. It answers `verdict` to `RCPT` and `AUTH`, and `end` to each message. */
export async function startMailServer(verdict = '250 OK', end = '250 OK') {
  const accepted: string[] = [];
  const { port } = await listenOnFreePort((socket) => {
    const say = (words: string) => socket.write(`${words}\r\n`);
    let message: string | undefined;
    const answer = (line: string) => {
      if (message !== undefined && line !== '.') {
        message += `${line}\n`;
      } else if (message !== undefined) {
        accepted.push(message);
        message = undefined;
        say(end);
      } else if (line === 'DATA') {
        message = '';
        say('354 Go on');
      } else if (line.startsWith('EHLO')) say('250 AUTH PLAIN');
      else if (/^(?:RCPT|AUTH)/.test(line)) say(verdict);
      else if (line === 'QUIT') socket.end('221 Bye\r\n');
      else say('250 OK');
    };
    createInterface({ input: socket }).on('line', answer);
    say('220 test');
  });
  return { url: `smtp://127.0.0.1:${port}`, accepted };
}

/** Listens on the loopback address until the end of the running test. */
export async function listenOnFreePort(onConnection?: (socket: Socket) => void) {
  const server = createServer(onConnection).listen(0, '127.0.0.1');
  // Ignore errors, because a killed process resets its connections.
  server.on('connection', (socket) => socket.on('error', () => socket.destroy()));
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return { server, port: Number(Object(server.address()).port) };
}

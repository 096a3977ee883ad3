// Kills a process that saves and publishes, again and again at random moments, and counts what was lost:
// pnpm --filter content-service kill-test [rounds]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { createDraftStore, leaseMs } from '../../../apps/content-service/src/edit/drafts/drafts.ts';
import { createPublisher } from '../../../apps/content-service/src/edit/drafts/publish.ts';
import { readRecordFiles } from '../../../apps/content-service/src/edit/fields/record-files.ts';
import {
  openDatabase,
  readDatabaseAddress,
} from '../../../apps/content-service/src/store/database.ts';

const folder = 'home';
const filler = 'Harmattan '.repeat(3_000);
const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const quiet = { debug() {}, info() {}, warn() {}, error() {} };

/** Saves and publishes growing numbers until it is killed; prints each when it is done. */
async function work(where: string): Promise<void> {
  const root = path.join(where, 'content');
  const address = readDatabaseAddress(`file:${path.join(where, 'db.sqlite')}`);
  const store = createDraftStore(await openDatabase(address, quiet));
  const library = { readNow: async () => undefined };
  const publisher = createPublisher({ root, store, library, log: quiet });
  // The one before is dead, so its lease need not be waited for.
  await publisher.resume(new Date(Date.now() + leaseMs));
  const published = await readWhole(root);
  let draft = await store.draftOf(folder);
  const saved = Math.max(published, Number(draft?.fields.header_caption ?? 0));
  say(`found ${saved} ${published}`);
  for (let number = saved + 1; ; number += 1) {
    const files = await readRecordFiles(root, folder);
    const content = {
      folder,
      fields: { header_caption: String(number), header_body: `<p>${number} ${filler}</p>` },
      base_fields: files.fields,
      base_version: files.version,
      saved_by: 'test',
    };
    draft = await store.save(content, draft);
    if (draft === undefined) throw new Error(`${number} was not saved`);
    say(`saved ${number}`);
    if (number % 2 === 0) {
      const { state } = await publisher.publish(draft, draft.fields, 'test');
      if (state !== 'published') throw new Error(`${number} was not published: ${state}`);
      draft = undefined;
      say(`published ${number}`);
    }
  }
}

/** The number in a folder's files; throws if a file is incomplete, or the numbers differ. */
async function readWhole(root: string): Promise<number> {
  const names = await readdir(path.join(root, folder)).catch(() => []);
  if (names.length === 0) return 0;
  const read = (name: string) => readFile(path.join(root, folder, name), 'utf8');
  const record: unknown = JSON.parse(await read('record.json'));
  const text = await read('header_body.html');
  const number = Number(/^<p>(\d+) /.exec(text)?.[1]);
  const isWhole = isDeepStrictEqual(record, { header_caption: String(number) });
  if (!isWhole || text !== `<p>${number} ${filler}</p>\n`) {
    throw new Error(`The files are not of one publication: ${JSON.stringify(record)}`);
  }
  if (names.length !== 2) throw new Error(`Something was left: ${names.join(', ')}`);
  return number;
}

async function kill(rounds: number): Promise<void> {
  const where = await mkdtemp(path.join(tmpdir(), 'kill-test-'));
  await mkdir(path.join(where, 'content'));
  const acknowledged = { saved: 0, published: 0 };
  const lost: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const child = spawn(process.execPath, [import.meta.filename, 'work', where], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(child, 'exit');
    const lines = createInterface(child.stdout);
    const finished = once(lines, 'close');
    const hasBegun = Promise.withResolvers<void>();
    child.once('exit', (code) => {
      if (code !== null) lost.push(`round ${round}: it could not go on`);
      hasBegun.resolve();
    });
    lines.on('line', (line) => {
      const [what, first = '', second = ''] = line.split(' ');
      if (what === 'found') {
        const { saved, published } = acknowledged;
        if (Number(first) < saved || Number(second) < published) {
          lost.push(`round ${round}: ${saved} ${published} acknowledged, ${first} ${second} found`);
        }
        hasBegun.resolve();
      } else if (what === 'saved') acknowledged.saved = Number(first);
      else acknowledged.published = Number(first);
    });
    await hasBegun.promise;
    await sleep(Math.random() * 150);
    child.kill('SIGKILL');
    await exited;
    await finished;
    if (round % 50 === 0) say(`${round} kills, ${lost.length} lost`);
  }
  await rm(where, { recursive: true });
  say(
    `${rounds} kills, ${acknowledged.saved} saves and ${acknowledged.published / 2} publications acknowledged, ${lost.length} lost`,
  );
  for (const line of lost) say(line);
  if (lost.length > 0) process.exitCode = 1;
}

const [mode = '', where = ''] = process.argv.slice(2);
if (mode === 'work') await work(where);
else await kill(Number(mode || 500));

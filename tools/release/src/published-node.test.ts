import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../../e2e/support/servers/listen.ts';
import { compareNode } from './published-node.ts';

const build = 'v1.2.3-linux-x64';

/** A Node project that publishes one version, whose program is this text. */
async function publish(program: string, change: (archive: Buffer) => Buffer = (same) => same) {
  const folder = mkdtempSync(join(tmpdir(), 'published-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, `node-${build}`, 'bin'), { recursive: true });
  writeFileSync(join(folder, `node-${build}`, 'bin', 'node'), program);
  execFileSync('tar', ['-czf', 'archive', `node-${build}`], { cwd: folder });
  const archive = readFileSync(join(folder, 'archive'));
  const sum = createHash('sha256').update(archive).digest('hex');
  const files: Record<string, string | Buffer> = {
    '/v1.2.3/SHASUMS256.txt': `${'0'.repeat(64)}  node-v1.2.3.pkg\n${sum}  node-${build}.tar.gz\n`,
    [`/v1.2.3/node-${build}.tar.gz`]: change(archive),
  };
  const server = await listen((request, response) => {
    const file = files[request.url ?? ''];
    response.writeHead(file === undefined ? 404 : 200).end(file);
  });
  onTestFinished(server.close);
  const binary = join(folder, 'installed');
  writeFileSync(binary, 'the program');
  return { binary, published: server.url };
}

const longer = (archive: Buffer) => Buffer.concat([archive, Buffer.from([0])]);

test.each([
  ['the published program is the same', 'same', 'the program', undefined],
  ['another program is another one', 'other', 'the programme', undefined],
  ['an archive that is not the one of the list proves nothing', 'other', 'the program', longer],
] as const)('%s', async (_, kind, program, change) => {
  const { binary, published } = await publish(program, change);
  expect((await compareNode(binary, build, published)).kind).toBe(kind);
});

test('a Node that cannot be downloaded is reported as unknown', async () => {
  const { binary, published } = await publish('the program');
  const of = async (name: string, address: string) => {
    const verdict = await compareNode(binary, name, address);
    return verdict.kind === 'unknown' ? verdict.reason : verdict.kind;
  };
  expect(await of('v9.9.9-linux-x64', published)).toMatch(/SHASUMS256\.txt answers 404$/);
  expect(await of('v1.2.3-sunos-x64', published)).toMatch(/no node-v1\.2\.3-sunos-x64\.tar\.gz$/);
  expect(await of(build, 'http://127.0.0.1:1')).toMatch(/cannot be reached$/);
});

// `pnpm supply-chain`: checks the licences and advisories of third-party packages, and the pinned
// Node. Ends with code 1 if something is wrong, and says what could not be checked.
import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { environment, main, root } from '../../../scripts/lib/workspace.mjs';
import { installedLicences, unusable } from './licences.ts';
import { compareNode } from './published-node.ts';

type Outcome = 'well' | 'wrong' | 'unknown';

const say = (outcome: Outcome, what: string): Outcome => {
  const mark = { well: '✓', wrong: '✗', unknown: '?' }[outcome];
  console.log(`${mark} ${what}`);
  return outcome;
};

async function checkLicences(): Promise<Outcome> {
  const installed = await installedLicences();
  const refused = unusable(installed).map(({ name, licence }) => `${name} (${licence})`);
  return refused.length === 0
    ? say('well', `Licences: all ${installed.length} packages are on the list.`)
    : say(
        'wrong',
        `Licences: not on the list of tools/release/src/licences.ts: ${refused.join(', ')}.`,
      );
}

/** Asks the registry for advisories about the packages of the lockfile. */
function audit(): Outcome {
  const { status, stdout, stderr } = spawnSync('pnpm', ['audit'], {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
  });
  if (status === 0) return say('well', 'Audit: no known vulnerability.');
  const words = `${stdout}\n${stderr}`.trim();
  const refusal = /ERR_PNPM_\w+/.exec(words)?.[0];
  if (refusal === undefined) return say('wrong', `Audit:\n${words}`);
  return say('unknown', `Audit: the registry answers none (${refusal}).`);
}

async function checkNode(): Promise<Outcome> {
  const { version, platform, arch, execPath } = process;
  const build = `${version}-${platform}-${arch}`;
  const verdict = await compareNode(realpathSync(execPath), build);
  const which = `Node ${build}, SHA-256 ${verdict.sha256}`;
  switch (verdict.kind) {
    case 'same':
      return say('well', `${which}: the one that the Node project publishes.`);
    case 'other':
      return say('wrong', `${which}: NOT the one that the Node project publishes.`);
    case 'unknown':
      return say('unknown', `${which}: not compared, ${verdict.reason}.`);
  }
}

await main(async () => {
  const outcomes = [await checkLicences(), audit(), await checkNode()];
  if (outcomes.includes('wrong')) process.exitCode = 1;
});

// Fails if a package was changed without a changeset; see .changeset/README.md.
import { root } from '../../../scripts/lib/workspace.mjs';
import { judgeChangesets } from './changesets.ts';

const verdict = judgeChangesets(root);
if (verdict.kind === 'unknown') {
  console.log(`Changesets were not checked: ${verdict.reason}.`);
} else if (verdict.kind === 'missing') {
  const names = verdict.packages.join(' and ');
  console.error(
    `Changed since ${verdict.since.slice(0, 7)}, and no changeset says so: ${names}. Run \`pnpm changeset\`, or \`pnpm changeset --empty\` if nobody will notice.`,
  );
  process.exitCode = 1;
}

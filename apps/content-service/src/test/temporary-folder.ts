import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates a folder that is removed at the end of the running test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-service-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

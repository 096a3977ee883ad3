import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { fingerprint } from '../http/response.ts';
import type { Log } from '../http/server.ts';
import { writeWhole } from './whole-file.ts';

const snapshot = v.object({ path: v.string(), etag: v.optional(v.string()), body: v.string() });
type Snapshot = Readonly<v.InferOutput<typeof snapshot>>;

const suffix = '.json';

/** Stores the content service's last good responses, for a restart while that service is down. */
export function createSnapshots(folder: string, log: Log) {
  const fileOf = (path: string): string => join(folder, `${fingerprint(path)}${suffix}`);
  let failing = false;

  const change = async (work: Promise<void>): Promise<void> => {
    try {
      await work;
      failing = false;
    } catch (error) {
      // Log only the first of several failures. Pages work without the disk.
      if (!failing) log.error({ folder, reason: String(error) }, 'could not store content on disk');
      failing = true;
    }
  };

  const read = async (name: string): Promise<readonly Snapshot[]> => {
    try {
      return [v.parse(snapshot, JSON.parse(await readFile(join(folder, name), 'utf8')))];
    } catch (error) {
      log.warn({ name, reason: String(error) }, 'ignored a damaged content snapshot');
      return [];
    }
  };

  return {
    async load(): Promise<readonly Snapshot[]> {
      const names = await readdir(folder).catch(() => []);
      const snapshots = await Promise.all(names.filter((name) => name.endsWith(suffix)).map(read));
      return snapshots.flat();
    },
    save: (content: Snapshot) => change(writeWhole(fileOf(content.path), JSON.stringify(content))),
    remove: (path: string) => change(rm(fileOf(path), { force: true })),
  };
}

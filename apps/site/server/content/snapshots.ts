import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprint } from '../http/response.ts';
import type { Log } from '../http/server.ts';
import { writeWhole } from './whole-file.ts';

interface Snapshot {
  readonly path: string;
  readonly etag: string | undefined;
  readonly body: string;
}

const suffix = '.json';

/** Stores the content service's last good responses, for a restart while that service is down. */
export function createSnapshots(folder: string, log: Log) {
  const fileOf = (path: string): string => join(folder, `${fingerprint(path)}${suffix}`);
  // Pages work without the disk.
  const logFailure = (error: unknown): void =>
    log.error({ folder, reason: String(error) }, 'could not store content on disk');

  const read = async (name: string): Promise<readonly Snapshot[]> => {
    try {
      return [JSON.parse(await readFile(join(folder, name), 'utf8'))];
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
    save: (snapshot: Snapshot) =>
      writeWhole(fileOf(snapshot.path), JSON.stringify(snapshot)).catch(logFailure),
    remove: (path: string) => rm(fileOf(path), { force: true }).catch(logFailure),
  };
}

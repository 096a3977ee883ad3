import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprint } from '../http/response.ts';
import type { Log } from '../http/server.ts';
import { readSealed, writeSealed } from './sealed-file.ts';

interface Snapshot {
  readonly path: string;
  readonly etag: string | undefined;
  readonly body: string;
}

const suffix = '.json';

/** Stores the content service's last good responses, for a restart while that service is down. */
export function createSnapshots(folder: string, log: Log) {
  const pathTo = (path: string): string => join(folder, `${fingerprint(path)}${suffix}`);
  let failing = false;

  const write = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
      failing = false;
    } catch (error) {
      // Log only the first of several failures. Pages work without the disk.
      if (!failing) log.error({ folder, reason: String(error) }, 'could not store content on disk');
      failing = true;
    }
  };

  const read = async (name: string): Promise<Snapshot | undefined> => {
    const file = join(folder, name);
    try {
      return JSON.parse(String(await readSealed(file)));
    } catch (error) {
      log.warn({ file, reason: String(error) }, 'ignored a damaged content snapshot');
      await write(() => rm(file, { force: true }));
      return undefined;
    }
  };

  return {
    /** Reads all snapshots. Logs and deletes damaged snapshots. */
    async load(): Promise<readonly Snapshot[]> {
      const names = await readdir(folder).catch(() => []);
      const snapshots = await Promise.all(names.filter((name) => name.endsWith(suffix)).map(read));
      return snapshots.filter((snapshot) => snapshot !== undefined);
    },
    save: (snapshot: Snapshot) =>
      write(() => writeSealed(pathTo(snapshot.path), JSON.stringify(snapshot))),
    remove: (path: string) => write(() => rm(pathTo(path), { force: true })),
  };
}

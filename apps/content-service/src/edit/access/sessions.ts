import { hash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../store/schema.ts';
import { whenFree } from '../../store/sqlite.ts';

/** A working day. */
export const sessionSeconds = 12 * 60 * 60;

/** Sessions are in the database, so that logging out ends them even if the cookie was copied. */
export type Sessions = ReturnType<typeof createSessions>;

/** @param key changing it ends every session. */
export function createSessions(db: Kysely<Schema>, key: string) {
  const idOf = (cookie: string): string => hash('sha256', `${key} ${cookie}`);
  const now = (): string => new Date().toISOString();
  return {
    /** Begins a session. @returns the value of its cookie. */
    async begin(name: string): Promise<string> {
      const cookie = randomBytes(32).toString('base64url');
      const ends_at = new Date(Date.now() + sessionSeconds * 1000).toISOString();
      const row = { id: idOf(cookie), name, ends_at };
      await whenFree(() => db.deleteFrom('sessions').where('ends_at', '<', now()).execute());
      await whenFree(() => db.insertInto('sessions').values(row).execute());
      return cookie;
    },
    async nameOf(cookie: string): Promise<string | undefined> {
      const found = db.selectFrom('sessions').select('name').where('id', '=', idOf(cookie));
      return (await found.where('ends_at', '>', now()).executeTakeFirst())?.name;
    },
    async end(cookie: string): Promise<void> {
      await whenFree(() => db.deleteFrom('sessions').where('id', '=', idOf(cookie)).execute());
    },
  };
}

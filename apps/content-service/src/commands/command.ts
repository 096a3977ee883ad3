import { existsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { readSecretFiles, SettingError } from '@insurance-kit/server/settings';
import { readSettings, variables } from '../settings.ts';
import { type DatabaseAddress, openDatabase, readDatabaseAddress } from '../store/database.ts';
import { createStore, type Kind, type Store } from '../store/store.ts';
import { deleteMentions, readPage } from '../store/visitors.ts';

export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Runs `list`, `delete` or `resend` on the database. @throws CommandError for a wrong command. */
export async function actOnStored(
  kind: Kind,
  args: readonly string[],
  store: Store,
  print: (text: string) => unknown,
): Promise<void> {
  const { action, options } = readArguments(kind, args);
  switch (action) {
    case 'list': {
      const { limit = '20' } = options;
      if (!/^[1-9]\d{0,4}$/.test(limit)) {
        throw misuse(kind, '--limit must be a whole number from 1 to 99999');
      }
      const entries = await readPage(kind, store, { limit: Number(limit) });
      print(`${JSON.stringify(entries, null, 2).replace(unprintable, '\ufffd')}\n`);
      return;
    }
    case 'delete': {
      const email = options.email?.trim().toLowerCase();
      if (!email?.includes('@')) throw misuse(kind, 'delete needs --email <address>');
      const { deleted, doubtful } = await deleteMentions(kind, store, email);
      print(`Deleted ${deleted} entries of ${kind} with the address ${email}.\n`);
      if (doubtful.length > 0) {
        const lines = doubtful.map(({ id, address }) => `  ${id}  ${address}\n`);
        print(
          `Not deleted, because these may be addresses of other people. To delete an entry, repeat the command with the address shown:\n${lines.join('')}`,
        );
      }
      return;
    }
    case 'resend': {
      const { delivery } = options;
      if (kind !== 'messages') throw misuse(kind, 'Only messages can be resent.');
      if (delivery !== 'failed' && delivery !== 'kept') {
        throw misuse(kind, 'resend needs --delivery failed or --delivery kept');
      }
      const count = await store.resendMessages(delivery);
      print(
        `${count} ${delivery} messages are queued. They are sent if SMTP_URL is set, and MAIL is not.\n`,
      );
      return;
    }
    default:
      throw misuse(
        kind,
        action === undefined ? 'Name a command.' : `There is no command '${kind} ${action}'.`,
      );
  }
}

function readArguments(kind: Kind, args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const { positionals, values } = parseArgs({
      // pnpm passes the first `--` on, as in `pnpm … list -- --limit 5`.
      args: args.filter((argument) => argument !== '--'),
      allowPositionals: true,
      options: { limit: text, email: text, delivery: text },
    });
    if (positionals.length > 1) throw misuse(kind, `Too many words: ${positionals.join(' ')}`);
    return { action: positionals[0], options: values };
  } catch (error) {
    if (error instanceof TypeError) throw misuse(kind, error.message);
    throw error;
  }
}

function misuse(kind: Kind, reason: string): CommandError {
  return new CommandError(`${reason}
Usage:
  pnpm --filter content-service ${kind} list [--limit 20]
  pnpm --filter content-service ${kind} delete --email <address>
${kind === 'messages' ? '  pnpm --filter content-service messages resend --delivery failed|kept\n    kept: stored while no mail server was set\n' : ''}`);
}

/** Control and bidirectional characters that `JSON.stringify` does not escape. */
const unprintable = /[\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Copies an SQLite database while it is in use. @throws CommandError */
export async function backUp(address: DatabaseAddress, output: string | undefined): Promise<void> {
  if (output === undefined) throw new CommandError('Usage: backup --output <new file>');
  if (address.engine === 'postgres') {
    throw new CommandError('DATABASE_URL is PostgreSQL, which has its own tool: pg_dump.');
  }
  // Create a file that only this user can read.
  const created = await open(output, 'wx', 0o600).catch((error: unknown) => {
    throw new CommandError(`${output} cannot be created: ${String(error)}`);
  });
  await created.close();
  try {
    using source = new DatabaseSync(address.file, { readOnly: true });
    source.prepare('VACUUM INTO ?').run(output);
  } catch (error) {
    await rm(output, { force: true });
    throw new CommandError(`${address.file} cannot be backed up: ${String(error)}`);
  }
}

/** Runs a command on the configured database. Prints expected errors without a stack trace. */
export async function runWithSettings(
  command: (address: DatabaseAddress) => Promise<void>,
): Promise<void> {
  try {
    const { DATABASE_URL, DATA_DIR, COMPANY } = readSecretFiles(process.env, variables);
    const settings = readSettings({ DATABASE_URL, DATA_DIR, COMPANY });
    await command(readDatabaseAddress(settings.DATABASE_URL));
  } catch (error) {
    if (!(error instanceof SettingError || error instanceof CommandError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Runs `list`, `delete` or `resend` with the arguments of the command line. */
export async function runCommand(kind: Kind): Promise<void> {
  // Exit if the reader of a pipe stops early (`… list | head`).
  process.stdout.on('error', () => process.exit(0));
  await runWithSettings(async (address) => {
    // Without the service's settings, all messages would seem to be deleted.
    if (address.engine === 'sqlite' && !existsSync(address.file))
      process.stderr.write(
        `There was no database ${address.file}. If the service has another, set DATA_DIR or DATABASE_URL as for the service.\n`,
      );
    const log = { warn: () => process.stderr.write('The database does not answer yet.\n') };
    const store = createStore(await openDatabase(address, log));
    try {
      await actOnStored(kind, process.argv.slice(2), store, (text) => process.stdout.write(text));
    } finally {
      await store.close();
    }
  });
}

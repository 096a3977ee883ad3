import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { stringify } from 'csv-stringify/sync';
import type { Kind, Store, StoredFeedback, StoredMessage } from '../store/store.ts';

/** A wrong command line: the message says what is wrong and what to type. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** A stored row for lists and tables: metadata first, then what the visitor wrote. */
export interface Entry {
  readonly id: string;
  readonly received_at: string;
  readonly about: Readonly<Record<string, string | number>>;
  readonly written: Readonly<Record<string, string>>;
}

const usageOf = (kind: Kind): string => `How to use it:
  pnpm --filter content-service ${kind} list [--limit 20] [--before <id>]
  pnpm --filter content-service ${kind} export --format csv|json [--output <file>]
  pnpm --filter content-service ${kind} delete --email <address>
${kind === 'messages' ? '  pnpm --filter content-service messages resend --delivery failed|kept\n' : ''}`;

const pageSize = 500;

/**
 * Runs `list`, `export` or `delete` on what visitors sent. `resend` marks messages to be
 * sent again by the service that runs on the same database.
 *
 * @param print writes to standard output
 * @throws CommandError if the command is wrong
 */
export async function actOnStored(
  kind: Kind,
  args: readonly string[],
  store: Store,
  print: (text: string) => unknown,
): Promise<void> {
  const { action, options } = readArguments(kind, args);
  switch (action) {
    case 'list': {
      const limit = readLimit(kind, options.limit ?? '20');
      const entries = await readPage(kind, store, limit, options.before);
      print(entries.length === 0 ? 'There are none.\n' : entries.map(asText).join('\n'));
      const last = entries.at(-1);
      if (last !== undefined && entries.length === limit) {
        print(`\nOlder ones: ${kind} list --limit ${limit} --before ${last.id}\n`);
      }
      return;
    }
    case 'export': {
      const text = asFile(kind, options.format, await readAll(kind, store));
      if (options.output === undefined) {
        print(text);
        return;
      }
      // Only its owner may read it: it contains personal data.
      await writeFile(options.output, text, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
        throw new CommandError(`--output ${options.output} cannot be made: ${String(error)}`);
      });
      print(`Written to ${options.output}.\n`);
      return;
    }
    case 'delete': {
      const email = options.email?.trim().toLowerCase();
      if (!email?.includes('@')) throw misuse(kind, 'delete needs --email <address>');
      const theirs = (await readAll(kind, store)).filter((entry) => mentions(entry, email));
      let deleted = 0;
      for (let from = 0; from < theirs.length; from += pageSize) {
        const ids = theirs.slice(from, from + pageSize).map(({ id }) => id);
        deleted += await store.remove(kind, ids);
      }
      print(`Deleted ${deleted} of ${kind} with the address ${email}.\n`);
      return;
    }
    case 'resend': {
      const { delivery } = options;
      if (kind !== 'messages') throw misuse(kind, 'Feedback is sent to nobody.');
      if (delivery !== 'failed' && delivery !== 'kept') {
        throw misuse(kind, 'resend needs --delivery failed or --delivery kept');
      }
      const count = await store.resendMessages(delivery);
      print(`${count} ${delivery} messages will be sent by a service with SMTP_URL.\n`);
      return;
    }
    default:
      throw misuse(
        kind,
        action === undefined ? 'Say what to do.' : `There is no ${kind} ${action}.`,
      );
  }
}

function readArguments(kind: Kind, args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const { positionals, values } = parseArgs({
      // pnpm passes the first `--` of `pnpm … list -- --limit 5` on.
      args: args.filter((argument) => argument !== '--'),
      allowPositionals: true,
      options: {
        limit: text,
        before: text,
        format: text,
        output: text,
        email: text,
        delivery: text,
      },
    });
    if (positionals.length > 1) throw misuse(kind, `Too many words: ${positionals.join(' ')}`);
    return { action: positionals[0], options: values };
  } catch (error) {
    if (error instanceof TypeError) throw misuse(kind, error.message);
    throw error;
  }
}

function misuse(kind: Kind, reason: string): CommandError {
  return new CommandError(`${reason}\n${usageOf(kind)}`);
}

function readLimit(kind: Kind, text: string): number {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw misuse(kind, `--limit must be a whole number from 1, not ${JSON.stringify(text)}`);
}

/** Reads a page of what visitors sent, newest first. */
export async function readPage(
  kind: Kind,
  store: Store,
  limit: number,
  before: string | undefined,
): Promise<Entry[]> {
  return kind === 'messages'
    ? (await store.messages({ limit, before })).map(messageEntry)
    : (await store.feedback({ limit, before })).map(feedbackEntry);
}

async function readAll(kind: Kind, store: Store): Promise<Entry[]> {
  const all: Entry[] = [];
  for (;;) {
    const page = await readPage(kind, store, pageSize, all.at(-1)?.id);
    all.push(...page);
    if (page.length < pageSize) return all;
  }
}

function messageEntry({ id, received_at, params, ...about }: StoredMessage): Entry {
  const written = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
  const { template_id, delivery, delivery_detail } = about;
  return {
    id,
    received_at,
    about: { template_id, delivery, delivery_detail: delivery_detail ?? '' },
    written,
  };
}

function feedbackEntry({ id, received_at, feedback, ...about }: StoredFeedback): Entry {
  return { id, received_at, about, written: { feedback: feedback ?? '' } };
}

/** Control characters of terminals, and those that change the direction of text. */
const unprintable = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

function asText({ id, received_at, about, written }: Entry): string {
  const printable = (text: string) => text.replace(unprintable, '\ufffd');
  const said = Object.entries(written).flatMap(([name, value]) => {
    const [first = '', ...more] = value.split(/\r\n|[\r\n]/);
    return [
      `  ${printable(name)}: ${printable(first)}`,
      ...more.map((line) => `    ${printable(line)}`),
    ];
  });
  const facts = Object.entries(about).flatMap(([name, value]) =>
    value === '' ? [] : [`${name} ${printable(String(value))}`],
  );
  const at = `${received_at.slice(0, 16).replace('T', ' ')} UTC`;
  return `${[`${at}  ${id}`, `  ${facts.join(', ')}`, ...said].join('\n')}\n`;
}

/** The most columns for fields: each message may bring names of its own. */
const mostColumns = 40;

/** The names of the fields that get a column: those that most entries have, in their order. */
function columnsOf(entries: readonly Entry[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of entries.flatMap(({ written }) => Object.keys(written))) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const commonest = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, mostColumns);
  const chosen = new Set(commonest.map(([name]) => name));
  return [...counts.keys()].filter((name) => chosen.has(name));
}

/** Each entry's fields without a column, as JSON; `undefined` if all have one. */
function restOf(
  entries: readonly Entry[],
  columns: readonly string[],
): readonly string[] | undefined {
  const known = new Set(columns);
  const rest = entries.map(({ written }) => {
    const others = Object.entries(written).filter(([name]) => !known.has(name));
    return others.length === 0 ? '' : JSON.stringify(Object.fromEntries(others));
  });
  return rest.some((text) => text !== '') ? rest : undefined;
}

function asFile(kind: Kind, format: string | undefined, entries: readonly Entry[]): string {
  switch (format) {
    case 'json':
      return `${JSON.stringify(entries, null, 2)}\n`;
    case 'csv': {
      const facts = [...new Set(entries.flatMap(({ about }) => Object.keys(about)))];
      const fields = columnsOf(entries);
      const rest = restOf(entries, fields);
      const names = ['id', 'received_at', ...facts, ...fields, ...(rest ? ['other'] : [])];
      const rows = entries.map(({ id, received_at, about, written }, index) => [
        id,
        received_at,
        ...facts.map((name) => about[name]),
        ...fields.map((name) => (Object.hasOwn(written, name) ? written[name] : undefined)),
        ...(rest ? [rest[index]] : []),
      ]);
      // A spreadsheet would run cells that begin like a formula, also in field names.
      return stringify([names, ...rows], { escape_formulas: true, bom: true });
    }
    default:
      throw misuse(kind, 'export needs --format csv or --format json');
  }
}

/** What stands between words: signs that no e-mail address has. */
const betweenWords = /[\s<>(),;:"“”«»[\]\\]+/u;
/** Signs before an address that belong to the sentence: an apostrophe as a quotation mark, a slash. */
const before = /^['‘’`*/]+/u;
/** The end of an address: nothing follows that could belong to it, except a full stop. */
const end = /^\.*(?![\p{L}\p{N}.@-])/u;

/**
 * Whether a message contains an e-mail address, in whatever field. Compared with whole words, because
 * almost any sign can be in an address: `neil@example.com` is not in `o'neil@example.com`.
 */
function mentions({ written }: Entry, email: string): boolean {
  return Object.values(written).some((value) => {
    const text = value.toLowerCase();
    if (text.trim() === email) return true;
    return text.split(betweenWords).some((word) =>
      // In `esi@example.com/ama@example.com` are two.
      [word, ...word.split('/')].some((each) => {
        const address = each.replace(before, '');
        return address.startsWith(email) && end.test(address.slice(email.length));
      }),
    );
  });
}

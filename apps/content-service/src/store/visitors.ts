import { domainToASCII, domainToUnicode } from 'node:url';
import { contactForm } from '@insurance-kit/content-client/forms';
import { slugOf } from '@insurance-kit/content-client/html/sections';
import { feedbackSchema } from '@insurance-kit/content-client/records';
import { stringify } from 'csv-stringify/sync';
import type { CompanyDetails, Language } from '../content/company.ts';
import type { Kind, Page, Store, StoredFeedback, StoredMessage } from './store.ts';

/** A stored row. `about` holds metadata and scores, `written` holds the visitor's texts. */
export interface Entry {
  readonly id: string;
  readonly received_at: string;
  readonly about: Readonly<Record<string, string | number>>;
  readonly written: Readonly<Record<string, string>>;
}

const pageSize = 100;

/** A page of entries, the newest first. */
export const readPage = async (kind: Kind, store: Store, page: Page): Promise<Entry[]> =>
  kind === 'messages'
    ? (await store.messages(page)).map(messageEntry)
    : (await store.feedback(page)).map(feedbackEntry);

async function* pagesOf(kind: Kind, store: Store): AsyncGenerator<readonly Entry[]> {
  let before: string | undefined;
  do {
    const page = await readPage(kind, store, { limit: pageSize, before });
    yield page;
    before = page.length < pageSize ? undefined : page.at(-1)?.id;
  } while (before !== undefined);
}

function messageEntry({ id, received_at, params, ...about }: StoredMessage): Entry {
  const written = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
  const { template_id, delivery, delivery_detail } = about;
  const facts = { template_id, delivery, ...(delivery_detail && { delivery_detail }) };
  return { id, received_at, about: facts, written };
}

function feedbackEntry({ id, received_at, feedback, ...about }: StoredFeedback): Entry {
  return { id, received_at, about, written: { feedback: feedback ?? '' } };
}

/** Columns of each kind's CSV file after `id` and `received_at`. */
const columns: Readonly<Record<Kind, readonly string[]>> = {
  messages: [
    'template_id',
    'delivery',
    'delivery_detail',
    ...Object.keys(contactForm().entries),
    'other',
  ],
  feedback: Object.keys(feedbackSchema.entries),
};

/** All entries as CSV, newest first, in parts. Fields without a column are JSON in `other`. */
export async function* tableOf(
  kind: Kind,
  store: Store,
  language: Language,
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const page of pagesOf(kind, store)) {
    const rows = page.map(({ id, received_at, about, written }) => {
      const others = Object.entries(written).filter(([name]) => !columns[kind].includes(name));
      const other = others.length === 0 ? '' : JSON.stringify(Object.fromEntries(others));
      return { ...written, ...about, id, received_at, other };
    });
    yield stringify(rows, {
      header: isFirst,
      columns: ['id', 'received_at', ...columns[kind]],
      delimiter: language === 'fr' ? ';' : ',',
      // Otherwise, spreadsheets run cells that begin like formulas.
      escape_formulas: true,
      bom: isFirst,
    });
    isFirst = false;
  }
}

/** Name of a CSV file for download: the company, the kind of entries, and the date. */
export const tableName = (kind: Kind, { name }: CompanyDetails): string =>
  `${slugOf(name)}-${kind}-${new Date().toISOString().slice(0, 10)}.csv`;

/**
 * Deletes each entry that mentions `email`. Keeps and returns doubtful entries: their `address`,
 * for example `_ama@example.com`, may be another person's.
 */
export async function deleteMentions(kind: Kind, store: Store, email: string) {
  const { certain, possible } = patternsOf(email);
  const doubtful: { id: string; address: string }[] = [];
  let deleted = 0;
  for await (const page of pagesOf(kind, store)) {
    const mentioning: string[] = [];
    for (const { id, written } of page) {
      const texts = Object.values(written).map((text) => text.normalize('NFC'));
      const [address] = texts.flatMap((text) => possible.exec(text)?.[0] ?? []);
      if (texts.some((text) => certain.test(text))) mentioning.push(id);
      else if (address !== undefined) doubtful.push({ id, address });
    }
    deleted += await store.remove(kind, mentioning);
  }
  return { deleted, doubtful };
}

/** Characters before an address that make it part of a longer address. */
const partBefore = "[\\p{L}\\p{N}.!#$%&+?^_{|}~@-]['‘’`*]{0,64}";
/** Characters before an address: they may emphasise it (`_ama@…_`), or start a longer address. */
const emphasisBefore = "(?<![\\p{L}\\p{N}.@-])[!#$%&+?^_{|}~'‘’`*-]{1,64}";
/** Characters after an address that make it part of a longer one. A full stop alone does not. */
const partAfter = '\\.*[\\p{L}\\p{N}@-]';

/**
 * `certain` finds an e-mail address, unless it is part of a longer one (`neil@…` in `o'neil@…`).
 * `possible` finds an address that may be part of a longer one (`_ama@…`).
 */
function patternsOf(email: string): { readonly certain: RegExp; readonly possible: RegExp } {
  const [, user = '', domain = ''] = /^(.*)@(.*)$/su.exec(email.normalize('NFC')) ?? [];
  const domains = [domain, domainToASCII(domain), domainToUnicode(domain)].filter(Boolean);
  const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const address = `${literal(user)}@(?:${domains.map(literal).join('|')})(?!${partAfter})`;
  return {
    certain: new RegExp(`(?<!${partBefore})${address}`, 'iu'),
    possible: new RegExp(`${emphasisBefore}${address}`, 'iu'),
  };
}

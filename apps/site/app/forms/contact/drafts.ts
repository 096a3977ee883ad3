import { type ContactValues, isBlank, readContactValues } from '@insurance-kit/ui';
import { draftsKey as key } from './drafts-key.ts';

/** What this tab keeps of the contact form, so that nothing typed is lost (§4.9). */
export interface Drafts {
  /** What stands in the form. */
  readonly typed?: ContactValues | undefined;
  /** What was sent, until it is known to have arrived. */
  readonly unsent?: ContactValues | undefined;
}

function readValues(stored: unknown): ContactValues | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const form = new FormData();
  for (const [name, value] of Object.entries(stored)) {
    if (name === 'privacy' ? value === true : typeof value === 'string') form.set(name, value);
  }
  return readContactValues(form);
}

function stored(): Drafts {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const fields = new Map<string, unknown>(
      typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [],
    );
    return { typed: readValues(fields.get('typed')), unsent: readValues(fields.get('unsent')) };
  } catch {
    return {};
  }
}

/** Kept here too, for browsers that block storage. */
let drafts: Drafts | undefined;

/** The drafts of this tab. After a reload, a message whose fate is unknown is among them. */
export function readDrafts(): Drafts {
  drafts ??= stored();
  return drafts;
}

/** Changes the drafts of this tab. */
export function keepDrafts(change: Drafts): void {
  const { typed, unsent } = { ...readDrafts(), ...change };
  drafts = { typed: typed && !isBlank(typed) ? typed : undefined, unsent };
  try {
    sessionStorage.setItem(key, JSON.stringify(drafts));
  } catch {
    // Storage is blocked or full: keep the draft in memory.
  }
}

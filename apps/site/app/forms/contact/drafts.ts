import { type FormValues, isBlank } from '@insurance-kit/ui/forms';
import { readContactValues } from './contact-fields.ts';
import { draftsKey as key, storedDrafts } from './stored-drafts.ts';

export interface Submission {
  readonly values: FormValues;
  /** Stays the same until the text changes, so that a message is stored once. */
  readonly submissionId: string;
  /** Whether sending failed and the form shows the message again. */
  readonly isRestored: boolean;
}

export interface Drafts {
  readonly typed?: FormValues | undefined;
  readonly unsent?: Submission | undefined;
}

const storedFields = (stored: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);

function readValues(stored: unknown): FormValues | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const fields = storedFields(stored);
  return readContactValues((name) => fields.get(name));
}

function readSubmission(stored: unknown): Submission | undefined {
  const fields = storedFields(stored);
  const values = readValues(fields.get('values'));
  return (
    values && {
      values,
      submissionId: String(fields.get('submissionId') ?? ''),
      isRestored: fields.get('isRestored') === true,
    }
  );
}

function readStored(): Drafts {
  const fields = storedFields(storedDrafts());
  return { typed: readValues(fields.get('typed')), unsent: readSubmission(fields.get('unsent')) };
}

let drafts: Drafts | undefined;

/** This tab's drafts. After a reload they include a message that was not confirmed. */
export function readDrafts(): Drafts {
  drafts ??= readStored();
  return drafts;
}

export function keepDrafts(change: Drafts): void {
  const { typed, unsent } = { ...readDrafts(), ...change };
  drafts = { typed: typed && !isBlank(typed) ? typed : undefined, unsent };
  try {
    sessionStorage.setItem(key, JSON.stringify(drafts));
  } catch {
    // If storage is full, the draft stays in memory.
  }
}

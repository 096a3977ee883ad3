import { type FormValues, isBlank } from '@insurance-kit/ui/forms';
import { draftsKey, readStored, store } from '../../behaviours/storage.ts';
import { readContactValues } from './contact-fields.ts';

/** A message that the visitor submitted with the contact form. */
export interface Submission {
  readonly values: FormValues;
  /** Stays the same until the message changes, so that a retry does not store the message twice. */
  readonly submissionId: string;
  /** Whether sending failed and the form shows the message again. */
  readonly isRestored: boolean;
}

export interface Drafts {
  readonly typed?: FormValues | undefined;
  readonly unsent?: Submission | undefined;
}

/** The fields of a stored value. The value can have any type. */
const fieldsOf = (stored: unknown): Partial<Readonly<Record<string, unknown>>> => Object(stored);

const readValues = (stored: unknown): FormValues | undefined =>
  typeof stored === 'object' && stored !== null
    ? readContactValues((name) => fieldsOf(stored)[name])
    : undefined;

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return undefined;
  }
}

function loadDrafts(): Drafts {
  const { typed, unsent } = fieldsOf(parse(readStored('sessionStorage', draftsKey)));
  const { values: stored, submissionId, isRestored } = fieldsOf(unsent);
  const values = readValues(stored);
  return {
    typed: readValues(typed),
    unsent: values && {
      values,
      submissionId: String(submissionId ?? ''),
      isRestored: isRestored === true,
    },
  };
}

let drafts: Drafts | undefined;

/** The text typed in this tab, and the last submitted message until the server confirms it. */
export function readDrafts(): Drafts {
  drafts ??= loadDrafts();
  return drafts;
}

export function keepDrafts(change: Drafts): void {
  const { typed, unsent } = { ...readDrafts(), ...change };
  drafts = { typed: typed && !isBlank(typed) ? typed : undefined, unsent };
  // If storage is full, the drafts stay in memory.
  store('sessionStorage', draftsKey, JSON.stringify(drafts));
}

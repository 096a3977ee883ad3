'use client';

import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { renewSubmissionId } from '../../submission-id.ts';
import { focusAtTop } from '../Field/ErrorSummary.tsx';
import { orPost } from '../Field/or-post.ts';
import type { ContactFormOwnProps, ContactState } from './contact-form-model.ts';
import {
  type FormValues,
  isBlank,
  isTrapped,
  problemText,
  readForm,
  readFormValues,
} from './form-fields.ts';

const setFields = (form: HTMLFormElement, values: FormValues): void => {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = value !== '';
    } else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement
    ) {
      field.value = value;
    }
  }
};

const idle: ContactState = { status: 'idle' };

/**
 * The behaviour of the contact form. Its fields are uncontrolled: the hook reads them from the DOM.
 * Phone and date have state, so each filling remounts them with a new key (`filling.count`).
 */
export function useContactForm({
  model,
  fields,
  answer,
  filled,
  onDraft,
  onSend,
  state = idle,
  readEmail,
}: Omit<ContactFormOwnProps, 'action' | 'children' | 'onAnother'>) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const sentPanel = useRef<HTMLDivElement>(null);
  const returned = useRef<HTMLDivElement>(null);
  const started = useRef(false);
  const none = readFormValues(fields, () => '');
  const initial = answer?.values ?? none;
  const [problems, setProblems] = useState(answer?.problems ?? []);
  const [outcome, setOutcome] = useState(answer?.outcome);
  const [filling, setFilling] = useState({ count: 0, values: initial });
  const [asked, setAsked] = useState(0);
  const [sentValues, setSentValues] = useState<FormValues>();

  const isSending = state.status === 'sending';
  const isSent = (state.status === 'sent' && !state.meanwhile) || outcome?.severity === 'success';
  const wasSent = useRef(isSent);
  const isReturned = state.status === 'failed' && !state.onRestore;

  const fieldId = (field: string): string => `${id}-${field}`;
  const focusFirst = () => document.getElementById(fieldId(Object.keys(fields)[0] ?? ''))?.focus();
  const valuesOf = (data: FormData) => readFormValues(fields, (name) => data.get(name));

  const fill = (values: FormValues) => {
    if (form.current) {
      form.current.reset();
      setFields(form.current, values);
      renewSubmissionId(form.current);
    }
    setFilling(({ count }) => ({ count: count + 1, values }));
    setProblems([]);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is filled once for each new value.
  useEffect(() => {
    const isFirst = !started.current;
    started.current = true;
    if (!form.current) return;
    const typed = valuesOf(new FormData(form.current));
    // Values typed before React started stay in the form and become the draft.
    if (isFirst && !isBlank(typed)) {
      onDraft?.(typed);
      return;
    }
    if (!filled) return;
    fill(filled);
    if (!isFirst && !form.current.contains(document.activeElement)) focusFirst();
  }, [filled]);

  // Before the next paint: the panel is shorter than the form, so what is below it would appear for
  // a moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves when form and panel change places.
  useLayoutEffect(() => {
    if (wasSent.current === isSent) return;
    wasSent.current = isSent;
    if (isSent) focusAtTop(sentPanel.current, 'instant');
    else focusFirst();
  }, [isSent]);

  useEffect(() => {
    if (asked > 0) focusAtTop(summary.current);
  }, [asked]);

  useEffect(() => {
    if (isReturned) returned.current?.scrollIntoView?.({ block: 'center' });
  }, [isReturned]);

  /** Checks the form; its values as they are sent if nothing is wrong. */
  const check = (data: FormData): FormValues | undefined => {
    const { problems: found, sent } = readForm(fields, valuesOf(data), readEmail);
    setProblems(found);
    return found.length > 0 ? undefined : sent;
  };

  const send = async (element: HTMLFormElement): Promise<void> => {
    const typed = new FormData(element);
    const values = check(typed);
    if (!values) {
      setAsked((count) => count + 1);
      return;
    }
    try {
      const sending = onSend({ values, trapped: isTrapped(typed) });
      fill(none);
      setSentValues(values);
      await sending;
    } catch (error) {
      setFields(element, valuesOf(typed));
      throw error;
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setOutcome(undefined);
    orPost(event.currentTarget, send);
  };

  const change = () => {
    // A component may write a field when React renders; the form is read after that.
    queueMicrotask(() => {
      if (!form.current) return;
      renewSubmissionId(form.current);
      const data = new FormData(form.current);
      onDraft?.(valuesOf(data));
      if (problems.length > 0) check(data);
    });
  };

  return {
    form,
    /** Takes the focus after sending; `summary`, the error summary, after a failed check. */
    sentPanel,
    summary,
    /** Scrolled into view when a message that could not be sent is back in the form. */
    returned,
    fieldId,
    /** The values of the first render. */
    initial,
    /** How often the form was filled, and the values of the last time. */
    filling,
    outcome,
    isSending,
    isSent,
    /** What this form sent last; unknown after a post or a reload. */
    sentValues,
    isReturned,
    /** What to do about each field that is wrong, in the order of the fields. */
    errors: problems.flatMap((problem) => {
      const field = fields[problem.field];
      return field
        ? [{ field: problem.field, words: problemText(problem, field, model.tooLong) }]
        : [];
    }),
    submit,
    /** To be called at each change of a field. */
    change,
  };
}

'use client';

import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { renewSubmissionId } from '../../submission-id.ts';
import { dateError } from '../DateTimeField/date-in-words.ts';
import { focusAtTop } from '../Field/ErrorSummary.tsx';
import { orPost } from '../Field/or-post.ts';
import { readPhone } from '../PhoneField/phone.ts';
import type { ContactFormModel, ContactFormOwnProps, ContactState } from './contact-form-model.ts';
import {
  type ContactField,
  type ContactProblem,
  type ContactValues,
  contactProblems,
  isBlank,
  isTrapped,
  noContactValues,
  readContactValues,
} from './contact-values.ts';

const setFields = (form: HTMLFormElement, values: ContactValues): void => {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = value === true;
    } else if (
      typeof value === 'string' &&
      (field instanceof HTMLInputElement ||
        field instanceof HTMLSelectElement ||
        field instanceof HTMLTextAreaElement)
    ) {
      field.value = value;
    }
  }
};

/** What to do about a field that is empty or wrong. */
function problemText(found: ContactProblem, model: ContactFormModel): string {
  if (found.problem === 'missing') return model.missing[found.field];
  if (found.field === 'time') return dateError(found.fault, model.time);
  return found.field === 'user_email' ? model.invalidEmail : model.phone[found.problem];
}

const idle: ContactState = { status: 'idle' };

/**
 * The behaviour of the contact form. Its fields are uncontrolled: the hook reads them from the DOM.
 * Phone and date have state, so each filling remounts them with a new key (`filling.count`).
 */
export function useContactForm({
  model,
  answer,
  filled,
  onDraft,
  onSend,
  state = idle,
  readEmail,
}: Omit<ContactFormOwnProps, 'action' | 'onAnother'>) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const sentPanel = useRef<HTMLDivElement>(null);
  const returned = useRef<HTMLDivElement>(null);
  const started = useRef(false);
  const initial = answer?.values ?? noContactValues;
  const [problems, setProblems] = useState(answer?.problems ?? []);
  const [outcome, setOutcome] = useState(answer?.outcome);
  const [filling, setFilling] = useState({
    count: 0,
    phone: initial.user_phone,
    time: initial.time,
  });
  const [asked, setAsked] = useState(0);
  const [sentValues, setSentValues] = useState<ContactValues>();

  const isSending = state.status === 'sending';
  const isSent = (state.status === 'sent' && !state.meanwhile) || outcome?.severity === 'success';
  const wasSent = useRef(isSent);
  const isReturned = state.status === 'failed' && !state.onRestore;

  const fieldId = (field: ContactField): string => `${id}-${field}`;
  const focusOn = (field: ContactField) => document.getElementById(fieldId(field))?.focus();

  const fill = (values: ContactValues | undefined) => {
    if (form.current) {
      form.current.reset();
      setFields(form.current, values ?? noContactValues);
      renewSubmissionId(form.current);
    }
    setFilling(({ count }) => ({
      count: count + 1,
      phone: values?.user_phone ?? '',
      time: values?.time ?? '',
    }));
    setProblems([]);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is filled once for each new value.
  useEffect(() => {
    const isFirst = !started.current;
    started.current = true;
    if (!form.current) return;
    const typed = readContactValues(new FormData(form.current));
    // Values typed before React started stay in the form and become the draft.
    if (isFirst && !isBlank(typed)) {
      onDraft?.(typed);
      return;
    }
    if (!filled) return;
    fill(filled);
    if (!isFirst && !form.current.contains(document.activeElement)) focusOn('first_name');
  }, [filled]);

  // Before the next paint: the panel is shorter than the form, so what is below it would appear for
  // a moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves when form and panel change places.
  useLayoutEffect(() => {
    if (wasSent.current === isSent) return;
    wasSent.current = isSent;
    if (isSent) focusAtTop(sentPanel.current, 'instant');
    else focusOn('first_name');
  }, [isSent]);

  useEffect(() => {
    if (asked > 0) focusAtTop(summary.current);
  }, [asked]);

  useEffect(() => {
    if (isReturned) returned.current?.scrollIntoView?.({ block: 'center' });
  }, [isReturned]);

  const check = (): { values: ContactValues; phone: string } | undefined => {
    if (!form.current) return undefined;
    const values = readContactValues(new FormData(form.current));
    const phone = readPhone(values.user_phone, model.phone.defaultCountry);
    const found = contactProblems(values, phone, readEmail);
    setProblems(found);
    if (found.length > 0 || phone.state !== 'valid') return undefined;
    const user_email = readEmail?.(values.user_email) ?? values.user_email.trim();
    return { values: { ...values, user_email, user_phone: phone.number }, phone: phone.written };
  };

  const send = async (element: HTMLFormElement): Promise<void> => {
    const typed = new FormData(element);
    const checked = check();
    if (!checked) {
      setAsked((count) => count + 1);
      return;
    }
    const { values, phone } = checked;
    try {
      const sending = onSend({ values, trapped: isTrapped(typed) });
      fill(undefined);
      setSentValues({ ...values, user_phone: phone });
      await sending;
    } catch (error) {
      setFields(element, readContactValues(typed));
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
      if (form.current) {
        renewSubmissionId(form.current);
        onDraft?.(readContactValues(new FormData(form.current)));
      }
      if (problems.length > 0) check();
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
    /** How often the form was filled; the default values of phone and date. */
    filling,
    outcome,
    isSending,
    isSent,
    /** What this form sent last, its phone number formatted; unknown after a post or a reload. */
    sentValues,
    isReturned,
    /** What to do about each field that is wrong, in the order of the fields. */
    errors: problems.map((problem) => ({
      field: problem.field,
      words: problemText(problem, model),
    })),
    submit,
    /** To be called at each change of a field. */
    change,
  };
}

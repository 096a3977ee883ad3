'use client';

import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { renewSubmissionId } from '../../submission-id.ts';
import { focusAtTop, sendOrPost, useFormCheck } from '../Field/form-parts.tsx';
import {
  type ContactFormOwnProps,
  type FormValues,
  isTrapped,
  problemText,
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

/** The contact form's behaviour. Phone and date fields remount when `filling.count` changes. */
export function useContactForm({
  model,
  fields,
  schema,
  answer,
  initialValues,
  filled,
  onDraft,
  onSend,
  state,
}: ContactFormOwnProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const sentPanel = useRef<HTMLDivElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  const started = useRef(false);
  const emptyValues = readFormValues(fields, () => '');
  const untouched = { ...emptyValues, ...initialValues };
  const initial = answer?.values ?? untouched;
  const check = useFormCheck(schema, { values: initial, problems: answer?.problems ?? [] });
  const [outcome, setOutcome] = useState(answer?.outcome);
  const [filling, setFilling] = useState({ count: 0, values: initial });
  const [sentValues, setSentValues] = useState<FormValues>();

  const isSending = state?.status === 'sending';
  const isSent = state?.status === 'sent' || outcome?.severity === 'success';
  const wasSent = useRef(isSent);
  const hasFailed = state?.status === 'failed' && !state.onRestore;

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
    check.clearProblems();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: fills the form only when `filled` changes.
  useEffect(() => {
    const isFirst = !started.current;
    started.current = true;
    if (!form.current) return;
    const typed = valuesOf(new FormData(form.current));
    // Reports values that were typed before React started.
    if (isFirst && Object.keys(typed).some((name) => typed[name] !== untouched[name])) {
      onDraft?.(typed);
      return;
    }
    if (!filled) return;
    fill(filled);
    if (!isFirst && !form.current.contains(document.activeElement)) focusFirst();
  }, [filled]);

  // A layout effect: otherwise content below flashes when a shorter panel replaces the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves only when the form or the panel appears.
  useLayoutEffect(() => {
    if (wasSent.current === isSent) return;
    wasSent.current = isSent;
    if (isSent) focusAtTop(sentPanel.current, 'instant');
    else focusFirst();
  }, [isSent]);

  useEffect(() => {
    if (hasFailed) failure.current?.scrollIntoView?.({ block: 'center' });
  }, [hasFailed]);

  const send = async (element: HTMLFormElement): Promise<void> => {
    const data = new FormData(element);
    const typed = valuesOf(data);
    const toSend = await check.checkToSend(typed);
    if (!toSend) return;
    const values = { ...typed, ...toSend };
    try {
      const sending = onSend({ values, trapped: isTrapped(data) });
      fill(emptyValues);
      setSentValues(values);
      await sending;
    } catch (error) {
      setFields(element, typed);
      throw error;
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (isSending) return event.preventDefault();
    setOutcome(undefined);
    sendOrPost(event, send);
  };

  const change = () => {
    // Wait until React has rendered, because the phone field writes its value then.
    queueMicrotask(() => {
      if (!form.current) return;
      const typed = valuesOf(new FormData(form.current));
      onDraft?.(typed);
      check.recheck(form.current, typed);
    });
  };

  return {
    form,
    sentPanel,
    summary: check.summary,
    failure,
    fieldId,
    initial,
    filling,
    outcome,
    isSending,
    isSent,
    sentValues,
    hasFailed,
    errors: check.problems.flatMap(({ field: name, problem }) => {
      const field = fields[name];
      if (!field) return [];
      const message = problemText(problem, field, model.tooLong);
      return [{ field: name, message }];
    }),
    submit,
    change,
  };
}

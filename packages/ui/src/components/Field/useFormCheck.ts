'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FormProblem, type FormSchema, readForm } from '../../form-schema.ts';
import { focusAtTop } from './ErrorSummary.tsx';

/** The values of a form, and what its schema says is wrong with them. */
interface Checked<Values> {
  readonly values: Values;
  readonly problems: readonly FormProblem[];
}

export function useFormCheck<Values extends object, Sent>(
  schema: FormSchema<Sent>,
  initial: Checked<Values>,
) {
  const [checked, setChecked] = useState(initial);
  const summary = useRef<HTMLDivElement>(null);
  const check = async (values: Values): Promise<Sent | undefined> => {
    const { problems, sent } = await readForm(schema, values);
    // Rendered at once, so that the summary of the problems can take the focus.
    flushSync(() => setChecked({ values, problems }));
    return sent;
  };
  return {
    ...checked,
    /** The summary of the problems takes the focus if the form is not sent. */
    summary,
    /** To be called at each change. */
    recheck: (values: Values) => checked.problems.length > 0 && check(values),
    /** Returns what is sent, or `undefined` where the visitor has to correct something. */
    async checkToSend(values: Values): Promise<Sent | undefined> {
      const sent = await check(values);
      if (sent === undefined) focusAtTop(summary.current);
      return sent;
    },
    forget: () => setChecked(({ values }) => ({ values, problems: [] })),
  };
}

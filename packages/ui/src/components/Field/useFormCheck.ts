'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FormProblem, type FormSchema, readForm } from '../../form-schema.ts';
import { focusAtTop } from './ErrorSummary.tsx';

/** A form's values, and the problems that its schema finds. */
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
    // Rendered at once, because the summary takes focus next.
    flushSync(() => setChecked({ values, problems }));
    return sent;
  };
  return {
    ...checked,
    /** Takes focus if the form has problems. */
    summary,
    /** Call it at each change. */
    recheck: (values: Values) => checked.problems.length > 0 && check(values),
    /** Returns the values to send; `undefined` if the visitor must correct something. */
    async checkToSend(values: Values): Promise<Sent | undefined> {
      const sent = await check(values);
      if (sent === undefined) focusAtTop(summary.current);
      return sent;
    },
    forget: () => setChecked(({ values }) => ({ values, problems: [] })),
  };
}

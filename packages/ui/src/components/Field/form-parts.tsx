'use client';

import Alert, { type AlertProps } from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { type ComponentProps, type FormEvent, type Ref, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FormProblem, type FormSchema, readForm } from '../../form-schema.ts';
import type { KitProps } from '../../kit-props.ts';
import { renewSubmissionId, submissionIdName } from '../../submission-id.ts';
import { Button } from '../Button/Button.tsx';
import { alertIcons } from '../Icon/Icon.tsx';

/** A form with a submission id. The browser does not validate the form. Works without scripts. */
export const PostForm = ({ children, ...form }: ComponentProps<'form'>) => (
  // POST, because GET would put the values into the address.
  <form {...form} method="post" noValidate>
    <input type="hidden" name={submissionIdName} suppressHydrationWarning />
    {children}
  </form>
);

export type PostFormProps<Own, Slot extends string> = Omit<
  KitProps<Own, 'form', Slot>,
  'onSubmit' | 'onChange' | 'onReset' | 'method' | 'noValidate'
>;

/** Focuses `panel`, and scrolls its top to the top of the window. */
export function focusAtTop(
  panel: HTMLElement | null,
  behavior: ScrollBehavior | 'instant' = 'auto',
): void {
  panel?.focus({ preventScroll: true });
  panel?.scrollIntoView?.({ block: 'start', behavior });
}

/** MUI's `Alert` with the kit's icons. */
export const FormAlert = (props: AlertProps) => <Alert iconMapping={alertIcons} {...props} />;

const Summary = styled(FormAlert, { name: 'KitField', slot: 'Summary' })(({ theme }) => ({
  gridColumn: '1 / -1',
  '& :is(h2, h3)': theme.typography.h5,
  '& ul': { marginBlockStart: 4 },
  '& li': { paddingBlock: 4 },
  '& a': { display: 'inline-block', color: theme.vars.palette.roles.error },
  // Leaves room for the sticky title of a dialog.
  'dialog &': { scrollMarginBlockStart: 24 },
}));

interface ErrorSummaryProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly id: string;
  readonly title: string;
  /** Heading level of the title: one below the form's title. */
  readonly heading: 'h2' | 'h3';
  readonly errors: Readonly<Record<string, string | undefined>>;
}

/** The errors of a form, each a link to its field. If there are none, renders nothing. */
export const ErrorSummary = ({ title, heading: Title, errors, ...root }: ErrorSummaryProps) => {
  const titleId = useId();
  const shownErrors = Object.entries(errors).filter(([, message]) => message !== undefined);
  if (shownErrors.length === 0) return null;
  return (
    <Summary {...root} severity="error" role="group" tabIndex={-1} aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <ul>
        {shownErrors.map(([fieldId, message]) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                document.getElementById(fieldId)?.focus();
                event.preventDefault();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Summary>
  );
};

const Send = styled(Button)({
  justifySelf: 'start',
  minWidth: 'clamp(0px, (30rem - 100%) * 999, 100%)',
});

interface SendButtonProps {
  readonly model: { readonly send: string; readonly sending: string };
  readonly isSending: boolean;
}

export const SendButton = ({ model, isSending }: SendButtonProps) => (
  <Send type="submit" aria-disabled={isSending || undefined}>
    <span>{isSending ? model.sending : model.send}</span>
  </Send>
);

/** Checks a form by its schema, and keeps its errors up to date while the visitor corrects them. */
export function useFormCheck<Values extends object, Sent>(
  schema: FormSchema<Sent>,
  initial: { readonly values: Values; readonly problems: readonly FormProblem[] },
) {
  const [checked, setChecked] = useState(initial);
  const summary = useRef<HTMLDivElement>(null);
  const check = async (values: Values): Promise<Sent | undefined> => {
    const { problems, sent } = await readForm(schema, values);
    // Renders at once, because `checkToSend` focuses the summary next.
    flushSync(() => setChecked({ values, problems }));
    return sent;
  };
  return {
    ...checked,
    summary,
    /** Call it at each change: renews the submission id, and if there are errors, checks again. */
    recheck: (form: HTMLFormElement, values: Values) => {
      renewSubmissionId(form);
      if (checked.problems.length > 0) void check(values);
    },
    /** Returns the values to send, or `undefined` if the visitor must correct something. */
    async checkToSend(values: Values): Promise<Sent | undefined> {
      const sent = await check(values);
      if (sent === undefined) focusAtTop(summary.current);
      return sent;
    },
    clearProblems: () => setChecked(({ values }) => ({ values, problems: [] })),
  };
}

/** Sends a submitted form by script. If that fails, the browser posts the form. */
export async function sendOrPost(
  event: FormEvent<HTMLFormElement>,
  send: (form: HTMLFormElement) => void | Promise<void>,
): Promise<void> {
  event.preventDefault();
  const form = event.currentTarget;
  try {
    await send(form);
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: developers need to know why the script failed.
    console.error('Sending the form by script failed, so the browser posts it.', error);
    // Not `requestSubmit`, which would run the script again.
    form.submit();
  }
}

'use client';

import { useForkRef } from '@mui/material/utils';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import type { LinkModel } from '../../models.ts';
import { renewSubmissionId, submissionIdName } from '../../submission-id.ts';
import { styled } from '../../theme/styled.ts';
import { Button } from '../Button/Button.tsx';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { ChoiceField } from '../ChoiceField/ChoiceField.tsx';
import { DateTimeField, type DateTimeModel } from '../DateTimeField/DateTimeField.tsx';
import { Link } from '../Link/Link.tsx';
import { Message } from '../Message/Message.tsx';
import { PhoneField, type PhoneModel } from '../PhoneField/PhoneField.tsx';
import { readPhone } from '../PhoneField/phone.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import {
  type ContactField,
  type ContactProblem,
  type ContactValues,
  contactProblems,
  isBlank,
  isTrapped,
  noContactValues,
  type RequiredContactField,
  readContactValues,
  trapName,
} from './contact-values.ts';

/** An optional choice (§5.1). */
export interface ContactChoiceModel {
  readonly label: string;
  readonly options: readonly string[];
}

/** All texts of the contact form (§5.1). */
export interface ContactFormModel {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: PhoneModel;
  readonly request: ContactChoiceModel;
  readonly enquiry: ContactChoiceModel;
  readonly complaint: ContactChoiceModel;
  /** 'Select at least one option' (§5.1): shown in a choice before anything is chosen. */
  readonly choose: string;
  readonly message: string;
  readonly time: DateTimeModel;
  /** The label of the privacy checkbox, with its link (§2.17). */
  readonly privacy: { readonly before: string; readonly link: LinkModel; readonly after: string };
  /** Shown beside the label of a required field: 'required'. */
  readonly required: string;
  readonly send: string;
  /** The button's label while a message is being sent. */
  readonly sending: string;
  /** What to do about a field that is empty or wrong. */
  readonly missing: Readonly<Record<RequiredContactField, string>>;
  readonly invalidEmail: string;
  /** The title of the error summary. */
  readonly problems: (count: number) => string;
  /** What happens next, shown in the form's place when a message has been sent. */
  readonly sent: {
    readonly title: string;
    /** What happens, and when, in order. */
    readonly steps: readonly string[];
    /** The button that brings the form back. */
    readonly another: string;
  };
  /** Said beside the button when a message could not be sent and stands in the form again (§4.9). */
  readonly returned: string;
  /** Said when another one has been begun meanwhile, and the button that puts the first one back. */
  readonly unsent: { readonly text: string; readonly action: string };
  /** The label of the hidden field that only programs fill in. */
  readonly trap: string;
}

/** A message that passed every check. */
export interface ContactSubmission {
  /** As typed, to put back; the phone number as E.164 writes it. */
  readonly values: ContactValues;
  /** True if a program filled in the hidden field: then nothing must be sent. */
  readonly trapped: boolean;
}

/** The server's answer to a posted form. */
export interface ContactAnswer {
  /** What was typed, if the message was not accepted. */
  readonly values?: ContactValues;
  readonly problems?: readonly ContactProblem[];
  /** The result of sending (§8). */
  readonly outcome?: { readonly tone: 'success' | 'error'; readonly message: string };
}

/** What became of the last message (§4.9). */
export type ContactState =
  | { readonly status: 'idle' }
  /** The form cannot be sent again. */
  | { readonly status: 'sending' }
  /** `meanwhile`: another message has been begun, so the form stays. */
  | { readonly status: 'sent'; readonly meanwhile: boolean }
  /** Without `onRestore` the message stands in the form again: `filled`. */
  | { readonly status: 'failed'; readonly onRestore?: () => void };

const idle: ContactState = { status: 'idle' };

/** The id of the element with the answer to a post: the fragment of the form's address. */
export const contactAnswerId = 'contact-answer';

interface ContactFormOwnProps {
  readonly model: ContactFormModel;
  /** The address to which the form is posted without JavaScript. */
  readonly action: string;
  /** The server's answer to such a post; its values fill the form. */
  readonly answer?: ContactAnswer | undefined;
  /**
   * Values to fill the form with. The first ones fill the form only if nobody has typed; later ones
   * always do, and focus moves to the form unless it was there.
   */
  readonly filled?: ContactValues | undefined;
  /** Called at each change, so that a draft can be kept. */
  readonly onDraft?: ((values: ContactValues) => void) | undefined;
  /** Called with a valid message, after the form has been emptied (§4.9). */
  readonly onSend: (submission: ContactSubmission) => void;
  readonly state?: ContactState | undefined;
  /** Called when the form is wanted again after a message was sent: the state is idle then. */
  readonly onAnother?: (() => void) | undefined;
}

export type ContactFormProps = Omit<
  KitProps<ContactFormOwnProps, 'form', 'summary' | 'sent'>,
  'onSubmit' | 'onChange' | 'method' | 'noValidate'
>;

const Root = styled('form', { name: 'KitContactForm', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  // Two columns at most.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(15rem, 34%)), 1fr))',
  gap: `28px ${theme.layout.gap}`,
  alignItems: 'start',
  '& > [data-wide]': { gridColumn: '1 / -1' },
  '&[hidden]': { display: 'none' },
}));

/** In the form's place. */
const Sent = styled('div', { name: 'KitContactForm', slot: 'Sent' })(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 24,
  padding: theme.layout.panel,
  background: theme.vars.palette.roles.panel,
  '& h3': theme.typography.h3,
  '& ol': { display: 'grid', gap: 12, maxWidth: theme.layout.textMeasure, listStyle: 'none' },
  '& li': { display: 'flex', gap: 16, counterIncrement: 'step' },
  '& li::before': {
    ...theme.typography.h4,
    content: 'counter(step)',
    minWidth: '0.6em',
    color: theme.vars.palette.roles.brand,
  },
  [theme.breakpoints.down('md')]: { padding: '28px 24px' },
  '@media (forced-colors: active)': { border: '1px solid' },
}));

const Send = styled('div', { name: 'KitContactForm', slot: 'Send' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  '& > div': { flex: '1 1 18rem' },
});

const Choices = styled('div', { name: 'KitContactForm', slot: 'Choices' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: `28px ${theme.layout.gap}`,
  alignItems: 'end',
}));

const Summary = styled(Message, { name: 'KitContactForm', slot: 'Summary' })(({ theme }) => ({
  '& h3': theme.typography.h5,
  '& ul': { marginBlockStart: 4 },
  '& li': { paddingBlock: 4 },
  '& a': { display: 'inline-block', color: theme.vars.palette.roles.error },
}));

const Unsent = styled('div', { name: 'KitContactForm', slot: 'Unsent' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
});

/** Hidden from people: only programs fill it in. */
const Trap = styled('div', { name: 'KitContactForm', slot: 'Trap' })({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

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

/**
 * The contact form (§5.1). It is a plain form that can be filled in and posted without React or
 * before it has started. The browser holds what is typed, and this component reads it. Phone and
 * date get a new key when the form is filled, so that they start again.
 */
export const ContactForm = (props: ContactFormProps) => {
  const {
    model,
    action,
    answer,
    filled,
    onDraft,
    onSend,
    state = idle,
    onAnother,
    slot,
    ref,
    ...root
  } = useKitProps('KitContactForm', props);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const formRef = useForkRef(form, ref);
  const summary = useRef<HTMLDivElement>(null);
  const sent = useRef<HTMLDivElement>(null);
  const returned = useRef<HTMLDivElement>(null);
  const started = useRef(false);
  const checking = useRef(false);
  /** The values of the first render. */
  const initial = answer?.values ?? noContactValues;
  const [problems, setProblems] = useState(answer?.problems ?? []);
  const [outcome, setOutcome] = useState(answer?.outcome);
  /** How often the form was filled, and the values that phone and date start with. */
  const [filling, setFilling] = useState({
    count: 0,
    phone: initial.user_phone,
    time: initial.time,
  });
  const [asked, setAsked] = useState(0);

  const isSending = state.status === 'sending';
  const isSent = (state.status === 'sent' && !state.meanwhile) || outcome?.tone === 'success';
  const wasSent = useRef(isSent);
  const isReturned = state.status === 'failed' && !state.onRestore;

  const idOf = (field: ContactField): string => `${id}-${field}`;
  const focusOn = (field: ContactField) => document.getElementById(idOf(field))?.focus();

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
    // What was typed before React started stays, and is a draft from then on.
    if (isFirst && !isBlank(typed)) {
      onDraft?.(typed);
      return;
    }
    if (!filled) return;
    fill(filled);
    if (!isFirst && !form.current.contains(document.activeElement)) focusOn('first_name');
  }, [filled]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves when form and panel change places.
  useEffect(() => {
    if (wasSent.current === isSent) return;
    wasSent.current = isSent;
    if (isSent) sent.current?.focus();
    else focusOn('first_name');
  }, [isSent]);

  useEffect(() => {
    if (asked > 0) summary.current?.focus();
  }, [asked]);

  useEffect(() => {
    if (isReturned) returned.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isReturned]);

  const wordsOf = ({ field, problem }: ContactProblem): string => {
    if (problem === 'missing') return model.missing[field];
    return {
      user_email: model.invalidEmail,
      user_phone: model.phone.invalid,
      time: model.time.invalid,
    }[field];
  };
  const errorOf = (field: ContactField): string | undefined => {
    const found = problems.find((problem) => problem.field === field);
    return found && wordsOf(found);
  };

  const check = async (): Promise<ContactValues | undefined> => {
    if (!form.current) return undefined;
    const values = readContactValues(new FormData(form.current));
    const phone = await readPhone(values.user_phone, model.phone.defaultCountry);
    const found = contactProblems(values, phone);
    setProblems(found);
    if (found.length > 0) return undefined;
    return { ...values, user_phone: phone.state === 'valid' ? phone.number : values.user_phone };
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending || checking.current) return;
    const trapped = isTrapped(new FormData(event.currentTarget));
    checking.current = true;
    setOutcome(undefined);
    const values = await check();
    checking.current = false;
    if (!values) {
      setAsked((count) => count + 1);
      return;
    }
    fill(undefined);
    onSend({ values, trapped });
  };

  const change = () => {
    // After React has written the change into the form.
    queueMicrotask(() => {
      if (form.current) {
        renewSubmissionId(form.current);
        onDraft?.(readContactValues(new FormData(form.current)));
      }
      if (problems.length > 0) void check();
    });
  };

  const choice = (field: ContactField, { label, options }: ContactChoiceModel): ReactNode => (
    <ChoiceField
      id={idOf(field)}
      name={field}
      label={label}
      options={options}
      choose={model.choose}
      defaultValue={initial[field]}
    />
  );

  const text = (
    field: RequiredContactField,
    label: string,
    input: Partial<TextFieldProps>,
  ): ReactNode => (
    <TextField
      {...input}
      id={idOf(field)}
      name={field}
      label={label}
      required={model.required}
      error={errorOf(field)}
      defaultValue={initial[field]}
    />
  );

  const panel = isSent && (
    <Sent
      {...slot('sent')}
      ref={sent}
      id={contactAnswerId}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-sent`}
    >
      {outcome && <p role="status">{outcome.message}</p>}
      <h3 id={`${id}-sent`}>{model.sent.title}</h3>
      <ol>
        {model.sent.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button
        variant="outlined"
        href={action}
        onClick={(event) => {
          // After a post the link leads to the page, which has the form.
          if (outcome) return;
          event.preventDefault();
          onAnother?.();
        }}
      >
        {model.sent.another}
      </Button>
    </Sent>
  );

  const fields = (
    // POST, because a GET would put what was typed into the address.
    <Root
      {...root}
      ref={formRef}
      method="post"
      action={`${action}#${contactAnswerId}`}
      noValidate
      hidden={isSent}
      data-hydrate=""
      onSubmit={submit}
      onChange={change}
    >
      <input type="hidden" name={submissionIdName} suppressHydrationWarning />
      {outcome?.tone === 'error' && (
        <Message data-wide id={contactAnswerId} tabIndex={-1} tone="error" role="alert">
          {outcome.message}
        </Message>
      )}
      {state.status === 'sent' && state.meanwhile && (
        <Message data-wide tone="success">
          {model.sent.title}
        </Message>
      )}
      {state.status === 'failed' && state.onRestore && (
        <Message data-wide tone="error">
          <Unsent>
            <p>{model.unsent.text}</p>
            <Button variant="outlined" size="small" onClick={state.onRestore}>
              {model.unsent.action}
            </Button>
          </Unsent>
        </Message>
      )}
      {problems.length > 0 && (
        <Summary
          {...slot('summary')}
          data-wide
          ref={summary}
          id={contactAnswerId}
          tone="error"
          role="group"
          tabIndex={-1}
          aria-labelledby={`${id}-problems`}
        >
          <h3 id={`${id}-problems`}>{model.problems(problems.length)}</h3>
          <ul>
            {problems.map((problem) => (
              <li key={problem.field}>
                <a
                  href={`#${idOf(problem.field)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    focusOn(problem.field);
                  }}
                >
                  {wordsOf(problem)}
                </a>
              </li>
            ))}
          </ul>
        </Summary>
      )}
      {text('first_name', model.firstName, { type: 'text', autoComplete: 'given-name' })}
      {text('last_name', model.lastName, { type: 'text', autoComplete: 'family-name' })}
      {text('user_email', model.email, { type: 'email', autoComplete: 'email' })}
      <PhoneField
        key={`phone-${filling.count}`}
        id={idOf('user_phone')}
        name="user_phone"
        model={model.phone}
        required={model.required}
        defaultValue={filling.phone}
        error={errorOf('user_phone')}
      />
      <Choices data-wide>
        {choice('user_request', model.request)}
        {choice('user_enquiry', model.enquiry)}
        {choice('user_complaint', model.complaint)}
      </Choices>
      <div data-wide>{text('message', model.message, { rows: 6 })}</div>
      <DateTimeField
        key={`time-${filling.count}`}
        data-wide=""
        id={idOf('time')}
        name="time"
        model={model.time}
        defaultValue={filling.time}
        strict={errorOf('time') !== undefined}
        onPick={change}
      />
      <CheckboxField
        data-wide=""
        name="privacy"
        defaultChecked={initial.privacy}
        label={
          <>
            {model.privacy.before}
            <Link href={model.privacy.link.href} external={model.privacy.link.external}>
              {model.privacy.link.label}
            </Link>
            {model.privacy.after}
          </>
        }
      />
      <Trap aria-hidden="true">
        <label>
          {model.trap}
          <input name={trapName} tabIndex={-1} autoComplete="off" />
        </label>
      </Trap>
      <Send data-wide>
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending ? model.sending : model.send}
        </Button>
        <div role="status" ref={returned}>
          {isReturned && <Message tone="error">{model.returned}</Message>}
        </div>
      </Send>
    </Root>
  );

  return (
    <>
      {panel}
      {fields}
    </>
  );
};

'use client';

import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { linkProps, useKitProps } from '../../kit-props.ts';
import { renewSubmissionId } from '../../submission-id.ts';
import { Button } from '../Button/Button.tsx';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { ChoiceField } from '../ChoiceField/ChoiceField.tsx';
import { DateTimeField } from '../DateTimeField/DateTimeField.tsx';
import {
  ErrorSummary,
  FormAlert,
  focusAtTop,
  PostForm,
  type PostFormProps,
  SendButton,
  sendOrPost,
  useFormCheck,
} from '../Field/form-parts.tsx';
import { Link } from '../Link/Link.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  type ContactFormOwnProps,
  type FormFieldModel,
  type FormValues,
  isTrapped,
  privacyName,
  problemText,
  readFormValues,
  trapName,
} from './form-fields.ts';
import { SentPanel } from './SentPanel.tsx';

/** Id of the element with the server's answer. After a post, browsers scroll to this element. */
export const contactAnswerId = 'contact-answer';

export type ContactFormProps = PostFormProps<ContactFormOwnProps, 'summary' | 'sent'>;

const wide = { gridColumn: '1 / -1' };

const Root = styled(PostForm, { name: 'KitContactForm', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  // At most two columns, because a column takes at least 34 % of the width.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(15rem, 34%)), 1fr))',
  gap: `28px ${theme.layout.gap}`,
  alignItems: 'start',
  '&[hidden]': { display: 'none' },
}));

const Send = styled('div', { name: 'KitContactForm', slot: 'Send' })({
  ...wide,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  '& > div': { flex: '1 1 18rem' },
});

const Choices = styled('div', { name: 'KitContactForm', slot: 'Choices' })(({ theme }) => ({
  ...wide,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(18rem, 34%)), 1fr))',
  gap: `28px ${theme.layout.gap}`,
  alignItems: 'end',
  '& > p': {
    ...theme.typography.small,
    marginBlockEnd: -12,
    color: theme.vars.palette.roles.inkMuted,
  },
  '& > p, & > :nth-of-type(3)': { gridColumn: '1 / -1' },
}));

const Unsent = styled('div', { name: 'KitContactForm', slot: 'Unsent' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
});

const BotTrap = styled('div', { name: 'KitContactForm', slot: 'Trap' })(visuallyHidden);

const setFields = (form: HTMLFormElement, values: FormValues): void => {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = value !== '';
    } else if (field && 'value' in field) {
      field.value = value;
    }
  }
};

/** The contact form (§5.1). Works without JavaScript. */
export const ContactForm = (props: ContactFormProps): ReactNode => {
  const {
    model,
    fields,
    schema,
    action,
    answer,
    initialValues,
    filled,
    onDraft,
    onSend,
    state,
    onAnother,
    slot,
    ref,
    ...root
  } = useKitProps('KitContactForm', props);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const formRef = useForkRef(form, ref);
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
    // Keeps what the visitor typed before React started, or the browser restored. Takes what is
    // missing from the draft: browsers restore neither phone nor time.
    if (isFirst && Object.keys(typed).some((name) => typed[name] !== untouched[name])) {
      const missing = Object.entries((!answer && filled) || {}).filter(
        ([name]) => typed[name] === '' && name !== privacyName,
      );
      const whole = { ...typed, ...Object.fromEntries(missing) };
      setFields(form.current, whole);
      // Not always: new phone and time fields lose the focus.
      if (missing.some(([name]) => ['phone', 'time'].includes(fields[name]?.kind ?? '')))
        setFilling(({ count }) => ({ count: count + 1, values: whole }));
      onDraft?.(whole);
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

  const errors = check.problems.flatMap(({ field: name, problem }) => {
    const field = fields[name];
    return field
      ? [{ name, message: problemText(problem, field, check.values[name] ?? '', model.tooLong) }]
      : [];
  });

  const fieldOf = ([name, field]: readonly [string, FormFieldModel]): ReactNode => {
    const error = errors.find((error) => error.name === name)?.message;
    const { label, required, autoComplete } = field;
    const shared = { id: fieldId(name), name, label, required, error, autoComplete };
    // A new key remounts phone and time fields, because they keep their text in React's state.
    const fillingKey = `${name}-${filling.count}`;
    const refilled = { ...shared, defaultValue: filling.values[name] };
    const uncontrolled = { ...shared, defaultValue: initial[name] };
    switch (field.kind) {
      case 'phone':
        return <PhoneField key={fillingKey} {...refilled} model={field} />;
      case 'time':
        return (
          <DateTimeField key={fillingKey} {...refilled} sx={wide} model={field} onPick={change} />
        );
      case 'choice': {
        const choices = { options: field.options, choose: model.choose };
        return <ChoiceField key={name} {...uncontrolled} {...choices} />;
      }
      default: {
        const look = field.kind === 'lines' ? { sx: wide, minRows: 6 } : { type: field.kind };
        return <TextField key={name} {...uncontrolled} {...look} />;
      }
    }
  };
  const entries = Object.entries(fields);
  const isChoice = ([, { kind }]: (typeof entries)[number]) => kind === 'choice';
  const firstChoice = entries.findIndex(isChoice);
  const before = firstChoice < 0 ? entries : entries.slice(0, firstChoice);
  const after = entries.slice(before.length).filter((one) => !isChoice(one));

  const call = model.call && (
    <p>
      {model.call.before} <Link {...linkProps(model.call.link)} />
    </p>
  );

  return (
    <>
      {isSent && (
        <SentPanel
          {...slot('sent')}
          ref={sentPanel}
          id={contactAnswerId}
          model={model}
          values={sentValues}
          message={outcome?.message}
          action={action}
          // After a post without JavaScript, the button for another message must load the page.
          onAnother={outcome ? undefined : onAnother}
        />
      )}
      <Root
        {...root}
        ref={formRef}
        action={`${action}#${contactAnswerId}`}
        hidden={isSent}
        onSubmit={submit}
        onChange={change}
      >
        {outcome?.severity === 'error' && (
          <FormAlert sx={wide} id={contactAnswerId} tabIndex={-1} severity="error" role="alert">
            {outcome.message}
            {call}
          </FormAlert>
        )}
        {state?.status === 'failed' && state.onRestore && (
          <FormAlert sx={wide} severity="error" role="none">
            <Unsent>
              <div>
                <p>{model.unsent.text}</p>
                {call}
              </div>
              <Button variant="outlined" size="small" onClick={state.onRestore}>
                {model.unsent.action}
              </Button>
            </Unsent>
          </FormAlert>
        )}
        <ErrorSummary
          {...slot('summary')}
          ref={check.summary}
          id={contactAnswerId}
          heading="h3"
          title={model.problems(errors.length)}
          errors={Object.fromEntries(errors.map(({ name, message }) => [fieldId(name), message]))}
        />
        {before.map(fieldOf)}
        {firstChoice >= 0 && (
          <Choices>
            <p>{model.choices}</p>
            {entries.filter(isChoice).map(fieldOf)}
          </Choices>
        )}
        {after.map(fieldOf)}
        <CheckboxField
          sx={wide}
          name={privacyName}
          defaultChecked={initial[privacyName] !== ''}
          label={
            <>
              {model.privacy.before}
              <Link {...linkProps(model.privacy.link)} />
              {model.privacy.after}
            </>
          }
        />
        <BotTrap aria-hidden="true">
          <label>
            {model.trap}
            <input name={trapName} tabIndex={-1} autoComplete="off" />
          </label>
        </BotTrap>
        <Send>
          <SendButton model={model} isSending={isSending} />
          <div role="status" ref={failure}>
            {hasFailed && (
              <FormAlert severity="error" role="none">
                {model.sendFailed}
                {call}
              </FormAlert>
            )}
          </div>
        </Send>
      </Root>
    </>
  );
};

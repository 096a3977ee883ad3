'use client';

import Alert from '@mui/material/Alert';
import { useForkRef } from '@mui/material/utils';
import type { ReactNode } from 'react';
import { type KitProps, linkProps, useKitProps } from '../../kit-props.ts';
import { submissionIdName } from '../../submission-id.ts';
import { styled } from '../../theme/styled.ts';
import { Button } from '../Button/Button.tsx';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { ChoiceField } from '../ChoiceField/ChoiceField.tsx';
import { DateTimeField } from '../DateTimeField/DateTimeField.tsx';
import { ErrorSummary } from '../Field/ErrorSummary.tsx';
import { SendButton } from '../Field/SendButton.tsx';
import { alertIcons } from '../Icon/alert-icons.tsx';
import { Link } from '../Link/Link.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { ContactChoiceModel, ContactFormOwnProps } from './contact-form-model.ts';
import { type ContactField, type RequiredContactField, trapName } from './contact-values.ts';
import { SentPanel } from './SentPanel.tsx';
import { useContactForm } from './useContactForm.ts';

/** The id of the element with the answer to a post: the fragment of the form's address. */
export const contactAnswerId = 'contact-answer';

/** Other attributes go to the `form`, except those that the component sets itself. */
export type ContactFormProps = Omit<
  KitProps<ContactFormOwnProps, 'form', 'summary' | 'sent'>,
  'onSubmit' | 'onChange' | 'method' | 'noValidate'
>;

const Root = styled('form', { name: 'KitContactForm', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  // A column has at least 34 % of the width, so there are two at most.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(15rem, 34%)), 1fr))',
  gap: `28px ${theme.layout.gap}`,
  alignItems: 'start',
  '& > [data-wide]': { gridColumn: '1 / -1' },
  '&[hidden]': { display: 'none' },
}));

const Send = styled('div', { name: 'KitContactForm', slot: 'Send' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  '& > div': { flex: '1 1 18rem' },
  [theme.breakpoints.down('sm')]: { '& > button': { width: '100%' } },
}));

const Choices = styled('div', { name: 'KitContactForm', slot: 'Choices' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(18rem, 34%)), 1fr))',
  gap: `28px ${theme.layout.gap}`,
  alignItems: 'end',
  '& > p': {
    ...theme.typography.small,
    marginBlockEnd: -12,
    color: theme.vars.palette.roles.inkMuted,
  },
  // The third choice fills a row of its own, as the line above them does.
  '& > p, & > :nth-of-type(3)': { gridColumn: '1 / -1' },
}));

const Unsent = styled('div', { name: 'KitContactForm', slot: 'Unsent' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
});

/** Hidden from people: only programs fill it in. */
const Trap = styled('div', { name: 'KitContactForm', slot: 'Trap' })(visuallyHidden);

/**
 * The contact form (§5.1). It is a plain form that can be filled in and posted without React or
 * before React has started; its behaviour is in `useContactForm`.
 */
export const ContactForm = (props: ContactFormProps) => {
  const { slot, ref, ...own } = useKitProps('KitContactForm', props);
  const { model, action, answer, filled, onDraft, onSend, state, readEmail, onAnother, ...root } =
    own;
  const contact = useContactForm({ model, answer, filled, onDraft, onSend, state, readEmail });
  const { fieldId, initial, filling, outcome, errors } = contact;
  const formRef = useForkRef(contact.form, ref);

  const errorOf = (field: ContactField) => errors.find((error) => error.field === field)?.words;

  const choice = (field: ContactField, { label, options }: ContactChoiceModel): ReactNode => (
    <ChoiceField
      id={fieldId(field)}
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
      id={fieldId(field)}
      name={field}
      label={label}
      required={model.required}
      error={errorOf(field)}
      defaultValue={initial[field]}
    />
  );

  const call = model.call && (
    <p>
      {model.call.before} <Link {...linkProps(model.call.link)} />
    </p>
  );

  const fields = (
    // POST, because a GET would put what was typed into the address.
    <Root
      {...root}
      ref={formRef}
      method="post"
      action={`${action}#${contactAnswerId}`}
      noValidate
      hidden={contact.isSent}
      onSubmit={contact.submit}
      onChange={contact.change}
    >
      <input type="hidden" name={submissionIdName} suppressHydrationWarning />
      {outcome?.severity === 'error' && (
        <Alert
          iconMapping={alertIcons}
          data-wide
          id={contactAnswerId}
          tabIndex={-1}
          severity="error"
          role="alert"
        >
          {outcome.message}
          {call}
        </Alert>
      )}
      {state?.status === 'sent' && state.meanwhile && (
        <Alert iconMapping={alertIcons} data-wide severity="success" role="none">
          {model.sent.title}
        </Alert>
      )}
      {state?.status === 'failed' && state.onRestore && (
        <Alert iconMapping={alertIcons} data-wide severity="error" role="none">
          <Unsent>
            <div>
              <p>{model.unsent.text}</p>
              {call}
            </div>
            <Button variant="outlined" size="small" onClick={state.onRestore}>
              {model.unsent.action}
            </Button>
          </Unsent>
        </Alert>
      )}
      {errors.length > 0 && (
        <ErrorSummary
          {...slot('summary')}
          ref={contact.summary}
          id={contactAnswerId}
          heading="h3"
          title={model.problems(errors.length)}
          errors={errors.map(({ field, words }) => ({ fieldId: fieldId(field), words }))}
        />
      )}
      {text('first_name', model.firstName, { type: 'text', autoComplete: 'given-name' })}
      {text('last_name', model.lastName, { type: 'text', autoComplete: 'family-name' })}
      {text('user_email', model.email, { type: 'email', autoComplete: 'email' })}
      <PhoneField
        key={`phone-${filling.count}`}
        id={fieldId('user_phone')}
        name="user_phone"
        model={model.phone}
        required={model.required}
        defaultValue={filling.phone}
        error={errorOf('user_phone')}
      />
      <Choices data-wide>
        <p>{model.choices}</p>
        {choice('user_request', model.request)}
        {choice('user_enquiry', model.enquiry)}
        {choice('user_complaint', model.complaint)}
      </Choices>
      <div data-wide>{text('message', model.message, { rows: 6 })}</div>
      <DateTimeField
        key={`time-${filling.count}`}
        data-wide=""
        id={fieldId('time')}
        name="time"
        model={model.time}
        defaultValue={filling.time}
        strict={errorOf('time') !== undefined}
        onPick={contact.change}
      />
      <CheckboxField
        data-wide=""
        name="privacy"
        defaultChecked={initial.privacy}
        label={
          <>
            {model.privacy.before}
            <Link {...linkProps(model.privacy.link)} />
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
        <SendButton model={model} isSending={contact.isSending} />
        <div role="status" ref={contact.returned}>
          {contact.isReturned && (
            <Alert iconMapping={alertIcons} severity="error" role="none">
              {model.returned}
              {call}
            </Alert>
          )}
        </div>
      </Send>
    </Root>
  );

  return (
    <>
      {contact.isSent && (
        <SentPanel
          {...slot('sent')}
          ref={contact.sentPanel}
          id={contactAnswerId}
          model={model}
          values={contact.sentValues}
          message={outcome?.message}
          action={action}
          // After a post without JavaScript the page has no form to show: a link leads back to it.
          onAnother={outcome ? undefined : onAnother}
        />
      )}
      {fields}
    </>
  );
};

'use client';

import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import type { ReactNode } from 'react';
import { linkProps, useKitProps } from '../../kit-props.ts';
import { Button } from '../Button/Button.tsx';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { ChoiceField } from '../ChoiceField/ChoiceField.tsx';
import { DateTimeField } from '../DateTimeField/DateTimeField.tsx';
import { ErrorSummary, PostForm, type PostFormProps, SendButton } from '../Field/form-parts.tsx';
import { alertIcons } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  type ContactFormOwnProps,
  type FormFieldModel,
  privacyName,
  trapName,
} from './form-fields.ts';
import { SentPanel } from './SentPanel.tsx';
import { useContactForm } from './useContactForm.ts';

/** Id of the element with the server's answer. `action` ends with it, so browsers scroll there. */
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

/** The contact form (§5.1). Works without JavaScript. In React, `useContactForm` sends it. */
export const ContactForm = (props: ContactFormProps) => {
  const { slot, ref, ...own } = useKitProps('KitContactForm', props);
  const contact = useContactForm(own);
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
    ...root
  } = own;
  const { fieldId, initial, filling, outcome, errors } = contact;
  const formRef = useForkRef(contact.form, ref);

  const fieldOf = ([name, field]: readonly [string, FormFieldModel]): ReactNode => {
    const error = errors.find((error) => error.field === name)?.message;
    const { label, required, autoComplete } = field;
    const shared = { id: fieldId(name), name, label, required, error, autoComplete };
    switch (field.kind) {
      case 'phone':
        return (
          <PhoneField
            key={`${name}-${filling.count}`}
            {...shared}
            model={field}
            defaultValue={filling.values[name]}
          />
        );
      case 'time':
        return (
          <DateTimeField
            key={`${name}-${filling.count}`}
            {...shared}
            sx={wide}
            model={field}
            defaultValue={filling.values[name]}
            onPick={contact.change}
          />
        );
      case 'choice':
        return (
          <ChoiceField
            key={name}
            {...shared}
            options={field.options}
            choose={model.choose}
            defaultValue={initial[name]}
          />
        );
      default: {
        const look = field.kind === 'lines' ? { sx: wide, minRows: 6 } : { type: field.kind };
        return <TextField key={name} {...shared} {...look} defaultValue={initial[name]} />;
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

  const form = (
    <Root
      {...root}
      ref={formRef}
      action={`${action}#${contactAnswerId}`}
      hidden={contact.isSent}
      onSubmit={contact.submit}
      onChange={contact.change}
    >
      {outcome?.severity === 'error' && (
        <Alert
          iconMapping={alertIcons}
          sx={wide}
          id={contactAnswerId}
          tabIndex={-1}
          severity="error"
          role="alert"
        >
          {outcome.message}
          {call}
        </Alert>
      )}
      {state?.status === 'failed' && state.onRestore && (
        <Alert iconMapping={alertIcons} sx={wide} severity="error" role="none">
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
      <ErrorSummary
        {...slot('summary')}
        ref={contact.summary}
        id={contactAnswerId}
        heading="h3"
        title={model.problems(errors.length)}
        errors={Object.fromEntries(errors.map(({ field, message }) => [fieldId(field), message]))}
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
        <SendButton model={model} isSending={contact.isSending} />
        <div role="status" ref={contact.failure}>
          {contact.hasFailed && (
            <Alert iconMapping={alertIcons} severity="error" role="none">
              {model.sendFailed}
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
          // After a post without JavaScript, the button for another message must load the page.
          onAnother={outcome ? undefined : onAnother}
        />
      )}
      {form}
    </>
  );
};

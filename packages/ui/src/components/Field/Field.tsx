'use client';

import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { styled } from '../../theme/styled.ts';
import { Icon } from '../Icon/Icon.tsx';
import { controlLooks } from './controlLooks.ts';

/** A line of text. */
export const TextInput = styled('input', { name: 'KitField', slot: 'TextInput' })(({ theme }) =>
  controlLooks(theme),
);

const TextAreaRoot = styled('textarea', { name: 'KitField', slot: 'TextAreaRoot' })(
  ({ theme }) => ({
    ...controlLooks(theme),
    minHeight: '6.5em',
    resize: 'vertical',
    fieldSizing: 'content',
  }),
);

/** What stands in a text area that came with the page, before React takes it over. */
const typedInto = (id: string | undefined): string | undefined => {
  if (typeof document === 'undefined') return undefined;
  const field = document.getElementById(id ?? '');
  return field instanceof HTMLTextAreaElement ? field.value : undefined;
};

/** Several lines of text; it grows where the browser lets it. */
export const TextArea = ({ defaultValue, ...props }: ComponentProps<'textarea'>) => {
  // Of all fields React puts a text area alone back to the text that came with the page.
  const [initial] = useState(() => typedInto(props.id) ?? defaultValue);
  return <TextAreaRoot defaultValue={initial} {...props} />;
};

const SelectBox = styled('div', { name: 'KitField', slot: 'SelectBox' })({
  position: 'relative',
  minWidth: 0,
  '& > svg': {
    position: 'absolute',
    insetInlineEnd: 16,
    insetBlockStart: 'calc(50% - 0.625em)',
    pointerEvents: 'none',
  },
});

const SelectRoot = styled('select', { name: 'KitField', slot: 'SelectRoot' })(({ theme }) => ({
  ...controlLooks(theme),
  appearance: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  '&&': { paddingInlineEnd: 48 },
}));

/** A choice from a list, the browser's own. */
export const Select = (props: ComponentProps<'select'>) => (
  <SelectBox>
    <SelectRoot {...props} />
    <Icon name="chevron-down" />
  </SelectBox>
);

const Root = styled('div', { name: 'KitField', slot: 'Root' })({ minWidth: 0 });

const Label = styled('label', { name: 'KitField', slot: 'Label' })(({ theme }) => ({
  ...theme.typography.small,
  display: 'block',
  marginBlockEnd: 8,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '& > span': { fontWeight: 400, color: theme.vars.palette.roles.inkMuted },
}));

const Hint = styled('p', { name: 'KitField', slot: 'Hint' })(({ theme }) => ({
  ...theme.typography.small,
  marginBlockEnd: 8,
  color: theme.vars.palette.roles.inkMuted,
}));

const Note = styled('p', { name: 'KitField', slot: 'Note' })(({ theme }) => ({
  ...theme.typography.small,
  display: 'flex',
  gap: 8,
  marginBlockStart: 8,
  color: theme.vars.palette.roles.success,
  '&[data-tone="error"]': { color: theme.vars.palette.roles.error },
  '& > svg': { flex: 'none', marginBlockStart: '0.1em' },
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
}));

/** What a field's control must carry, so that its words belong to it. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

export interface FieldProps {
  /** The control's id: where the error summary leads. */
  readonly id: string;
  readonly label: string;
  /** Words beside the label of a field that must be filled in: 'required'. */
  readonly required?: string | undefined;
  /** How to fill it in, where that is not plain. */
  readonly hint?: string | undefined;
  /** What is wrong and what to do about it. */
  readonly error?: string | undefined;
  /** Words that say all is well; an error takes their place. */
  readonly valid?: string | undefined;
  /** The control. */
  readonly children: (control: FieldControl) => ReactNode;
  readonly className?: string | undefined;
}

/** A control with its label above, and its hint, error or good news, which assistive technology hears. */
export const Field = ({
  id,
  label,
  required,
  hint,
  error,
  valid,
  children,
  className,
}: FieldProps) => {
  const hintId = useId();
  const noteId = useId();
  const note = error ?? valid;
  const described = [hint && hintId, note && noteId].filter(Boolean).join(' ');
  return (
    <Root className={className}>
      <Label htmlFor={id}>
        {label}
        {required && (
          <>
            {' '}
            <span>{`(${required})`}</span>
          </>
        )}
      </Label>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': required === undefined ? undefined : true,
      })}
      {note && (
        <Note id={noteId} data-tone={error === undefined ? 'success' : 'error'}>
          <Icon name={error === undefined ? 'circle-check' : 'circle-alert'} />
          <span>{note}</span>
        </Note>
      )}
    </Root>
  );
};

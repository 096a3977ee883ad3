'use client';

import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { useKit } from '../../KitProvider.tsx';
import { type KitProps, type Polymorphic, type SlotProps, useKitProps } from '../../kit-props.ts';
import { Icon } from '../Icon/Icon.tsx';

const Root = styled(FormControl, { name: 'KitField', slot: 'Root' })<Polymorphic>({
  display: 'block',
});

const Label = styled(FormLabel, { name: 'KitField', slot: 'Label' })<Polymorphic>(({ theme }) => ({
  '& > span': { fontWeight: 400, color: theme.vars.palette.roles.inkMuted },
}));

const HelperText = styled(FormHelperText, { name: 'KitField', slot: 'HelperText' })({
  margin: '0 0 8px',
});

/** Its `sx` wins over the colour of an error: it has no state of MUI's, whose rule would win. */
const Note = styled(FormHelperText, { name: 'KitField', slot: 'Note' })<{
  readonly ownerState?: { readonly isWrong: boolean };
}>(({ theme, ownerState: { isWrong } = { isWrong: true } }) => ({
  display: 'flex',
  gap: 8,
  color: theme.vars.palette.roles[isWrong ? 'error' : 'success'],
  '& > svg': { flex: 'none', marginBlockStart: '0.1em' },
  '& > span': { minWidth: 0 },
}));

interface FieldErrorProps {
  readonly id: string;
  readonly error: string | undefined;
}

/** An error as fields show it, for a control that is no `Field`; none where there is no error. */
export const FieldError = ({ id, error }: FieldErrorProps) =>
  error && (
    <Note id={id} error={false}>
      <Icon name="circle-alert" />
      <span>{error}</span>
    </Note>
  );

/** The attributes that connect a control with its label, hint and error. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
  readonly 'aria-required'?: true | undefined;
}

interface FieldOwnProps {
  /** The label above the control; left out where the label is beside it, as with a checkbox. */
  readonly label?: ReactNode;
  /** Whether it must be filled in: the kit's word for that stands beside the label. */
  readonly required?: boolean | undefined;
  /** How to fill it in; the error where `error` is `true`. */
  readonly helperText?: string | undefined;
  /** What is wrong and what to do about it, beside `helperText`; `true` where that says so. */
  readonly error?: string | boolean | undefined;
  /** As wide as its column, as fields are anyway, where flex items are as wide as their content. */
  readonly fullWidth?: boolean | undefined;
  /** Says that the value is right; replaced by an error. */
  readonly valid?: string | undefined;
  /** The control's id, to which the error summary links; made by React if left out. */
  readonly id?: string | undefined;
  /**
   * Given for a field that checks itself when it is left. `true` announces its error; `false` does
   * not, because the form has found the error and announces it.
   */
  readonly announced?: boolean | undefined;
  /** The control. */
  readonly children: (control: FieldControl) => ReactNode;
}

export type FieldProps = KitProps<FieldOwnProps, 'div', 'label' | 'helperText' | 'note'>;

/**
 * The props of a ready-made field, besides those of its control.
 *
 * @typeParam Part the slots that it has besides those of every field.
 */
export type ReadyFieldProps<Part extends string = never> = Omit<
  FieldProps,
  'children' | 'slotProps' | 'defaultValue' | 'onChange' | 'onFocus' | 'onBlur'
> & {
  readonly label: ReactNode;
  /** The field's name in the form. */
  readonly name: string;
  /** Props of each slot; `control` is the input or select itself. */
  readonly slotProps?:
    | Readonly<Partial<Record<'label' | 'helperText' | 'note' | 'control' | Part, SlotProps>>>
    | undefined;
};

/**
 * A control with its label above, and its hint, error or success text, all announced with it: MUI's
 * `FormControl`, `FormLabel` and `FormHelperText`. `TextField`, `ChoiceField` and others are made
 * of it.
 */
export const Field = (props: FieldProps) => {
  const {
    as: component,
    slot,
    id: given,
    label,
    required: isRequired = false,
    error: wrong,
    helperText,
    valid,
    announced,
    children,
    ...root
  } = useKitProps('KitField', props);
  const { words } = useKit();
  const error = wrong === true ? (helperText ?? '') : wrong || undefined;
  const hint = wrong === true ? undefined : helperText;
  const made = useId();
  const id = given ?? made;
  const hintId = useId();
  const noteId = useId();
  const isWrong = error !== undefined;
  const note = error ?? valid;
  const state = {
    'aria-describedby': [hint && hintId, note && noteId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': isWrong || undefined,
    'aria-required': isRequired || undefined,
  } as const;
  const said = note && (
    <Note {...slot('note')} ownerState={{ isWrong }} error={false} id={noteId}>
      <Icon name={isWrong ? 'circle-alert' : 'circle-check'} />
      <span>{note}</span>
    </Note>
  );
  return (
    <Root
      {...root}
      component={component}
      error={isWrong}
      color={valid && !isWrong ? 'success' : 'primary'}
    >
      {label !== undefined && (
        <Label {...slot('label')} error={false} focused={false} htmlFor={id}>
          {label}
          {isRequired && (
            <>
              {' '}
              <span>{`(${words.required})`}</span>
            </>
          )}
        </Label>
      )}
      {hint && (
        <HelperText {...slot('helperText')} id={hintId} error={false}>
          {hint}
        </HelperText>
      )}
      {children({ id, ...state })}
      {announced === undefined ? said : <div aria-live={announced ? 'polite' : 'off'}>{said}</div>}
    </Root>
  );
};

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

/** The error or success text. Its colour is set here, because MUI's error styles override `sx`. */
const Note = styled(FormHelperText, { name: 'KitField', slot: 'Note' })<{
  readonly ownerState?: { readonly isWrong: boolean };
}>(({ theme, ownerState: { isWrong } = { isWrong: true } }) => ({
  display: 'flex',
  gap: 8,
  color: theme.vars.palette.roles[isWrong ? 'error' : 'success'],
  '& > svg': { flex: 'none', marginBlockStart: '0.1em' },
  '& > span': { minWidth: 0 },
}));

/** Runs `act` when nothing is pressed, because a pressed button that `act` moves gets no click. */
export function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) act();
  // Checks in each frame, because some presses end without an event.
  else requestAnimationFrame(() => afterPress(act));
}

/** An error text below a control that is not in a `Field`, such as a star rating. */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error && (
    <Note id={id} error={false}>
      <Icon name="circle-alert" />
      <span>{error}</span>
    </Note>
  );

/** Attributes that connect a control with its label, hint and error. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
  readonly 'aria-required'?: true | undefined;
}

interface FieldOwnProps {
  /** Label above the control. Omit it if the label is beside the control, as for a checkbox. */
  readonly label?: ReactNode;
  readonly required?: boolean | undefined;
  /** Hint on how to fill in the field, or the error if `error` is `true`. */
  readonly helperText?: string | undefined;
  /** The error: what is wrong and what to do. `true` if `helperText` is the error. */
  readonly error?: string | boolean | undefined;
  /** Whether the field is as wide as its container. */
  readonly fullWidth?: boolean | undefined;
  /** Text that confirms a valid value. An error replaces it. */
  readonly valid?: string | undefined;
  /** Id of the control: the error summary links to it. Default: generated. */
  readonly id?: string | undefined;
  /** For a field that validates its value on blur: whether a live region announces the result. */
  readonly announced?: boolean | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

export type FieldProps = KitProps<FieldOwnProps, 'div', 'label' | 'helperText' | 'note'>;

/** Props of a field that includes its control, such as `TextField`. `Part`: names of more slots. */
export type ReadyFieldProps<Part extends string = never> = Omit<
  FieldProps,
  'children' | 'slotProps' | 'defaultValue' | 'onChange' | 'onFocus' | 'onBlur'
> & {
  readonly label: ReactNode;
  readonly name: string;
  /** Props by slot. `control` is the input or select. */
  readonly slotProps?:
    | Readonly<Partial<Record<'label' | 'helperText' | 'note' | 'control' | Part, SlotProps>>>
    | undefined;
};

const controlAttributes = [
  'autoComplete',
  'checked',
  'defaultChecked',
  'defaultValue',
  'disabled',
  'inputMode',
  'maxLength',
  'name',
  'onBlur',
  'onChange',
  'onFocus',
  'placeholder',
  'type',
  'value',
] as const;

/** Name of a prop that a field passes to its control. */
export type ControlName = (typeof controlAttributes)[number];

/** Splits a field's props into attributes of its control and props of `Field`. */
export function controlOf<Props extends object>(
  props: Props,
): readonly [Pick<Props, ControlName & keyof Props>, Omit<Props, ControlName>];
export function controlOf(props: object): readonly [object, object] {
  const entries = Object.entries(props);
  const isOfControl = ([name]: readonly [string, unknown]) =>
    controlAttributes.some((one) => one === name);
  return [
    Object.fromEntries(entries.filter(isOfControl)),
    Object.fromEntries(entries.filter((entry) => !isOfControl(entry))),
  ];
}

/** MUI's `FormControl` with label, hint, and error or success text. Used by the kit's fields. */
export const Field = (props: FieldProps) => {
  const generatedId = useId();
  const {
    as: component,
    slot,
    id = generatedId,
    label,
    required: isRequired = false,
    error: errorProp,
    helperText,
    valid,
    announced,
    children,
    ...root
  } = useKitProps('KitField', props);
  const { labels } = useKit();
  const error = errorProp === true ? (helperText ?? '') : errorProp || undefined;
  const hint = errorProp === true ? undefined : helperText;
  const hintId = useId();
  const noteId = useId();
  const isWrong = error !== undefined;
  const note = error ?? valid;
  const noteElement = note && (
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
              <span>{`(${labels.required})`}</span>
            </>
          )}
        </Label>
      )}
      {hint && (
        <HelperText {...slot('helperText')} id={hintId} error={false}>
          {hint}
        </HelperText>
      )}
      {children({
        id,
        'aria-describedby': [hint && hintId, note && noteId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': isWrong || undefined,
        'aria-required': isRequired || undefined,
      })}
      {announced === undefined ? (
        noteElement
      ) : (
        <div aria-live={announced ? 'polite' : 'off'}>{noteElement}</div>
      )}
    </Root>
  );
};

'use client';

import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type ElementType, type ReactNode, useId } from 'react';
import { type KitProps, type SlotAttributes, useKitProps } from '../../kitProps.ts';
import { styled } from '../../theme/styled.ts';
import { Icon } from '../Icon/Icon.tsx';

const Root = styled(FormControl, { name: 'KitField', slot: 'Root' })<{
  component?: ElementType | undefined;
}>({ display: 'block' });

const Label = styled(FormLabel, { name: 'KitField', slot: 'Label' })<{
  component?: ElementType | undefined;
}>(({ theme }) => ({
  '& > span': { fontWeight: 400, color: theme.vars.palette.roles.inkMuted },
}));

const Hint = styled(FormHelperText, { name: 'KitField', slot: 'Hint' })({ margin: '0 0 8px' });

const Note = styled(FormHelperText, { name: 'KitField', slot: 'Note' })(({ theme }) => ({
  display: 'flex',
  gap: 8,
  color: theme.vars.palette.roles.success,
  '& > svg': { flex: 'none', marginBlockStart: '0.1em' },
  '& > span': { minWidth: 0 },
}));

/** What a field's control must carry, so that its words belong to it. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
  readonly 'aria-required'?: true | undefined;
}

interface FieldOwnProps {
  /** What it asks for. Left out where it stands beside the control, as with a checkbox. */
  readonly label?: ReactNode;
  /** Words beside the label of a field that must be filled in: 'required'. */
  readonly required?: string | undefined;
  /** How to fill it in, where that is not plain. */
  readonly hint?: string | undefined;
  /** What is wrong and what to do about it. */
  readonly error?: string | undefined;
  /** Words that say all is well; an error takes their place. */
  readonly valid?: string | undefined;
  /** The control's id: where the error summary leads. */
  readonly id: string;
  /** True around several controls that are one choice: the words are their group's then. */
  readonly group?: boolean | undefined;
  /** The control. */
  readonly children: (control: FieldControl) => ReactNode;
}

export type FieldProps = KitProps<FieldOwnProps, 'div', 'label' | 'hint' | 'note'>;

/**
 * What a ready-made field takes beside what its control does.
 *
 * @typeParam Part the parts that it has beyond a field's.
 */
export type ReadyFieldProps<Part extends string = never> = Omit<
  FieldProps,
  'id' | 'group' | 'children' | 'slotProps' | 'defaultValue' | 'onChange' | 'onFocus' | 'onBlur'
> & {
  readonly label: ReactNode;
  /** The control's id; one is made where it is left out. */
  readonly id?: string | undefined;
  /** The name under which a form sends it. */
  readonly name: string;
  /** Attributes of a part; `control` is what is typed or chosen in. */
  readonly slotProps?:
    | Readonly<Partial<Record<'label' | 'hint' | 'note' | 'control' | Part, SlotAttributes>>>
    | undefined;
};

/**
 * A control with its label above, and its hint, error or good news, which assistive technology hears:
 * MUI's `FormControl`, `FormLabel` and `FormHelperText`. `TextField`, `ChoiceField` and their like are
 * fields with their controls.
 */
export const Field = (props: FieldProps) => {
  const {
    as: component,
    slot,
    id,
    label,
    required,
    hint,
    error,
    valid,
    group = false,
    children,
    ...root
  } = useKitProps('KitField', props);
  const labelId = useId();
  const hintId = useId();
  const noteId = useId();
  const isWrong = error !== undefined;
  const note = error ?? valid;
  const state = {
    'aria-describedby': [hint && hintId, note && noteId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': isWrong || undefined,
    'aria-required': required === undefined ? undefined : true,
  } as const;
  return (
    <Root
      {...root}
      {...(group && { ...state, role: 'radiogroup', 'aria-labelledby': labelId })}
      component={component ?? (group ? 'fieldset' : 'div')}
      error={isWrong}
      color={valid && !isWrong ? 'success' : 'primary'}
    >
      {label !== undefined && (
        <Label
          {...slot('label')}
          {...(group ? { id: labelId, component: 'legend' } : { htmlFor: id })}
        >
          {label}
          {required && (
            <>
              {' '}
              <span>{`(${required})`}</span>
            </>
          )}
        </Label>
      )}
      {hint && (
        <Hint {...slot('hint')} id={hintId} error={false}>
          {hint}
        </Hint>
      )}
      {children(group ? { id } : { id, ...state })}
      {note && (
        <Note {...slot('note')} id={noteId}>
          <Icon name={isWrong ? 'circle-alert' : 'circle-check'} />
          <span>{note}</span>
        </Note>
      )}
    </Root>
  );
};

import type { LinkModel } from '../../models.ts';
import { phoneOnItsSide } from '../../theme/layout.ts';

/** A hero's two buttons beside each other in a narrow column: long ones without arrows. */
export const pairOfButtons = {
  '&&& > *': { paddingInline: 12 },
  '&&& > :not(:only-child)': { flex: '1 1 auto' },
  '&&&[data-long] > *': { paddingInline: 8, '& .MuiButton-endIcon': { display: 'none' } },
  [phoneOnItsSide]: {
    '&&& > *': {
      paddingInline: 8,
      fontSize: '0.9375rem',
      '& .MuiButton-endIcon': { display: 'none' },
    },
  },
} as const;

/** The attribute of a row whose labels are too long for that with their arrows. */
export const dataLong = (actions: readonly LinkModel[] = []): { readonly 'data-long'?: '' } =>
  actions.map(({ label }) => label).join('').length > 30 ? { 'data-long': '' } : {};

import type { LinkModel } from '../../models.ts';
import { phoneOnItsSide } from '../../theme/layout.ts';

/**
 * The styles of a hero's two buttons in a narrow column: beside each other. Long ones, and those of
 * a phone on its side, have no arrows there, so that they fit too.
 */
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

import { isValidElement, type ReactElement } from 'react';
import type { LinkModel } from '../../models.ts';
import { phoneOnItsSide } from '../../theme/layout.ts';

/**
 * Keeps a hero's two buttons beside each other in a narrow column. If their labels are long, and on
 * a phone on its side, they lose their arrows to fit.
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

/** Marks a row whose labels, over 30 letters together, are too long to keep their arrows. */
export const dataLong = (
  actions: readonly LinkModel[] | ReactElement = [],
): { readonly 'data-long'?: '' } =>
  !isValidElement(actions) && actions.map(({ label }) => label).join('').length > 30
    ? { 'data-long': '' }
    : {};

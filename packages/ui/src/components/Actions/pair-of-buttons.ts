import type { LinkModel } from '../../models.ts';

/**
 * The styles of a hero's two buttons on phones: beside each other. Long ones have no arrows there, so
 * that they fit too.
 */
export const pairOfButtons = {
  '&&& > *': { flex: '1 1 auto', paddingInline: 12 },
  '&&&[data-long] > *': { paddingInline: 8, '& .MuiButton-endIcon': { display: 'none' } },
} as const;

/** The attribute of a row whose labels are too long for a phone with their arrows. */
export const dataLong = (actions: readonly LinkModel[] = []): { readonly 'data-long'?: '' } =>
  actions.map(({ label }) => label).join('').length > 30 ? { 'data-long': '' } : {};

'use client';

import { styled } from '@mui/material/styles';

/** Texts about the price of a product or cover. */
export interface PriceModel {
  /** 'From GHS1,900 a year'. Omit it if no price is known. */
  readonly from?: string;
  /** 'Tariff of 1 Nov 2026'. If `from` is missing: 'Price: we answer within a working day'. */
  readonly note: string;
}

const Root = styled('p', { name: 'KitPrice', slot: 'Root' })(({ theme }) => ({
  ...theme.typography.small,
  marginBlock: 24,
  color: theme.vars.palette.roles.inkMuted,
  '& strong': {
    ...theme.typography.h3,
    display: 'block',
    marginBlockEnd: 4,
    fontSize: 'clamp(1.75rem, 1.6rem + 0.6vw, 2rem)',
    color: theme.vars.palette.roles.ink,
  },
}));

export const Price = ({ from, note }: PriceModel) => (
  <Root>
    {from && <strong>{from}</strong>}
    {note}
  </Root>
);

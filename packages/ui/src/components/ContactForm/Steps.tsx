'use client';

import { styled } from '@mui/material/styles';

const Root = styled('ol', { name: 'KitContactForm', slot: 'Steps' })(({ theme }) => ({
  display: 'grid',
  gap: 12,
  maxWidth: theme.layout.textMeasure,
  '& li': { display: 'flex', gap: 16, counterIncrement: 'step' },
  '& li::before': {
    ...theme.typography.h4,
    content: 'counter(step)',
    minWidth: '0.6em',
    color: theme.vars.palette.roles.brand,
  },
}));

/** The next steps after a message is sent, shown beside the form and in `SentPanel`. */
export const Steps = ({ steps }: { readonly steps: readonly string[] }) => (
  <Root>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </Root>
);

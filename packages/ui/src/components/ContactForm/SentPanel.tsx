'use client';

import { styled } from '@mui/material/styles';
import { type Ref, useId } from 'react';
import { linkProps } from '../../kit-props.ts';
import { motion } from '../../theme/kit-tokens.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import type { ContactFormOwnProps, FormValues } from './form-fields.ts';

const StepList = styled('ol', { name: 'KitContactForm', slot: 'Steps' })(({ theme }) => ({
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
  <StepList>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </StepList>
);

const Root = styled('div', { name: 'KitContactForm', slot: 'Sent' })(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 24,
  // Smaller padding in a container of at most 40rem.
  paddingBlock: `clamp(28px, (100% - 40rem) * 999, ${theme.layout.panel})`,
  paddingInline: `clamp(24px, (100% - 40rem) * 999, ${theme.layout.panel})`,
  background: theme.vars.palette.roles.panel,
  // Leaves room for the toast that appears below the header.
  scrollMarginBlockStart: 120,
  transition: `opacity ${motion.panel}, translate ${motion.panel} ${motion.curve}`,
  '@starting-style': { opacity: 0, translate: '0 14px' },
  '& h3': theme.typography.h3,
  '& h3 > svg': {
    display: 'block',
    width: 48,
    height: 48,
    marginBlockEnd: 12,
    color: theme.vars.palette.roles.success,
  },
  '@media (forced-colors: active)': { border: '1px solid' },
}));

interface SentPanelProps extends Pick<ContactFormOwnProps, 'model' | 'action' | 'onAnother'> {
  readonly ref: Ref<HTMLDivElement>;
  readonly id: string;
  readonly values: FormValues | undefined;
  /** The server's result message. It is set if the browser, not React, posted the form. */
  readonly message: string | undefined;
}

/** Replaces a sent form (§4.9), and shows the next steps. */
export const SentPanel = ({
  model,
  values,
  message,
  action,
  onAnother,
  ...root
}: SentPanelProps) => {
  const titleId = useId();
  const { title, steps, another } = model.sent;
  const more = values && model.sent.more?.(values);
  return (
    <Root {...root} tabIndex={-1} role="group" aria-labelledby={titleId}>
      {message !== undefined && <p role="status">{message}</p>}
      <h3 id={titleId}>
        <Icon name="circle-check" />
        {title}
      </h3>
      <Steps steps={steps(values)} />
      {more && <Link {...linkProps(more)} />}
      <Button
        variant="outlined"
        href={action}
        onClick={(event) => {
          if (!onAnother) return;
          onAnother();
          event.preventDefault();
        }}
      >
        {another}
      </Button>
    </Root>
  );
};

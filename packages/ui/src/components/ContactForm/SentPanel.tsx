'use client';

import { type Ref, useId } from 'react';
import { motion } from '../../theme/kit-tokens.ts';
import { styled } from '../../theme/styled.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { ContactFormModel } from './contact-form-model.ts';
import { Steps } from './Steps.tsx';

const Root = styled('div', { name: 'KitContactForm', slot: 'Sent' })(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: `24px ${theme.layout.gap}`,
  padding: theme.layout.panel,
  background: theme.vars.palette.roles.panel,
  // The toast has its place between the header and this.
  scrollMarginBlockStart: 120,
  transition: `opacity ${motion.panel}, translate ${motion.panel} ${motion.curve}`,
  '@starting-style': { opacity: 0, translate: '0 14px' },
  '& > p': { gridColumn: '1 / -1' },
  '& > div': { display: 'grid', justifyItems: 'start', gap: 24 },
  '& h3': theme.typography.h3,
  '& h3 > svg': {
    display: 'block',
    width: 48,
    height: 48,
    marginBlockEnd: 12,
    color: theme.vars.palette.roles.success,
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: theme.layout.thirds },
  [theme.breakpoints.down('md')]: { padding: '28px 24px' },
  '@media (forced-colors: active)': { border: '1px solid' },
}));

interface SentPanelProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly id: string;
  readonly model: ContactFormModel['sent'];
  /** The server's words to a post. */
  readonly message: string | undefined;
  /** The address of the page that has the form. */
  readonly action: string;
  /** Brings the form back. Without it the button leads to `action`. */
  readonly onAnother: (() => void) | undefined;
}

/** What happens next, in the form's place after a message was sent (§4.9). */
export const SentPanel = ({ model, message, action, onAnother, ...root }: SentPanelProps) => {
  const titleId = useId();
  return (
    <Root {...root} tabIndex={-1} role="group" aria-labelledby={titleId}>
      {message !== undefined && <p role="status">{message}</p>}
      <h3 id={titleId}>
        <Icon name="circle-check" />
        {model.title}
      </h3>
      <div>
        <Steps steps={model.steps} />
        <Button
          variant="outlined"
          href={action}
          onClick={(event) => {
            if (!onAnother) return;
            event.preventDefault();
            onAnother();
          }}
        >
          {model.another}
        </Button>
      </div>
    </Root>
  );
};

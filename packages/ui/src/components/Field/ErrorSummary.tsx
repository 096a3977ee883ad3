'use client';

import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { type Ref, useId } from 'react';
import { alertIcons } from '../Icon/Icon.tsx';

const Root = styled(Alert, { name: 'KitField', slot: 'Summary' })(({ theme }) => ({
  gridColumn: '1 / -1',
  '& :is(h2, h3)': theme.typography.h5,
  '& ul': { marginBlockStart: 4 },
  '& li': { paddingBlock: 4 },
  '& a': { display: 'inline-block', color: theme.vars.palette.roles.error },
}));

interface ErrorSummaryProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly id: string;
  readonly title: string;
  /** Level of the title, one below that of the form. */
  readonly heading: 'h2' | 'h3';
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
}

export function focusAtTop(
  panel: HTMLElement | null,
  behavior: ScrollBehavior | 'instant' = 'auto',
): void {
  panel?.focus({ preventScroll: true });
  panel?.scrollIntoView?.({ block: 'start', behavior });
}

/** The errors of a form, above its fields. Each links to its field. */
export const ErrorSummary = ({ title, heading: Title, errors, ...root }: ErrorSummaryProps) => {
  const titleId = useId();
  return (
    <Root
      {...root}
      iconMapping={alertIcons}
      severity="error"
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <Title id={titleId}>{title}</Title>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                document.getElementById(fieldId)?.focus();
                event.preventDefault();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
};

'use client';

import { styled } from '@mui/material/styles';
import { type Ref, useId } from 'react';
import { linkProps } from '../../kit-props.ts';
import { dateInWords, parseDateTime } from '../../reading/date-time.ts';
import { readPhone } from '../../reading/phone.ts';
import { motion } from '../../theme/kit-tokens.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import type { ContactFormOwnProps, FormFieldModel, FormValues } from './form-fields.ts';
import { Steps } from './Steps.tsx';

const Root = styled('div', { name: 'KitContactForm', slot: 'Sent' })(({ theme }) => ({
  containerType: 'inline-size',
  width: '100%',
  background: theme.vars.palette.roles.panel,
  // Leaves room for the toast that appears below the header.
  scrollMarginBlockStart: 120,
  transition: `opacity ${motion.panel}, translate ${motion.panel} ${motion.curve}`,
  '@starting-style': { opacity: 0, translate: '0 14px' },
  '@media (forced-colors: active)': { border: '1px solid' },
}));

const wide = '@container (min-width: 64rem)';

const Columns = styled('div', { name: 'KitContactForm', slot: 'SentColumns' })(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: `24px ${theme.layout.gap}`,
  padding: theme.layout.panel,
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
  [wide]: { gridTemplateColumns: theme.layout.thirds },
  '@container (max-width: 40rem)': { padding: '28px 24px' },
}));

const SentValues = styled('dl', { name: 'KitContactForm', slot: 'SentValues' })(({ theme }) => ({
  ...theme.typography.small,
  display: 'grid',
  gap: 6,
  overflowWrap: 'anywhere',
  '& dt': { color: theme.vars.palette.roles.inkMuted },
  '& dd': { fontWeight: 500 },
  // In one column the next steps are below this list, so keep it short: one line for each value.
  '& > div': { display: 'grid', gridTemplateColumns: '6.5rem minmax(0, 1fr)', columnGap: 12 },
  [wide]: { gap: 12, '& > div': { display: 'block' } },
}));

const Message = styled('details', { name: 'KitContactForm', slot: 'Message' })(({ theme }) => ({
  ...theme.typography.small,
  overflowWrap: 'anywhere',
  '& summary': { paddingBlock: 4, color: theme.vars.palette.roles.inkMuted, cursor: 'pointer' },
  '& p': { whiteSpace: 'pre-line' },
}));

const longestOpenMessage = 280;

interface SentPanelProps
  extends Pick<ContactFormOwnProps, 'model' | 'fields' | 'action' | 'onAnother'> {
  readonly ref: Ref<HTMLDivElement>;
  readonly id: string;
  readonly values: FormValues | undefined;
  /** The server's result message. It is set if the browser, not React, posted the form. */
  readonly message: string | undefined;
}

function listedValue(field: FormFieldModel, value: string): string | undefined {
  switch (field.kind) {
    case 'text':
    case 'lines':
      return undefined;
    case 'phone': {
      const phone = readPhone(value, field.defaultCountry);
      return phone.state === 'valid' ? phone.formatted : value;
    }
    case 'time': {
      const date = parseDateTime(value, field);
      return date && dateInWords(date, field);
    }
    default:
      return value;
  }
}

/** Replaces a sent form (§4.9): shows the next steps and all values except those of kind `text`. */
export const SentPanel = ({
  model,
  fields,
  values,
  message,
  action,
  onAnother,
  ...root
}: SentPanelProps) => {
  const titleId = useId();
  const { title, steps, another } = model.sent;
  const more = values && model.sent.more?.(values);
  const sent = Object.entries(fields).map(
    ([name, field]) => [field.label, listedValue(field, values?.[name] ?? '')] as const,
  );
  const longTexts = Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === 'lines' && values?.[name] ? values[name] : [],
  );
  return (
    <Root {...root} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <Columns>
        {message !== undefined && <p role="status">{message}</p>}
        <div>
          <h3 id={titleId}>
            <Icon name="circle-check" />
            {title}
          </h3>
          {values && (
            <SentValues>
              {sent.map(
                ([term, detail]) =>
                  detail && (
                    <div key={term}>
                      <dt>{term}</dt>
                      <dd>{detail}</dd>
                    </div>
                  ),
              )}
            </SentValues>
          )}
          {longTexts.map((text) => (
            <Message key={text} open={text.length <= longestOpenMessage}>
              <summary>{model.sent.message}</summary>
              <p>{text}</p>
            </Message>
          ))}
        </div>
        <div>
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
        </div>
      </Columns>{' '}
    </Root>
  );
};

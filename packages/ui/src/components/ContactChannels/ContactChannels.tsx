'use client';

import { styled } from '@mui/material/styles';
import { type KitProps, linkProps, useKitProps } from '../../kit-props.ts';
import type { LinkModel } from '../../models.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { type TextPart, TextParts } from '../Link/TextParts.tsx';
import { Opening, type OpeningModel } from './Opening.tsx';

/** A way to reach somebody: what it is, and one or more links (a phone number, an address). */
export interface ContactChannelModel {
  /** 'Call', 'Ethics line email'. */
  readonly term: string;
  readonly icon: Extract<
    IconName,
    'phone' | 'mail' | 'map-pin' | 'globe' | 'clock' | 'message-square-text' | 'info'
  >;
  /** `tel:`, `mailto:` or a page; `label` is the number or address as written. */
  readonly links: readonly LinkModel[];
  /** A text that is more than these links, as it is written: shown in their place. */
  readonly text?: readonly TextPart[] | undefined;
  /** Says whether somebody is there now. */
  readonly opening?: OpeningModel | undefined;
}

interface OwnProps {
  readonly channels: readonly ContactChannelModel[];
  /** Two columns where there is room. */
  readonly columns?: boolean | undefined;
}

export type ContactChannelsProps = KitProps<OwnProps, 'dl'>;

const Root = styled('dl', { name: 'KitContactChannels', slot: 'Root' })(({ theme }) => {
  const { roles } = theme.vars.palette;
  return {
    containerType: 'inline-size',
    width: '100%',
    // A term begins the line of its numbers.
    '& > div': {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: 12,
      paddingBlock: 8,
      paddingInlineStart: 36,
      borderBlockStart: `1px solid ${roles.ruleStrong}`,
    },
    '&[data-columns]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(16rem, 34%)), 1fr))',
      columnGap: 32,
      '& > div:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
    },
    '& dt': { ...theme.typography.small, color: roles.inkMuted },
    '& svg': {
      position: 'absolute',
      insetBlockStart: 9,
      insetInlineStart: 0,
      width: 24,
      height: 24,
      color: roles.brandActive,
    },
    '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    '& a': {
      position: 'relative',
      display: 'inline-block',
      paddingBlock: 3,
      color: roles.brand,
      fontWeight: 600,
      textDecorationThickness: 1,
      textUnderlineOffset: '0.25em',
    },
    '& a:hover': { color: roles.brandHover, textDecorationThickness: 2 },
    // Smaller, so that an email address fits in one line.
    '@container (max-width: 42rem)': {
      '&[data-columns] :is(dd, a)': theme.typography.small,
    },
    '& span:not(:empty, :last-child)::after': { content: '" ·"' },
    '@container (max-width: 22rem)': {
      '& > div': { paddingBlock: 6, paddingInlineStart: 32 },
      '& :is(dd, a)': theme.typography.small,
    },
    // Where there is room the terms have a column of their own.
    '@container (min-width: 30rem)': {
      '&:not([data-columns]) > div': {
        display: 'grid',
        gridTemplateColumns: '9.5rem minmax(0, 1fr)',
        paddingBlock: 12,
        paddingInlineStart: 40,
        '& svg': { insetBlockStart: 14 },
        '&:not(:has(dd:nth-of-type(3)))': {
          '& dt': { gridColumn: 1, paddingBlockStart: 4 },
          '& dd': { gridColumn: 2 },
        },
      },
    },
    // Many numbers are below theirs, in as many columns as there is room for.
    '&& > div:has(dd:nth-of-type(3))': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
      '& dt': { gridColumn: '1 / -1' },
    },
  };
});

/** A list of ways to reach somebody, each with links that call, write or open a page. */
export const ContactChannels = (props: ContactChannelsProps) => {
  const { channels, columns, slot: _, ...root } = useKitProps('KitContactChannels', props);
  return (
    <Root {...root} data-columns={columns ? '' : undefined}>
      {channels.map(({ term, icon, links, text, opening }) => (
        <div key={term}>
          <dt>
            <Icon name={icon} />
            {term}
          </dt>
          {text ? (
            <dd>
              <TextParts parts={text} />
            </dd>
          ) : (
            links.map((link) => (
              <dd key={link.href}>
                <Link {...linkProps(link)} />
              </dd>
            ))
          )}
          {opening && (
            <dd hidden={!opening.text && !opening.always}>
              <Opening {...opening} />
            </dd>
          )}
        </div>
      ))}
    </Root>
  );
};

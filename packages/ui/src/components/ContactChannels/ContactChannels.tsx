'use client';

import { type KitProps, linkProps, useKitProps } from '../../kit-props.ts';
import type { LinkModel } from '../../models.ts';
import { type OpenNowModel, sayOpenNow, showsOpenNow } from '../../page/open-now.ts';
import { styled } from '../../theme/styled.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { type TextPart, TextParts } from '../Link/TextParts.tsx';

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
  /** Says at once whether it is open now. */
  readonly openNow?: OpenNowModel;
}

export type ContactChannelsProps = KitProps<
  { readonly channels: readonly ContactChannelModel[] },
  'dl'
>;

const Root = styled('dl', { name: 'KitContactChannels', slot: 'Root' })(({ theme }) => {
  const { roles } = theme.vars.palette;
  return {
    containerType: 'inline-size',
    width: '100%',
    borderBlockStart: `1px solid ${roles.ruleStrong}`,
    '& > div': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      columnGap: 16,
      paddingBlock: 18,
      paddingInlineStart: 40,
    },
    '& > div + div': { borderBlockStart: `1px solid ${roles.ruleStrong}` },
    '& > div:last-of-type': { paddingBlockEnd: 0 },
    '& dt': { ...theme.typography.small, gridColumn: '1 / -1', color: roles.inkMuted },
    '& svg': {
      position: 'absolute',
      insetBlockStart: 20,
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
      overflowWrap: 'anywhere',
    },
    '& a:hover': { color: roles.brandHover, textDecorationThickness: 2 },
    // Smaller, and in the narrowest below the icon, so that an email address fits in one line.
    '@container (max-width: 20rem)': { '& a': theme.typography.small },
    '@container (max-width: 15.5rem)': {
      '& dt': { marginBlockEnd: 4 },
      '& dd': { marginInlineStart: -40 },
      '& svg': { insetBlockStart: 16 },
    },
    // It keeps its place until it says whether they are open.
    '@media screen': { '& dd[hidden]': { display: 'block', visibility: 'hidden' } },
    // On phones a term begins the line of its numbers.
    [theme.breakpoints.down('sm')]: {
      '& > div': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 12,
        paddingBlock: 8,
        paddingInlineStart: 36,
      },
      '& dd': { marginInlineStart: 0 },
      '& svg': { insetBlockStart: 9 },
    },
    // Where there is room the terms have a column of their own.
    '@container (min-width: 30rem)': {
      '& > div': { gridTemplateColumns: '9.5rem minmax(0, 1fr)', paddingBlock: 12 },
      '& svg': { insetBlockStart: 14 },
      '& > div:not(:has(dd:nth-of-type(3)))': {
        '& dt': { gridColumn: 1, paddingBlockStart: 4 },
        '& dd': { gridColumn: 2 },
      },
    },
    // Many numbers are below theirs, in as many columns as there is room for.
    '& > div:has(dd:nth-of-type(3))': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
    },
  };
});

const inBrowser = (element: HTMLElement | null) => sayOpenNow(element);

/** A list of ways to reach somebody, each with links that call, write or open a page. */
export const ContactChannels = (props: ContactChannelsProps) => {
  const { channels, slot: _, ...root } = useKitProps('KitContactChannels', props);
  return (
    <Root {...root}>
      {channels.map(({ term, icon, links, text, openNow }) => (
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
          {openNow && (
            <dd {...showsOpenNow(openNow)} ref={inBrowser} hidden>
              {openNow.closed}
            </dd>
          )}
        </div>
      ))}
    </Root>
  );
};

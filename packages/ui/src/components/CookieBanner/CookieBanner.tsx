'use client';

import type { Theme } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import CookieConsent from 'react-cookie-consent';
import { type KitProps, useKitProps } from '../../kitProps.ts';
import type { LinkModel } from '../../models.ts';
import { type CookieSettings, cookieBannerId } from '../../page/cookieBanner.ts';
import { styled } from '../../theme/styled.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';

/** Everything that the cookie banner says (§4.6). */
export interface CookieBannerModel {
  /** Names the banner. */
  readonly label: string;
  readonly text: string;
  /** The policy. */
  readonly link: LinkModel;
  /** 'I Accept' (§9). */
  readonly accept: string;
  readonly decline: string;
  /** Says that scrolling accepted, and offers a way to change it; for settings by which it does. */
  readonly scrolled?: { readonly text: string; readonly change: string; readonly close: string };
}

interface CookieBannerOwn {
  readonly model: CookieBannerModel;
  readonly settings: CookieSettings;
}

export type CookieBannerProps = Omit<
  KitProps<CookieBannerOwn, 'div', 'receipt'>,
  // The library makes the element.
  'component' | 'ref'
>;

/** A bar at the window's end, over the page. */
const barLooks = (theme: Theme) =>
  ({
    ...theme.typography.body2,
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: theme.zIndex.snackbar - 50,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    borderBlockStart: `4px solid ${theme.vars.palette.roles.brandActive}`,
    background: theme.vars.palette.roles.page,
    boxShadow: theme.layout.floatingShadow,
  }) as const;

type BarProps = ComponentProps<typeof CookieConsent> & { readonly className?: string | undefined };

const Bar = styled(
  ({ className = '', ...consent }: BarProps) => (
    <CookieConsent {...consent} containerClasses={className} />
  ),
  { name: 'KitCookieBanner', slot: 'Root' },
)(({ theme }) => ({
  ...barLooks(theme),
  justifyContent: 'space-between',
  gap: '16px 40px',
  maxHeight: '60vh',
  overflowY: 'auto',
  padding: `20px ${theme.layout.gutter}`,
  color: theme.vars.palette.roles.ink,
  '& > div:first-of-type': { flex: '1 1 24rem', maxWidth: theme.layout.textMeasure, minWidth: 0 },
  '& > div:last-of-type': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& a': { display: 'inline-block', color: theme.vars.palette.roles.brand },
  [theme.breakpoints.down('sm')]: {
    padding: '16px 20px',
    '& > div:last-of-type': { flex: '1 1 100%' },
    '& > div:last-of-type > button': { flex: '1 1 8rem' },
  },
  'html[data-consent] &': { display: 'none' },
  // Script answers it, and sets no cookie before.
  '@media (scripting: none), print': { display: 'none' },
}));

/** Seen only after scrolling has accepted. */
const Receipt = styled('div', { name: 'KitCookieBanner', slot: 'Receipt' })(({ theme }) => ({
  '& > div': {
    ...barLooks(theme),
    gap: '12px 24px',
    padding: `12px ${theme.layout.gutter}`,
    'html:not([data-consent="scrolled"]) &': { display: 'none' },
  },
  '& span': { marginInlineEnd: 'auto' },
  '@media print': { display: 'none' },
}));

/**
 * Asks whether cookies are welcome, at the bottom of every page, until a choice is made (§4.6). It comes
 * from the server, early in the page, so that a keyboard meets it first; `provideCookieBanner`, in a
 * script of the page's head, hides it from who has chosen and answers it without React.
 */
export const CookieBanner = (props: CookieBannerProps) => {
  const { model, settings, className, sx, slot, ...root } = useKitProps('KitCookieBanner', props);
  return (
    <>
      <Bar
        className={className}
        sx={sx}
        location="none"
        disableStyles
        visible="show"
        cookieName={settings.name}
        expires={settings.days}
        enableDeclineButton
        buttonText={model.accept}
        ariaAcceptLabel={model.accept}
        declineButtonText={model.decline}
        ariaDeclineLabel={model.decline}
        ButtonComponent={Button}
        customButtonProps={{ 'data-cookies': 'accept' }}
        customDeclineButtonProps={{ 'data-cookies': 'decline', variant: 'outlined' }}
        customContainerAttributes={{
          ...root,
          id: cookieBannerId,
          role: 'region',
          'aria-label': model.label,
        }}
      >
        {`${model.text} `}
        <Link href={model.link.href} external={model.link.external}>
          {model.link.label}
        </Link>
      </Bar>
      <Receipt {...slot('receipt')} role="status">
        {model.scrolled && (
          <div>
            <span>{model.scrolled.text}</span>
            <Button variant="outlined" size="small" data-cookies="ask">
              {model.scrolled.change}
            </Button>
            <Button variant="outlined" size="small" data-cookies="close">
              {model.scrolled.close}
            </Button>
          </div>
        )}
      </Receipt>
    </>
  );
};

'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import CookieConsent from 'react-cookie-consent';
import type { LinkModel } from '../../models.ts';
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
}

/** How a choice is kept. */
export interface CookieSettings {
  /** The name of the cookie; it holds `true` or `false`. */
  readonly name: string;
  /** How long the choice is kept (§9: 150). */
  readonly days: number;
  /** The share of the page, in percent, past which scrolling accepts; `undefined` for never. */
  readonly acceptPastPercent?: number | undefined;
}

export type CookieChoice = 'accepted' | 'declined';

export interface CookieBannerProps {
  readonly model: CookieBannerModel;
  readonly settings: CookieSettings;
  /**
   * True if a visitor asked for it: it shows although a choice was made, takes the focus, and no
   * scrolling accepts.
   */
  readonly again?: boolean | undefined;
  /** Called once a choice is kept. The banner must be taken away then: its scrolling accepts. */
  readonly onChoice: (choice: CookieChoice) => void;
}

type BarProps = ComponentProps<typeof CookieConsent> & { readonly className?: string };

const Bar = styled(({ className = '', ...consent }: BarProps) => (
  <CookieConsent {...consent} containerClasses={className} />
))(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: theme.zIndex.snackbar - 50,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 40px',
  maxHeight: '60vh',
  overflowY: 'auto',
  padding: `20px ${theme.layout.gutter}`,
  borderBlockStart: `4px solid ${theme.vars.palette.roles.brandActive}`,
  background: theme.vars.palette.roles.page,
  color: theme.vars.palette.roles.ink,
  boxShadow: theme.layout.floatingShadow,
  ...theme.typography.body2,
  '& > div:first-of-type': { flex: '1 1 24rem', maxWidth: theme.layout.textMeasure, minWidth: 0 },
  '& > div:last-of-type': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& a': { display: 'inline-block', color: theme.vars.palette.roles.brand },
  [theme.breakpoints.down('sm')]: {
    padding: '16px 20px',
    '& > div:last-of-type': { flex: '1 1 100%' },
    '& > div:last-of-type > button': { flex: '1 1 8rem' },
  },
  '@media print': { display: 'none' },
}));

const inset = '--kit-bottom-inset';

/** Tells the page how much of its lower edge is covered, so that it can be scrolled free of it. */
const keepClear = (bar: HTMLElement): (() => void) => {
  const { style: page } = document.documentElement;
  const { style: body } = document.body;
  const observer = new ResizeObserver(() => page.setProperty(inset, `${bar.offsetHeight}px`));
  observer.observe(bar);
  body.setProperty('padding-block-end', `var(${inset})`);
  return () => {
    observer.disconnect();
    page.removeProperty(inset);
    body.removeProperty('padding-block-end');
  };
};

/**
 * Asks whether cookies are welcome, at the bottom of every page, until a choice is made (§4.6).
 * Rendered in a browser alone, and early in the page, so that a keyboard meets it first.
 */
export const CookieBanner = ({ model, settings, again = false, onChoice }: CookieBannerProps) => {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const bar = place.current?.firstElementChild;
    if (!(bar instanceof HTMLElement)) return;
    if (again) bar.querySelector('button')?.focus();
    return keepClear(bar);
  }, [again]);

  return (
    <div ref={place}>
      <Bar
        location="none"
        disableStyles
        visible="show"
        cookieName={settings.name}
        expires={settings.days}
        acceptOnScroll={!again && settings.acceptPastPercent !== undefined}
        {...(settings.acceptPastPercent !== undefined && {
          acceptOnScrollPercentage: settings.acceptPastPercent,
        })}
        enableDeclineButton
        buttonText={model.accept}
        ariaAcceptLabel={model.accept}
        declineButtonText={model.decline}
        ariaDeclineLabel={model.decline}
        ButtonComponent={Button}
        customDeclineButtonProps={{ variant: 'outline' }}
        customContainerAttributes={{ role: 'region', 'aria-label': model.label }}
        onAccept={() => onChoice('accepted')}
        onDecline={() => onChoice('declined')}
      >
        {`${model.text} `}
        <Link href={model.link.href} external={model.link.external}>
          {model.link.label}
        </Link>
      </Bar>
    </div>
  );
};

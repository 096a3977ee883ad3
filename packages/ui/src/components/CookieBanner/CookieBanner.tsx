'use client';

import { styled, type Theme } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import CookieConsent from 'react-cookie-consent';
import { type KitProps, linkProps, useKitProps } from '../../kit-props.ts';
import type { LinkModel } from '../../models.ts';
import { type CookieSettings, cookieBannerId } from '../../page/cookie-banner.ts';
import { withoutScripts } from '../../page/scripted.ts';
import { buttonSizes, lowWindow } from '../../theme/kit-tokens.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';

export interface CookieBannerModel {
  readonly label: string;
  readonly text: string;
  readonly link: LinkModel;
  readonly accept: string;
  readonly decline: string;
  /** Text for a visitor who has accepted, shown when they open the banner again. */
  readonly accepted: string;
  readonly declined: string;
  /** Texts if scrolling counts as consent. `rule` is a sentence in the banner that says so. */
  readonly scrolled?: {
    readonly rule: string;
    /** The notice that scrolling counted as consent. `change` and `close` label its buttons. */
    readonly text: string;
    readonly change: string;
    readonly close: string;
  };
}

/** Props except `model` (texts) and `settings` go to the banner's element. */
export type CookieBannerProps = Omit<
  KitProps<
    { readonly model: CookieBannerModel; readonly settings: CookieSettings },
    'div',
    'receipt'
  >,
  // `react-cookie-consent` renders the element, and accepts no `component` or `ref`.
  'component' | 'ref'
>;

/** Id of the text that says what the visitor chose. The decline button refers to this text. */
const choiceId = `${cookieBannerId}-choice`;

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
  // A view transition name keeps the banner above the hero while pages change.
  viewTransitionName: 'banner',
  padding: `20px max(${theme.layout.gutter}, (100vw - ${theme.layout.content}) / 2)`,
  color: theme.vars.palette.roles.ink,
  '& > div:first-of-type': { flex: '1 1 24rem', maxWidth: theme.layout.textMeasure, minWidth: 0 },
  '& > div:last-of-type': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& a': { color: theme.vars.palette.roles.brand },
  [theme.breakpoints.down('sm')]: {
    // Small text, so that the banner leaves the hero's picture visible on a first visit.
    ...theme.typography.strip,
    lineHeight: 1.35,
    rowGap: 8,
    padding: '8px 20px 10px',
    '& > div:last-of-type': { flex: '1 1 100%' },
    '& > div:last-of-type > button': { flex: '1 1 8rem', minHeight: 44, paddingBlock: 8 },
  },
  [lowWindow]: { position: 'static', maxHeight: 'none' },
  // Hidden after a choice or Escape. Also hidden without scripts: the site then sets no cookie.
  [`html[data-consent] &, ${withoutScripts}`]: { display: 'none' },
}));

/** The notice that scrolling counted as consent. */
const Receipt = styled('div', { name: 'KitCookieBanner', slot: 'Receipt' })(({ theme }) => ({
  '& > div': {
    ...barLooks(theme),
    gap: '12px 24px',
    padding: `12px ${theme.layout.gutter}`,
    'html:not([data-consent="scrolled"]) &': { display: 'none' },
  },
  '& span': { marginInlineEnd: 'auto' },
  // Looks like a small button. MUI's `size` would add a class to the HTML of every page.
  '& button': buttonSizes(theme).small,
}));

/**
 * Asks for consent to cookies (§4.6). Render the banner near the start of the page, so that the
 * Tab key reaches it early. `provideCookieBanner` makes its buttons work, even without React.
 */
export const CookieBanner = (props: CookieBannerProps) => {
  const {
    model,
    settings,
    className,
    sx,
    slot,
    ownerState: _,
    ...root
  } = useKitProps('KitCookieBanner', props);
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
        // Keep the element: the style sheet hides it, and a visitor can open it again.
        hideOnAccept={false}
        hideOnDecline={false}
        buttonText={model.accept}
        ariaAcceptLabel={model.accept}
        declineButtonText={model.decline}
        ariaDeclineLabel={model.decline}
        ButtonComponent={Button}
        customButtonProps={{ 'data-cookies': 'accept' }}
        customDeclineButtonProps={{
          'data-cookies': 'decline',
          variant: 'outlined',
          'aria-describedby': choiceId,
        }}
        customContainerAttributes={{
          ...root,
          id: cookieBannerId,
          role: 'region',
          'data-print': 'none',
          'aria-label': model.label,
        }}
      >
        {`${model.text} `}
        {model.scrolled && (
          <span data-choice="" suppressHydrationWarning>{`${model.scrolled.rule} `}</span>
        )}
        <b id={choiceId}>
          <span data-choice="true" hidden suppressHydrationWarning>{`${model.accepted} `}</span>
          <span data-choice="false" hidden suppressHydrationWarning>{`${model.declined} `}</span>
        </b>
        <Link {...linkProps(model.link)} />
      </Bar>
      <Receipt {...slot('receipt')} role="status" data-print="none">
        {model.scrolled && (
          <div>
            <span>{model.scrolled.text}</span>
            <Button variant="outlined" data-cookies="ask">
              {model.scrolled.change}
            </Button>
            <Button variant="outlined" data-cookies="close">
              {model.scrolled.close}
            </Button>
          </div>
        )}
      </Receipt>
    </>
  );
};

import { FooterAction, useWanted } from '@insurance-kit/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { recoverPage } from '../../boot/navigation.ts';
import { footerActions } from '../../companies/texts/footer-actions.ts';
import { consentCookie } from './consent-cookie.ts';
import { whenVisited } from './when-visited.ts';

const loadBanner = async () => (await import('./cookie-banner.tsx')).SiteCookieBanner;

/** For browsers that block cookies: then the page remembers until it is left. */
let hasChosen = false;

/**
 * The cookie banner (§4.6), for the page's very start, and the footer's button that brings it back.
 * A visitor who has chosen loads nothing; another one gets the banner when the page has settled.
 */
export function useCookieNotice(): { readonly banner: ReactNode; readonly action: ReactNode } {
  const [asks, setAsks] = useState<'no' | 'first' | 'again'>('no');
  const button = useRef<HTMLButtonElement>(null);
  const Banner = useWanted(asks !== 'no', loadBanner, () => {
    if (asks === 'again') recoverPage();
    setAsks('no');
  });

  useEffect(() => {
    if (hasChosen || document.cookie.includes(`${consentCookie}=`)) return;
    return whenVisited(() => setAsks((now) => (now === 'no' ? 'first' : now)));
  }, []);

  return {
    banner: Banner && asks !== 'no' && (
      <Banner
        key={asks}
        again={asks === 'again'}
        onChoice={() => {
          hasChosen = true;
          setAsks('no');
          if (asks === 'again') button.current?.focus();
        }}
      />
    ),
    action: (
      <FooterAction ref={button} onClick={() => setAsks('again')}>
        {footerActions.cookies}
      </FooterAction>
    ),
  };
}

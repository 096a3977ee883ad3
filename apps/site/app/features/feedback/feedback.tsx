import { FooterAction, useWanted } from '@insurance-kit/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { recoverPage } from '../../boot/navigation.ts';
import { company } from '../../companies/index.ts';
import { footerActions } from '../../companies/texts/footer-actions.ts';
import { askForFeedback } from './ask.ts';

const loadDialog = async () => (await import('./site-feedback.tsx')).SiteFeedback;

/**
 * The feedback dialog (§4.5): it opens by itself once, and from the footer's button at any time. Its
 * code is loaded when it first opens.
 */
export function useFeedback(): { readonly dialog: ReactNode; readonly action: ReactNode } {
  const [opened, setOpened] = useState<'no' | 'by itself' | 'by button'>('no');
  const button = useRef<HTMLButtonElement>(null);
  const Dialog = useWanted(opened !== 'no', loadDialog, () => {
    if (opened === 'by button') recoverPage();
    setOpened('no');
  });

  useEffect(
    () =>
      company.features.asksForFeedback ? askForFeedback(() => setOpened('by itself')) : undefined,
    [],
  );

  return {
    dialog: Dialog && (
      <Dialog
        open={opened !== 'no'}
        onClose={() => {
          setOpened('no');
          // One that opened by itself gives focus back to where it was: the browser sees to that.
          if (opened === 'by button') button.current?.focus();
        }}
      />
    ),
    action: (
      <FooterAction ref={button} opensDialog onClick={() => setOpened('by button')}>
        {footerActions.feedback}
      </FooterAction>
    ),
  };
}

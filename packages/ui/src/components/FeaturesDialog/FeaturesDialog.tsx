'use client';

import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { SafeHtml } from '../../models.ts';
import { styled } from '../../theme/styled.ts';
import { useWanted } from '../../useWanted.ts';
import { Button } from '../Button/Button.tsx';
import { Loading } from '../Loading/Loading.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** What a features dialog shows: the answer to its asking, once there is one (§4.7). */
export type FeaturesContent =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly html: SafeHtml };

/**
 * A hook that asks for the features called `id` and tells how far that is. It is mounted when a
 * dialog opens and unmounted when it closes, so that each opening asks again (§4.7).
 */
export type UseFeatures = (id: string) => FeaturesContent;

/** The features of one product or cover, behind a button (§2.11 to §2.15). */
export interface FeaturesModel {
  /** What `useContent` is asked for; unique on the page. */
  readonly id: string;
  /** The button's words: 'Insurance Features'. */
  readonly label: string;
  /** Names the dialog, and the button together with its words: 'Third party only'. */
  readonly title: string;
  /** The features as the page knows them: what is read where no script runs. */
  readonly html: SafeHtml;
}

export interface FeaturesDialogProps extends FeaturesModel {
  readonly useContent: UseFeatures;
}

const Details = styled('details')({ '&[open]': { flex: '1 1 100%' } });

/** The kit's button as an element of another name, so that nothing moves when script takes over. */
const Summary = styled(Button)<{ readonly as: 'summary' }>(({ theme }) => ({
  listStyle: 'none',
  width: 'fit-content',
  maxWidth: '100%',
  '&::-webkit-details-marker': { display: 'none' },
  // As wide as a button in a row of its own (`Actions`).
  [theme.breakpoints.down('sm')]: { width: '100%' },
}));

const Inline = styled(RichText)(({ theme }) => ({
  marginBlockStart: 20,
  paddingInlineStart: 24,
  borderInlineStart: `4px solid ${theme.vars.palette.roles.brandActive}`,
}));

const loadDialog = async () => (await import('../Dialog/Dialog.tsx')).Dialog;

const Content = ({ id, useContent }: Pick<FeaturesDialogProps, 'id' | 'useContent'>) => {
  const content = useContent(id);
  return (
    <div aria-busy={content.status === 'loading'}>
      {content.status === 'loading' ? <Loading /> : <RichText html={content.html} />}
    </div>
  );
};

/**
 * A button that opens a dialog with the features of a product. Until script runs, without it, and
 * where the dialog's code cannot be fetched, the same button unfolds them in the page.
 */
export const FeaturesDialog = ({ id, label, title, html, useContent }: FeaturesDialogProps) => {
  const [mode, setMode] = useState<'folded' | 'unfolded' | 'dialog'>('folded');
  const [intended, setIntended] = useState(false);
  const [open, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLButtonElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  const Dialog = useWanted(intended || open, loadDialog, () => {
    setIntended(false);
    if (!open) return;
    setOpen(false);
    setMode('unfolded');
  });

  const takeOver = useCallback(() => {
    hadFocus.current = details.current?.contains(document.activeElement) ?? false;
    setMode('dialog');
  }, []);
  // In the moment of hydration, and focus with it: no press falls between.
  useLayoutEffect(() => {
    // Someone may be reading already: then not before it is folded again.
    if (!details.current?.open) takeOver();
  }, [takeOver]);
  useLayoutEffect(() => {
    if (mode === 'dialog' && hadFocus.current) button.current?.focus();
    if (mode === 'unfolded') summary.current?.focus();
  }, [mode]);

  const words = (
    <span>
      {label}
      <VisuallyHidden>{` ${title}`}</VisuallyHidden>
    </span>
  );

  if (mode !== 'dialog') {
    return (
      <Details
        ref={details}
        open={mode === 'unfolded' || undefined}
        onToggle={(event) => {
          if (!event.currentTarget.open) takeOver();
        }}
        suppressHydrationWarning
      >
        <Summary ref={summary} as="summary" type={undefined} variant="outline">
          {words}
        </Summary>
        <Inline html={html} />
      </Details>
    );
  }
  const intend = () => setIntended(true);
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={intend}
        onFocus={intend}
        onClick={() => setOpen(true)}
      >
        {words}
      </Button>
      {Dialog && (
        <Dialog
          title={title}
          open={open}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
        >
          <Content id={id} useContent={useContent} />
        </Dialog>
      )}
    </>
  );
};

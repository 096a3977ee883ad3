'use client';

import { useId, useState } from 'react';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import type { LinkModel, SafeHtml } from '../../models.ts';
import { opensDialog } from '../../page/dialogs.ts';
import { styled } from '../../theme/styled.ts';
import { Actions } from '../Actions/Actions.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Loading } from '../Loading/Loading.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** The state of the features that a dialog has asked for (§4.7). */
export type FeaturesContent =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly html: SafeHtml };

/**
 * A hook that loads the features with this `id` and returns their state. It is mounted when a
 * dialog opens and unmounted when it closes, so that each opening loads again (§4.7).
 */
export type UseFeatures = (id: string) => FeaturesContent;

/** The features of one product or cover, behind a button (§2.11 to §2.15). */
export interface FeaturesModel {
  /** The id that `useFeatures` is called with; unique on the page. */
  readonly id: string;
  /** The button's label: 'Insurance Features'. */
  readonly label: string;
  /** The dialog's name, also added to the button's accessible name: 'Third party only'. */
  readonly title: string;
  /** The features that the page was rendered with: shown without JavaScript. */
  readonly html: SafeHtml;
}

interface FeaturesDialogOwn extends FeaturesModel {
  readonly useFeatures: UseFeatures;
  /** What a reader may do next, such as 'Get a Quote'; shown below the features in the dialog. */
  readonly links?: readonly LinkModel[] | undefined;
}

/** Other props go to the button. */
export type FeaturesDialogProps = Omit<
  KitProps<FeaturesDialogOwn, 'button', 'details' | 'summary' | 'inline' | 'dialog'>,
  'component'
>;

const Root = styled(Button, { name: 'KitFeaturesDialog', slot: 'Root' })({});

/** `display: contents`, so that what it holds is in the button's row. */
const WithoutScript = styled('noscript', { name: 'KitFeaturesDialog', slot: 'WithoutScript' })({
  '@media (scripting: none)': { display: 'contents' },
});

/** Fills a row when unfolded, and on small screens, where `Actions` gives each button a row. */
const Details = styled('details', { name: 'KitFeaturesDialog', slot: 'Details' })(({ theme }) => ({
  '&[open]': { flex: '1 1 100%' },
  [theme.breakpoints.down('sm')]: { flex: '1 1 100%' },
}));

/** The kit's button, rendered as a `summary`, which keeps its own role. */
const asSummary = { component: 'summary', role: undefined } as const;

/** Looks like the button that it replaces without JavaScript. */
const Summary = styled(Button, { name: 'KitFeaturesDialog', slot: 'Summary' })(({ theme }) => ({
  listStyle: 'none',
  width: 'fit-content',
  maxWidth: '100%',
  '&::-webkit-details-marker': { display: 'none' },
  // Full width where buttons are one below the other (`Actions`).
  [theme.breakpoints.down('sm')]: { width: '100%' },
}));

const Inline = styled('div', { name: 'KitFeaturesDialog', slot: 'Inline' })(({ theme }) => ({
  marginBlockStart: 20,
  paddingInlineStart: 24,
  borderInlineStart: `4px solid ${theme.vars.palette.roles.brandActive}`,
}));

/** About as high as most features, so that the dialog hardly grows when they arrive. */
const Waiting = styled(Loading, { name: 'KitFeaturesDialog', slot: 'Waiting' })(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    '& > :last-child': { height: 'clamp(160px, 100vh - 360px, 500px)' },
  },
}));

const Content = ({
  id,
  useFeatures,
  links,
}: Pick<FeaturesDialogProps, 'id' | 'useFeatures' | 'links'>) => {
  const content = useFeatures(id);
  if (content.status === 'loading') return <Waiting />;
  return (
    <>
      <RichText html={content.html} />
      <Actions links={links} data-foot="" sx={{ marginBlockStart: 4 }} />
    </>
  );
};

/**
 * A button that opens a dialog with the features of a product (§4.7). The browser opens it and it
 * says 'Loading...'; the button also starts React (`data-hydrate`), which loads the features at
 * each opening. Without JavaScript the button unfolds them in the page.
 */
export const FeaturesDialog = (props: FeaturesDialogProps) => {
  const { id, label, title, html, useFeatures, links, slot, ...root } = useKitProps(
    'KitFeaturesDialog',
    props,
  );
  const dialogId = useId();
  const [open, setOpen] = useState(false);
  const words = (
    <span>
      {label}
      <VisuallyHidden>{` ${title}`}</VisuallyHidden>
    </span>
  );
  return (
    <>
      <Root
        variant="outlined"
        {...root}
        data-hydrate=""
        data-script="only"
        {...opensDialog(dialogId)}
      >
        {words}
      </Root>
      <WithoutScript>
        <Details {...slot('details')}>
          <Summary variant="outlined" {...asSummary} {...slot('summary')}>
            {words}
          </Summary>
          <Inline {...slot('inline')}>
            <RichText html={html} />
          </Inline>
        </Details>
      </WithoutScript>
      <Dialog {...slot('dialog')} id={dialogId} title={title} onOpenChange={setOpen}>
        {open ? <Content id={id} useFeatures={useFeatures} links={links} /> : <Waiting />}
      </Dialog>
    </>
  );
};

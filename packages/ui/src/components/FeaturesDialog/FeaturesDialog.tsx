'use client';

import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { useKit } from '../../KitProvider.tsx';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import type { SafeHtml } from '../../models.ts';
import { opensDialog } from '../../page/dialogs.ts';
import { markedLists } from '../../page/features.ts';
import { Actions } from '../Actions/Actions.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog, dialogFoot } from '../Dialog/Dialog.tsx';
import { Loading } from '../Loading/Loading.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const TextWithMarks = styled(RichText, { name: 'KitFeaturesContent', slot: 'Text' })({
  '&[data-covered="1"] > ul:nth-of-type(1)': { listStyle: '"✓  "' },
  '&[data-excluded="1"] > ul:nth-of-type(1), &[data-excluded="2"] > ul:nth-of-type(2)': {
    listStyle: '"✕  "',
  },
});

const FeaturesText = ({ html }: { readonly html: SafeHtml }) => {
  const { labels } = useKit();
  return <TextWithMarks html={html} data-features="" {...markedLists(html, labels)} />;
};

/** If `html` is omitted, the component shows 'Loading...' (§4.7). */
export type FeaturesContentProps = KitProps<{ readonly html?: SafeHtml | undefined }, 'div'>;

/** While the text loads, `Loading` is as high as most texts, so that the dialog hardly grows. */
const Content = styled('div', { name: 'KitFeaturesContent', slot: 'Root' })(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    '& > [data-loading] > :last-child': { height: 'clamp(160px, 100vh - 360px, 500px)' },
  },
}));

/** Content of a features dialog: the features, or 'Loading...'. */
export const FeaturesContent = (props: FeaturesContentProps) => {
  const { html, slot: _, ...root } = useKitProps('KitFeaturesContent', props);
  return (
    <Content {...root}>{html === undefined ? <Loading /> : <FeaturesText html={html} />}</Content>
  );
};

/** The features of a product or cover, which a button shows (§2.11 to §2.15). */
export interface FeaturesModel {
  readonly label: string;
  /** Title of the dialog, such as 'Third party only'. The button's accessible name includes it. */
  readonly title: string;
  /** The features, rendered by the server. Shown without scripts, or if `content` is unset. */
  readonly html: SafeHtml;
  /** Shown in the dialog instead of `html`: a component that loads current features (§4.7). */
  readonly content?: ReactNode;
}

interface FeaturesDialogOwn extends FeaturesModel {
  /** Buttons at the lower edge of the dialog, such as 'Get a Quote'. Always visible. */
  readonly actions?: ReactNode;
}

/** Attributes of a `button` go to the button that opens the dialog. */
export type FeaturesDialogProps = Omit<
  KitProps<FeaturesDialogOwn, 'button', 'details' | 'summary' | 'inline' | 'dialog'>,
  'component'
>;

const Root = styled(Button, { name: 'KitFeaturesDialog', slot: 'Root' })({});

/** `display: contents` makes the child a part of the row of buttons around it. */
const WithoutScripts = styled('div', { name: 'KitFeaturesDialog', slot: 'WithoutScripts' })({
  display: 'contents',
});

/** Fills the row when open, and always on small screens. */
const Details = styled('details', { name: 'KitFeaturesDialog', slot: 'Details' })(({ theme }) => ({
  '&[open]': { flex: '1 1 100%' },
  [theme.breakpoints.down('sm')]: { flex: '1 1 100%' },
}));

const asSummary = { component: 'summary', role: undefined } as const;

/** Looks like the button, and replaces the button if there are no scripts. */
const Summary = styled(Button, { name: 'KitFeaturesDialog', slot: 'Summary' })(({ theme }) => ({
  listStyle: 'none',
  width: 'fit-content',
  maxWidth: '100%',
  '&::-webkit-details-marker': { display: 'none' },
  [theme.breakpoints.down('sm')]: { width: '100%' },
  '@media print': { minHeight: 0, padding: 0, border: 0 },
}));

const Inline = styled('div', { name: 'KitFeaturesDialog', slot: 'Inline' })(({ theme }) => ({
  marginBlockStart: 20,
  paddingInlineStart: 24,
  borderInlineStart: `4px solid ${theme.vars.palette.roles.brandActive}`,
}));

/** A button that opens features in a dialog (§4.7). Without scripts, they open below the button. */
export const FeaturesDialog = (props: FeaturesDialogProps) => {
  const { label, title, html, content, actions, slot, ...root } = useKitProps(
    'KitFeaturesDialog',
    props,
  );
  const dialogId = useId();
  const buttonLabel = (
    <span>
      {label}
      <VisuallyHidden>{` ${title}`}</VisuallyHidden>
    </span>
  );
  return (
    <>
      <Root variant="outlined" {...root} data-script="only" {...opensDialog(dialogId)}>
        {buttonLabel}
      </Root>
      <WithoutScripts data-script="none">
        <Details {...slot('details')}>
          <Summary variant="outlined" {...asSummary} {...slot('summary')}>
            {buttonLabel}
          </Summary>
          <Inline {...slot('inline')}>
            <FeaturesText html={html} />
          </Inline>
        </Details>
      </WithoutScripts>
      <Dialog {...slot('dialog')} id={dialogId} title={title}>
        {content ?? <FeaturesContent html={html} />}
        {actions && (
          <Actions className={dialogFoot} sx={{ marginBlockStart: '4px' }}>
            {actions}
          </Actions>
        )}
      </Dialog>
    </>
  );
};

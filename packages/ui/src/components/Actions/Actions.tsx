'use client';

import Stack, { type StackProps } from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { linkProps, type Polymorphic, useNamedProps } from '../../kit-props.ts';
import type { LinkModel } from '../../models.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';

const textLink = 'a:not(.MuiButton-root)';

const Root = styled(Stack, { name: 'KitActions', slot: 'Root' })<Polymorphic>(({ theme }) => ({
  flexWrap: 'wrap',
  alignItems: 'center',
  overflowWrap: 'anywhere',
  '& > *': { maxWidth: '100%' },
  // This wide margin makes a text link wrap below the buttons.
  [`& > ${textLink}`]: { marginInlineEnd: 'max(0px, 50% - 60px)' },
  [theme.breakpoints.down('sm')]: {
    '& > *': { flex: '1 1 100%' },
    [`& > ${textLink}`]: { flex: 'none', marginInlineEnd: 'auto' },
  },
}));

export interface ActionsProps extends StackProps<'div', { component?: ElementType | undefined }> {}

/** MUI's `Stack`. Its children: a filled button, an outlined button, then `TextLink`s. */
export const Actions = (props: ActionsProps) => {
  const { spacing = { xs: 1.5, sm: 1.75 }, ...root } = useNamedProps('KitActions', props);
  return <Root direction="row" useFlexGap {...root} spacing={spacing} />;
};

interface LinksProps {
  /** At most three links, the most important first. */
  readonly of: readonly LinkModel[];
  /** Shown after the first link: for example a button that opens a dialog. */
  readonly children?: ReactNode;
}

/** The first two links are buttons (with `children`, only the first); others are `TextLink`s. */
export const Links = ({ of: [first, ...others], children }: LinksProps) => {
  const button = (link: LinkModel, variant: 'contained' | 'outlined') => (
    <Button
      key={link.label}
      {...linkProps(link)}
      variant={variant}
      startIcon={link.href.startsWith('tel:') && <Icon name="phone" />}
    />
  );
  return (
    <>
      {first && button(first, 'contained')}
      {children}
      {others.map((link, index) =>
        children || index > 0 ? (
          <TextLink key={link.label} {...linkProps(link)} />
        ) : (
          button(link, 'outlined')
        ),
      )}
    </>
  );
};

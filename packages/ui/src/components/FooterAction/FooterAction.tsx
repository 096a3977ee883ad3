'use client';

import ButtonBase from '@mui/material/ButtonBase';
import { useThemeProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { KitProps, Polymorphic } from '../../kit-props.ts';
import { styled } from '../../theme/styled.ts';

/** Looks like the links beside it. */
const Root = styled(ButtonBase, { name: 'KitFooterAction', slot: 'Root' })<Polymorphic>(
  ({ theme }) => ({
    paddingBlock: 4,
    borderRadius: theme.vars.shape.borderRadius,
    userSelect: 'auto',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  }),
);

export type FooterActionProps = KitProps<{ readonly children?: ReactNode }, 'button'>;

/**
 * A button among the links of the footer: `PageShell`'s `footerActions`. It is hidden without
 * JavaScript, because nothing would happen.
 */
export const FooterAction = (props: FooterActionProps) => {
  const root = useThemeProps({ props, name: 'KitFooterAction' });
  return <Root data-script="only" {...root} />;
};

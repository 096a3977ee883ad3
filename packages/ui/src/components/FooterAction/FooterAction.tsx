'use client';

import ButtonBase from '@mui/material/ButtonBase';
import { useThemeProps } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import type { KitProps } from '../../kitProps.ts';
import { styled } from '../../theme/styled.ts';

/** A button among links looks like one of them. */
const Root = styled(ButtonBase, { name: 'KitFooterAction', slot: 'Root' })<{
  readonly component?: ElementType | undefined;
}>(({ theme }) => ({
  paddingBlock: 4,
  borderRadius: theme.vars.shape.borderRadius,
  userSelect: 'auto',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
}));

export type FooterActionProps = KitProps<{ readonly children?: ReactNode }, 'button'>;

/**
 * A button among the links of the footer's small print: `PageShell`'s `footerActions`. Script alone can
 * answer it, so without script it is not there.
 */
export const FooterAction = (props: FooterActionProps) => {
  const root = useThemeProps({ props, name: 'KitFooterAction' });
  return <Root data-script="only" {...root} />;
};

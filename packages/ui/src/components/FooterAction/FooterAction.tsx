'use client';

import type { ReactNode, Ref } from 'react';
import { styled } from '../../theme/styled.ts';

/** A button that script alone can answer is not there without script. */
const Root = styled('button')({ '@media (scripting: none)': { display: 'none' } });

export interface FooterActionProps {
  readonly onClick: () => void;
  /** True for a button that opens a dialog. */
  readonly opensDialog?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

/** A button among the links of the footer's small print: `PageShell`'s `footerActions`. */
export const FooterAction = ({ opensDialog, ...button }: FooterActionProps) => (
  <Root type="button" aria-haspopup={opensDialog ? 'dialog' : undefined} {...button} />
);

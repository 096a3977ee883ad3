'use client';

import type { ButtonHTMLAttributes } from 'react';
import { forwardAttribute } from '../../theme/forwardAttribute.ts';
import { styled } from '../../theme/styled.ts';

/** A button that script alone can answer is not there without script. */
const Root = styled('button', { shouldForwardProp: forwardAttribute })({
  '@media (scripting: none)': { display: 'none' },
});

export interface FooterActionProps extends ButtonHTMLAttributes<HTMLButtonElement> {}

/** A button among the links of the footer's small print: `PageShell`'s `footerActions`. */
export const FooterAction = (button: FooterActionProps) => <Root type="button" {...button} />;

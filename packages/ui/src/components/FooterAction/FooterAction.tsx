'use client';

import type { ButtonHTMLAttributes } from 'react';

export interface FooterActionProps extends ButtonHTMLAttributes<HTMLButtonElement> {}

/**
 * A button among the links of the footer's small print: `PageShell`'s `footerActions`. Script alone can
 * answer it, so without script it is not there.
 */
export const FooterAction = (button: FooterActionProps) => (
  <button type="button" data-script="only" {...button} />
);

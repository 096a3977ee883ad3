import { baseStyles } from '@insurance-kit/ui/base-styles';
import { fonts, measures } from './companies/fonts.ts';
import { theme } from './companies/theme.ts';

/** On the server alone: in the browser the document has them, and no script need carry them. */
export const styles: string | undefined = import.meta.env.SSR
  ? baseStyles(fonts, { variables: theme.variables, measures })
  : undefined;

// What the document has from the server, an update of modules does not change.
if (import.meta.hot && !import.meta.env.SSR) import.meta.hot.accept(() => location.reload());

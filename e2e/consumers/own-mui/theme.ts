import { schemesOf } from '@insurance-kit/ui/palette';
import { createKitTheme } from '@insurance-kit/ui/theme';

/** The company's theme. */
export const theme = createKitTheme({
  schemes: schemesOf({ purple: '#630994', red: '#9c0421' }),
});

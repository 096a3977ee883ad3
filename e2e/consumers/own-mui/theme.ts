import { schemesOf } from '@insurance-kit/ui/palette';
import { createKitTheme } from '@insurance-kit/ui/theme';

/** The company's theme, with a style and a default prop of one kit component changed. */
export const theme = createKitTheme({
  schemes: schemesOf({ purple: '#630994', red: '#9c0421' }),
  overrides: {
    components: {
      KitHero: {
        defaultProps: { lead: 'A lead that the theme gives' },
        styleOverrides: { lead: { letterSpacing: '3px' } },
      },
    },
  },
});

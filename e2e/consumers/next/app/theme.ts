import { schemesOf } from '@insurance-kit/ui/palette';
import { createKitTheme } from '@insurance-kit/ui/theme';

const schemes = schemesOf({ purple: '#630994', red: '#9c0421' });

/** The company's theme, and the names of its schemes. */
export const theme = createKitTheme({ schemes });
export const schemeNames = ['purple', 'red'] as const;

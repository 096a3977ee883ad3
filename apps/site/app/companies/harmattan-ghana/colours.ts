import type { Ramp } from '@insurance-kit/ui/palette';
import type { CompanyColours } from '../contract/colours.ts';
import type { Audience } from './audiences.ts';

const purple: Ramp = {
  50: '#faf5fe',
  100: '#f3e9fe',
  200: '#e7d1fc',
  300: '#d4abf9',
  400: '#ba78f0',
  500: '#9e43dc',
  600: '#7f1eb8',
  700: '#630994',
  800: '#49036f',
  900: '#32014e',
  950: '#1e0130',
};

const red: Ramp = {
  50: '#fef5f4',
  100: '#fee8e7',
  200: '#fececc',
  300: '#ffa39f',
  400: '#f86a6b',
  500: '#e63042',
  600: '#c30b2d',
  700: '#9c0421',
  800: '#760618',
  900: '#51060f',
  950: '#320307',
};

/** Both drawn by hand. */
export const colours: CompanyColours<Audience> = { individual: purple, institution: red };

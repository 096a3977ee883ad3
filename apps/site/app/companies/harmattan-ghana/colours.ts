import { purple, red } from '@insurance-kit/ui/palette';
import type { CompanyColours } from '../colours.ts';

export const colours: CompanyColours = { individual: purple, institution: red };

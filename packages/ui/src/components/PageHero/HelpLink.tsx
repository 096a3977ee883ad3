'use client';

import { styled } from '@mui/material/styles';
import { TextLink } from '../TextLink/TextLink.tsx';

/** A link below a hero's actions. */
export const HelpLink = styled(TextLink, { name: 'KitPageHero', slot: 'Help' })(({ theme }) => ({
  alignSelf: 'flex-start',
  marginBlockStart: 14,
  // Low, so that the picture's top is on a phone's first screen.
  [theme.breakpoints.down('sm')]: {
    ...theme.typography.small,
    marginBlockStart: 8,
    paddingBlock: 3,
  },
}));

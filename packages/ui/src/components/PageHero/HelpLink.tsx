'use client';

import { styled } from '../../theme/styled.ts';
import { TextLink } from '../TextLink/TextLink.tsx';

/** A link below a hero's actions. */
export const HelpLink = styled(TextLink, { name: 'KitPageHero', slot: 'Help' })({
  alignSelf: 'flex-start',
  marginBlockStart: 14,
});

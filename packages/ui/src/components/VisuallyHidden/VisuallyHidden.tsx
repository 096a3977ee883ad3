'use client';

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type KitProps, useKitProps } from '../../kit-props.ts';

export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

const Root = styled('span', { name: 'KitVisuallyHidden', slot: 'Root' })(visuallyHidden);

export type VisuallyHiddenProps = KitProps<{ readonly children?: ReactNode }, 'span'>;

/** Text for assistive technology only. */
export const VisuallyHidden = (props: VisuallyHiddenProps) => {
  const { slot: _, ...root } = useKitProps('KitVisuallyHidden', props);
  return <Root {...root} />;
};

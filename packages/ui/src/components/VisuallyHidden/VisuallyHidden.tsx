'use client';

import type { ReactNode } from 'react';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import { styled } from '../../theme/styled.ts';

const Root = styled('span', { name: 'KitVisuallyHidden', slot: 'Root' })({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export type VisuallyHiddenProps = KitProps<{ readonly children?: ReactNode }, 'span'>;

/** Text for assistive technology only. */
export const VisuallyHidden = (props: VisuallyHiddenProps) => {
  const { slot: _, ...root } = useKitProps('KitVisuallyHidden', props);
  return <Root {...root} />;
};

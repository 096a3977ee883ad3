'use client';

import { styled } from '../../theme/styled.ts';

/** Words that are heard, not seen. */
export const VisuallyHidden = styled('span', { name: 'KitVisuallyHidden', slot: 'VisuallyHidden' })(
  {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
);

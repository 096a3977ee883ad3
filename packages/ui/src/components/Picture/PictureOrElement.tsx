'use client';

import type { ReactElement } from 'react';
import type { PictureModel } from '../../models.ts';
import { Picture } from './Picture.tsx';

interface PictureOrElementProps {
  readonly of: PictureModel | ReactElement;
  /** True for the first picture of a page. */
  readonly priority?: boolean;
}

/**
 * A picture, or an element of the application's own in its place: of a server component that may be a
 * lazy one, which `isValidElement` does not know.
 */
export const PictureOrElement = ({ of, ...own }: PictureOrElementProps) =>
  'alt' in of ? <Picture {...of} {...own} /> : of;

'use client';

import { isValidElement, type ReactElement } from 'react';
import type { PictureModel } from '../../models.ts';
import { Picture } from './Picture.tsx';

interface PictureOrElementProps {
  readonly of: PictureModel | ReactElement;
  /** True for the first picture of a page. */
  readonly priority?: boolean;
}

/** A picture, or an element of the application's own in its place. */
export const PictureOrElement = ({ of, ...own }: PictureOrElementProps) =>
  isValidElement(of) ? of : <Picture {...of} {...own} />;

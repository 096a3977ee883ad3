'use client';

import { styled } from '../../theme/styled.ts';
import { linePaths, solidPaths } from './paths.ts';

/** A social network's mark. */
export type SocialIconName = keyof typeof solidPaths;
export type IconName = keyof typeof linePaths | SocialIconName;

const isSolid = (name: IconName): name is SocialIconName => name in solidPaths;

const Drawing = styled('svg')({ width: '1.25em', height: '1.25em', flex: 'none' });

export interface IconProps {
  readonly name: IconName;
  /** True for an arrow after a link's words: it moves on when the link is under the pointer. */
  readonly arrow?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * A drawing beside words, in their colour, 1.25 times their size. It is silent: what it means must
 * be said in words, visible or hidden.
 */
export const Icon = ({ name, arrow, className }: IconProps) => (
  <Drawing
    className={className}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
    data-arrow={arrow}
  >
    {isSolid(name) ? (
      <path fill="currentColor" fillRule="evenodd" d={solidPaths[name]} />
    ) : (
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        d={linePaths[name]}
      />
    )}
  </Drawing>
);

'use client';

import type { ReactNode } from 'react';
import type { Roles } from '../../theme/roles.ts';
import { styled } from '../../theme/styled.ts';

/** Keeps content between the gutters, 1280 px wide at most. */
export const Container = styled('div', { name: 'KitSection', slot: 'Container' })(
  ({ theme: { layout } }) => ({
    width: '100%',
    maxWidth: `calc(${layout.content} + 2 * ${layout.gutter})`,
    marginInline: 'auto',
    paddingInline: layout.gutter,
  }),
);

/** The grounds a section may lie on. */
export type Ground = 'page' | 'panel' | 'panelStrong' | 'panelNeutral' | 'hero' | 'brand' | 'deep';

const inkOn: Readonly<Record<Ground, keyof Roles>> = {
  page: 'ink',
  panel: 'onPanel',
  panelStrong: 'onPanel',
  panelNeutral: 'ink',
  hero: 'onBrand',
  brand: 'onBrand',
  deep: 'onBrand',
};

const Root = styled('section', {
  name: 'KitSection',
  slot: 'Root',
  shouldForwardProp: (name) => name !== 'ground' && name !== 'space',
})<{ ground: Ground; space: 'both' | 'above' | 'below' | 'none' }>(({ theme, ground, space }) => {
  const { roles } = theme.vars.palette;
  const measure = theme.layout.section;
  return {
    background: roles[ground],
    color: roles[inkOn[ground]],
    paddingTop: space === 'both' || space === 'above' ? measure : 0,
    paddingBottom: space === 'both' || space === 'below' ? measure : 0,
  };
});

export interface SectionProps {
  /** The id of the heading that names the section. */
  readonly labelledBy?: string | undefined;
  readonly ground?: Ground | undefined;
  /** Where the section keeps its distance (72 to 120 px). */
  readonly space?: 'both' | 'above' | 'below' | 'none' | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a page: a ground over the window's whole width, its content within the gutters. */
export const Section = ({
  labelledBy,
  ground = 'page',
  space = 'both',
  id,
  className,
  children,
}: SectionProps) => (
  <Root id={id} className={className} ground={ground} space={space} aria-labelledby={labelledBy}>
    <Container>{children}</Container>
  </Root>
);

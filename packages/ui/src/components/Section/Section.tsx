'use client';

import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import type { Roles } from '../../theme/colours/roles.ts';

/** Backgrounds, named like their colour roles. */
export type Surface = 'page' | 'panel' | 'panelStrong' | 'panelNeutral' | 'hero' | 'brand' | 'deep';

const inkOn: Readonly<Record<Surface, keyof Roles>> = {
  page: 'ink',
  panel: 'onPanel',
  panelStrong: 'onPanel',
  panelNeutral: 'ink',
  hero: 'onBrand',
  brand: 'onBrand',
  deep: 'onBrand',
};

type Space = 'both' | 'above' | 'below' | 'none';

/** Background and padding: props that section components share. */
export interface SectionLook {
  readonly surface?: Extract<Surface, 'page' | 'panel' | 'panelNeutral'> | undefined;
  /** Sides with padding (72 to 120 px). Use `below` after a section on the same surface. */
  readonly space?: Space | undefined;
}

const Root = styled('section', { name: 'KitSection', slot: 'Root' })<{
  ownerState: { readonly surface: Surface; readonly space: Space };
}>(({ theme, ownerState: { surface, space } }) => {
  const { roles } = theme.vars.palette;
  const background = roles[surface];
  const padding = theme.layout.section;
  return {
    // Background of sticky elements in the section. Hides content that scrolls behind them.
    '--kit-surface': background,
    background,
    color: roles[inkOn[surface]],
    paddingTop: space === 'both' || space === 'above' ? padding : 0,
    paddingBottom: space === 'both' || space === 'below' ? padding : 0,
  };
});

const Content = styled(Container, { name: 'KitSection', slot: 'Container' })({});

interface OwnProps extends Omit<SectionLook, 'surface'> {
  /** Not supported. Add a heading, or use `HeadedSection`. */
  readonly title?: undefined;
  /** Id of the heading that names the section. */
  readonly labelledBy?: string | undefined;
  /** Background. It also sets a readable text colour. */
  readonly surface?: Surface | undefined;
  readonly children: ReactNode;
}

export type SectionProps = KitProps<OwnProps, 'section', 'container'>;

/** A section of a page: a background as wide as the window, and content between the gutters. */
export const Section = (props: SectionProps) => {
  const {
    labelledBy,
    surface = 'page',
    space = 'both',
    children,
    slot,
    ...root
  } = useKitProps('KitSection', props);
  return (
    <Root
      {...root}
      ownerState={{ surface, space }}
      {...(labelledBy !== undefined && { 'aria-labelledby': labelledBy })}
    >
      <Content {...slot('container')}>{children}</Content>
    </Root>
  );
};

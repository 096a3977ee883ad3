'use client';

import type { ReactNode } from 'react';
import {
  ClosingBanner,
  type ClosingBannerModel,
} from '../components/ClosingBanner/ClosingBanner.tsx';
import { Loading } from '../components/Loading/Loading.tsx';
import { PageHero, type PageHeroModel } from '../components/PageHero/PageHero.tsx';
import { Section } from '../components/Section/Section.tsx';
import { styled } from '../theme/styled.ts';

/** Shown instead of a page until its record has arrived (§4.1). */
export const PageLoading = () => (
  <Section>
    <Loading page />
  </Section>
);

/** The props of a template whose content has to be loaded. */
export interface LoadedProps<Model> {
  /** `undefined` until the record has arrived: 'Loading...' is shown. */
  readonly model: Model | undefined;
}

/** What most pages have: a hero and a closing banner. */
export interface FramedModel {
  readonly hero: PageHeroModel;
  readonly banner: ClosingBannerModel;
}

/** A page between its hero and its closing banner. */
export const Framed = ({
  hero,
  banner,
  children,
}: FramedModel & { readonly children: ReactNode }) => (
  <>
    <PageHero {...hero} />
    {children}
    <ClosingBanner {...banner} />
  </>
);

/** The heading of a section that has nothing beside it. */
export const SectionTitle = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  marginBlockEnd: 44,
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('md')]: { marginBlockEnd: 28 },
}));

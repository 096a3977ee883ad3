'use client';

import type { ReactNode } from 'react';
import { CallToAction, type CallToActionModel } from '../components/CallToAction/CallToAction.tsx';
import { Loading } from '../components/Loading/Loading.tsx';
import { PageHero } from '../components/PageHero/PageHero.tsx';
import { Section } from '../components/Section/Section.tsx';
import { type PageHeroModel, pageHeroOf } from './of-models.tsx';

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
  readonly banner: CallToActionModel;
}

/** A page between its hero and its closing banner. */
export const Framed = ({
  hero,
  banner,
  children,
}: FramedModel & { readonly children: ReactNode }) => (
  <>
    <PageHero {...pageHeroOf(hero)} />
    {children}
    <CallToAction surface="brand" {...banner} />
  </>
);

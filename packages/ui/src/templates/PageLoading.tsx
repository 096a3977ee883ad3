'use client';

import { Loading } from '../components/Loading/Loading.tsx';
import { Section } from '../components/Section/Section.tsx';

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

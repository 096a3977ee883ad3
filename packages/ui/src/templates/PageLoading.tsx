'use client';

import { Loading } from '../components/Loading/Loading.tsx';
import { Section } from '../components/Section/Section.tsx';

/** Shown instead of a page until its record has arrived (§4.1). */
export const PageLoading = () => (
  <Section>
    <Loading page />
  </Section>
);

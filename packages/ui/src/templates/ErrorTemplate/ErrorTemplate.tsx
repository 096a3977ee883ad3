'use client';

import {
  ErrorMessage,
  type ErrorMessageModel,
} from '../../components/ErrorMessage/ErrorMessage.tsx';
import { WovenBand } from '../../components/WovenBand/WovenBand.tsx';

export interface ErrorTemplateProps {
  readonly model: ErrorMessageModel;
}

/** The page for an unknown address or an error (§2.1). */
export const ErrorTemplate = ({ model }: ErrorTemplateProps) => (
  <>
    <ErrorMessage {...model} />
    <WovenBand />
  </>
);

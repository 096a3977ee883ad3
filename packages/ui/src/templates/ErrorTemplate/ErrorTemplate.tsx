'use client';

import {
  ErrorMessage,
  type ErrorMessageModel,
} from '../../components/ErrorMessage/ErrorMessage.tsx';

export interface ErrorTemplateProps {
  readonly model: ErrorMessageModel;
}

/** The page for an unknown address or an error (§2.1). */
export const ErrorTemplate = ({ model }: ErrorTemplateProps) => <ErrorMessage {...model} />;

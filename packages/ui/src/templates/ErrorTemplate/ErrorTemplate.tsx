'use client';

import {
  ErrorMessage,
  type ErrorMessageModel,
} from '../../components/ErrorMessage/ErrorMessage.tsx';

export interface ErrorTemplateProps {
  readonly model: ErrorMessageModel;
}

/** The page shown in place of one that is not there or failed (§2.1). */
export const ErrorTemplate = ({ model }: ErrorTemplateProps) => <ErrorMessage {...model} />;

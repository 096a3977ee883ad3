'use client';

import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { Feedback } from '../records/index.ts';
import { useContentSource } from './index.ts';

export interface FeedbackSubmission {
  readonly feedback: Feedback;
  readonly submissionId?: string | undefined;
}

/**
 * Saves feedback (§4.5, §7). A `ContentError` says whether the service refused the feedback or was
 * unreachable (§8). Does not retry: without a `submissionId`, a retry could save feedback twice.
 */
export function useSendFeedback(): UseMutationResult<void, Error, FeedbackSubmission> {
  const source = useContentSource();
  return useMutation({
    mutationKey: ['content', 'feedback'],
    mutationFn: ({ feedback, submissionId }: FeedbackSubmission) =>
      source.sendFeedback(feedback, { submissionId }),
    retry: false,
  });
}

import { retryAfterSeconds } from '../../shared/names.ts';
import type { Policies } from '../http/csp.ts';
import { jsonResponse, type PreparedResponse, type TextResponder } from '../http/response.ts';

/** JSON errors below `/content`, in the content service's format. */
export function createRefusals(policies: Policies) {
  const refuse: TextResponder = (status, error, headers) =>
    jsonResponse(status, { error }, policies.resource, headers);
  return {
    refuse,
    notFound: refuse(404, 'Not found.'),
    failing: (status: 502 | 503): PreparedResponse =>
      refuse(status, 'The content service does not answer. Please try again later.', {
        'retry-after': String(retryAfterSeconds),
      }),
  };
}

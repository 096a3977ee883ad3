import type { Variable } from '@insurance-kit/server/settings';
import { traceVariables } from '@insurance-kit/server/traces';

/** What the server reads, in the order of the README. */
export const variables: readonly Variable[] = [
  { name: 'PORT', otherwise: '3000' },
  { name: 'HOST', otherwise: '127.0.0.1' },
  { name: 'SITE_URL', otherwise: 'derived from each request' },
  { name: 'CONTENT_URL', otherwise: 'http://127.0.0.1:4000' },
  { name: 'CONTENT_TTL_SECONDS', otherwise: '30' },
  { name: 'CONTENT_HOOK_SECRET', otherwise: 'off', isSecret: true },
  { name: 'EMAILJS_ORIGIN', otherwise: 'the stand-in of the content service' },
  { name: 'EMAILJS_PUBLIC_KEY', otherwise: 'the stand-in’s' },
  { name: 'EMAILJS_SERVICE_ID', otherwise: 'the stand-in’s' },
  { name: 'EMAILJS_CONTACT_TEMPLATE_ID', otherwise: 'the stand-in’s' },
  { name: 'EMAILJS_FEEDBACK_TEMPLATE_ID', otherwise: 'the stand-in’s' },
  { name: 'TRUST_PROXY', otherwise: '0' },
  { name: 'SHUTDOWN_DELAY_SECONDS', otherwise: '0' },
  { name: 'EDGE_PURGE_URL', otherwise: 'no cache in front' },
  { name: 'METRICS_PORT', otherwise: 'off' },
  ...traceVariables('site'),
  { name: 'OTEL_TRACES_SAMPLER_ARG', otherwise: '0.01' },
  { name: 'DATA_DIR', otherwise: '.data/<company>/ of the working directory' },
  { name: 'LOG_LEVEL', otherwise: 'info' },
  { name: 'ACCESS_LOG', otherwise: 'on' },
];

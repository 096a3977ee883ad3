import { resolve } from 'node:path';
import {
  baseAddress,
  type Environment,
  host,
  type LogLevel,
  logLevel,
  matching,
  onOrOff,
  optional,
  optionalSecret,
  origin,
  readVariables,
  SettingError,
  wholeNumber,
} from '@insurance-kit/server/settings';
import { type TraceSettings, traceSettings, traceVariables } from '@insurance-kit/server/traces';
import * as v from 'valibot';
import { contentPath } from '../addresses/content-paths.ts';
import type { EmailJsAccount } from '../handover/context.ts';

const contentUrl = 'http://127.0.0.1:4000';

/** What the server reads, in the order of docs/operating.md. */
export const variables = {
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(host, '127.0.0.1'),
  SITE_URL: optional('derived from each request', origin),
  CONTENT_URL: v.optional(baseAddress(contentUrl), contentUrl),
  CONTENT_TTL_SECONDS: v.optional(wholeNumber(1, 86_400), '30'),
  CONTENT_HOOK_SECRET: optionalSecret(
    'off',
    matching(/^[!-~]{1,200}$/, 'at most 200 letters, digits or signs of ASCII, without spaces'),
  ),
  EMAILJS_ORIGIN: optional('the stand-in of the content service', origin),
  EMAILJS_PUBLIC_KEY: v.optional(v.string(), 'stand-in-public-key'),
  EMAILJS_SERVICE_ID: v.optional(v.string(), 'stand-in-service'),
  EMAILJS_CONTACT_TEMPLATE_ID: v.optional(v.string(), 'stand-in-contact'),
  EMAILJS_FEEDBACK_TEMPLATE_ID: v.optional(v.string(), 'stand-in-feedback'),
  TRUST_PROXY: v.optional(wholeNumber(0, 10), '0'),
  SHUTDOWN_DELAY_SECONDS: v.optional(wholeNumber(0, 600), '0'),
  EDGE_PURGE_URL: optional(
    'no cache in front',
    v.pipe(
      v.string(),
      v.transform((text) => text.split(/\s+/)),
      v.array(baseAddress('http://127.0.0.1:6081')),
    ),
  ),
  METRICS_PORT: optional('off', wholeNumber(1, 65_535)),
  ...traceVariables('site'),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(
      v.string(),
      v.transform(Number),
      v.check((share) => share >= 0 && share <= 1, 'a share of requests from 0 to 1, such as 0.05'),
    ),
    '0.01',
  ),
  DATA_DIR: optional('.data/<company>/ of the working directory', v.string()),
  LOG_LEVEL: v.optional(logLevel, 'info'),
  ACCESS_LOG: v.optional(onOrOff, 'on'),
};

/** What the environment says (readings §3), checked and typed. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Public origin, without a slash at its end; `undefined`: derived from each request. */
  readonly siteUrl: string | undefined;
  /** Base address of the content service, without a slash at its end. */
  readonly contentUrl: string;
  /** Seconds after which known content is asked for again. */
  readonly contentTtlSeconds: number;
  /** What a content service sends to say that content has changed; `undefined`: nobody may say so. */
  readonly contentHookSecret: string | undefined;
  readonly emailjs: EmailJsAccount & {
    /** The real EmailJS origin, or `undefined` while the content service's stand-in is used. */
    readonly remoteOrigin: string | undefined;
  };
  /** The number of proxies in front whose `X-Forwarded-*` headers count. */
  readonly trustProxy: number;
  /** Seconds for which a server that stops still takes requests, and says 503 at `/readyz`. */
  readonly shutdownDelaySeconds: number;
  /** Where caches in front are told of changes; none: pages say nothing to them. */
  readonly edgePurgeUrls: readonly string[];
  /** The port of `/metrics`; `undefined`: nothing is measured. */
  readonly metricsPort: number | undefined;
  /** Where traces go; `undefined`: nothing is traced. */
  readonly traces: TraceSettings | undefined;
  /** The share of requests that are traced, from 0 to 1. */
  readonly traceShare: number;
  /** Folder for last-good content and pictures, absolute. */
  readonly dataDir: string;
  readonly logLevel: LogLevel;
  /** Whether each request is a line of the log. */
  readonly logsAccess: boolean;
}

/**
 * Reads the configuration from environment variables.
 *
 * @param ownData the folder for data where `DATA_DIR` names none: each company has its own.
 * @throws SettingError naming the first variable that is wrong, its value, and what is expected.
 */
export function readConfig(env: Environment, ownData = '.data'): Config {
  const values = readVariables(env, variables);
  const { SITE_URL, EMAILJS_ORIGIN, TRUST_PROXY, EDGE_PURGE_URL = [] } = values;
  for (const [name, isSet] of [
    ['TRUST_PROXY', TRUST_PROXY > 0],
    ['EDGE_PURGE_URL', EDGE_PURGE_URL.length > 0],
  ] as const) {
    if (!isSet || SITE_URL !== undefined) continue;
    throw new SettingError(
      `SITE_URL is not set, but must be the public origin, such as https://www.example.com, where ${name} is set.`,
    );
  }
  return {
    port: values.PORT,
    host: values.HOST,
    siteUrl: SITE_URL,
    contentUrl: values.CONTENT_URL,
    contentTtlSeconds: values.CONTENT_TTL_SECONDS,
    contentHookSecret: values.CONTENT_HOOK_SECRET,
    emailjs: {
      remoteOrigin: EMAILJS_ORIGIN,
      origin: EMAILJS_ORIGIN ?? contentPath,
      publicKey: values.EMAILJS_PUBLIC_KEY,
      serviceId: values.EMAILJS_SERVICE_ID,
      contactTemplateId: values.EMAILJS_CONTACT_TEMPLATE_ID,
      feedbackTemplateId: values.EMAILJS_FEEDBACK_TEMPLATE_ID,
    },
    trustProxy: TRUST_PROXY,
    shutdownDelaySeconds: values.SHUTDOWN_DELAY_SECONDS,
    edgePurgeUrls: EDGE_PURGE_URL,
    metricsPort: values.METRICS_PORT,
    traces: traceSettings(values),
    traceShare: values.OTEL_TRACES_SAMPLER_ARG,
    dataDir: resolve(values.DATA_DIR ?? ownData),
    logLevel: values.LOG_LEVEL,
    logsAccess: values.ACCESS_LOG,
  };
}

import { resolve } from 'node:path';
import {
  type Environment,
  type LogLevel,
  logLevels,
  SettingError,
} from '@insurance-kit/server/settings';
import { readTraceSettings, type TraceSettings } from '@insurance-kit/server/traces';
import { contentPath } from '../addresses/content-paths.ts';
import type { EmailJsAccount } from '../handover/context.ts';

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

/** A variable holds something that the server cannot start with. The message is one line. */
export class ConfigError extends SettingError {
  override readonly name = 'ConfigError';

  constructor(variable: string, value: string | undefined, expected: string) {
    const found = value === undefined ? 'not set' : JSON.stringify(value);
    super(`${variable} is ${found}, but must be ${expected}.`);
  }
}

/**
 * Reads the configuration from environment variables. An empty variable counts as not set.
 *
 * @param ownData the folder for data where `DATA_DIR` names none: each company has its own.
 * @throws ConfigError naming the first variable that is wrong, its value, and what is expected.
 */
export function readConfig(env: Environment, ownData = '.data'): Config {
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;

  const whole = (name: string, fallback: number, least: number, most: number): number => {
    const value = text(name);
    if (value === undefined) return fallback;
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new ConfigError(name, value, `a whole number from ${least} to ${most}`);
  };

  const address = (
    name: string,
    part: 'base address' | 'origin',
    value = text(name),
  ): string | undefined => {
    if (value === undefined) return undefined;
    const expected =
      part === 'origin'
        ? 'an origin such as https://www.example.com, without a path'
        : 'an http or https address such as http://127.0.0.1:4000, without a query';
    const url = URL.parse(value);
    if (
      url === null ||
      !/^https?:$/.test(url.protocol) ||
      url.username !== '' ||
      url.password !== '' ||
      url.search !== '' ||
      url.hash !== '' ||
      (part === 'origin' && url.pathname !== '/')
    ) {
      throw new ConfigError(name, value, expected);
    }
    return url.origin + url.pathname.replace(/\/+$/, '');
  };

  const secret = (name: string): string | undefined => {
    const value = text(name);
    if (value === undefined || /^[!-~]{1,200}$/.test(value)) return value;
    // Without the value, which is a secret: the message is logged.
    throw new ConfigError(
      name,
      '…',
      'at most 200 letters, digits or signs of ASCII, without spaces',
    );
  };

  const choice = <Value extends string>(
    name: string,
    fallback: Value,
    values: readonly Value[],
    expected: string,
  ): Value => {
    const given = text(name) ?? fallback;
    const found = values.find((value) => value === given);
    if (found === undefined) throw new ConfigError(name, given, expected);
    return found;
  };

  const host = text('HOST') ?? '127.0.0.1';
  if (!/^[\w.:-]+$/.test(host)) {
    throw new ConfigError('HOST', host, 'a host name or an address such as 0.0.0.0');
  }
  const logLevel = choice('LOG_LEVEL', 'info', logLevels, `one of ${logLevels.join(', ')}`);
  const accessLog = choice('ACCESS_LOG', 'on', ['on', 'off'], 'on or off');
  const remoteOrigin = address('EMAILJS_ORIGIN', 'origin');
  const siteUrl = address('SITE_URL', 'origin');
  const trustProxy = whole('TRUST_PROXY', 0, 0, 10);
  const traceShare = Number(text('OTEL_TRACES_SAMPLER_ARG') ?? 0.01);
  if (!(traceShare >= 0 && traceShare <= 1)) {
    throw new ConfigError(
      'OTEL_TRACES_SAMPLER_ARG',
      text('OTEL_TRACES_SAMPLER_ARG'),
      'a share of requests from 0 to 1, such as 0.05',
    );
  }

  const edgePurgeUrls = (text('EDGE_PURGE_URL')?.split(/\s+/) ?? []).flatMap(
    (value) => address('EDGE_PURGE_URL', 'base address', value) ?? [],
  );
  for (const [name, isSet] of [
    ['TRUST_PROXY', trustProxy > 0],
    ['EDGE_PURGE_URL', edgePurgeUrls.length > 0],
  ] as const) {
    if (!isSet || siteUrl !== undefined) continue;
    const expected = `the public origin, such as https://www.example.com, where ${name} is set`;
    throw new ConfigError('SITE_URL', undefined, expected);
  }

  return {
    port: whole('PORT', 3000, 0, 65_535),
    host,
    siteUrl,
    contentUrl: address('CONTENT_URL', 'base address') ?? 'http://127.0.0.1:4000',
    contentTtlSeconds: whole('CONTENT_TTL_SECONDS', 30, 1, 86_400),
    contentHookSecret: secret('CONTENT_HOOK_SECRET'),
    emailjs: {
      remoteOrigin,
      origin: remoteOrigin ?? contentPath,
      publicKey: text('EMAILJS_PUBLIC_KEY') ?? 'stand-in-public-key',
      serviceId: text('EMAILJS_SERVICE_ID') ?? 'stand-in-service',
      contactTemplateId: text('EMAILJS_CONTACT_TEMPLATE_ID') ?? 'stand-in-contact',
      feedbackTemplateId: text('EMAILJS_FEEDBACK_TEMPLATE_ID') ?? 'stand-in-feedback',
    },
    trustProxy,
    shutdownDelaySeconds: whole('SHUTDOWN_DELAY_SECONDS', 0, 0, 600),
    edgePurgeUrls,
    metricsPort:
      text('METRICS_PORT') === undefined ? undefined : whole('METRICS_PORT', 0, 1, 65_535),
    traces: readTraceSettings(env, 'site'),
    traceShare,
    dataDir: resolve(text('DATA_DIR') ?? ownData),
    logLevel,
    logsAccess: accessLog === 'on',
  };
}

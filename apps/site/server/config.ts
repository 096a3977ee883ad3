import { resolve } from 'node:path';
import * as settings from '@insurance-kit/server/settings';
import * as v from 'valibot';
import { contentPath } from '../shared/names.ts';

const defaultContentUrl = 'http://127.0.0.1:4000';

/** In the order of docs/operating.md. The log shows an unset variable as a text, such as 'off'. */
export const variables = {
  PORT: v.optional(settings.wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(settings.host, '127.0.0.1'),
  SITE_URL: settings.optional('only this machine: http://localhost', settings.origin),
  CONTENT_URL: v.optional(settings.baseAddress(defaultContentUrl), defaultContentUrl),
  CONTENT_TTL_SECONDS: v.optional(settings.wholeNumber(1, 86_400), '30'),
  CONTENT_HOOK_SECRET: settings.optionalSecret(
    'off',
    settings.matching(/^[!-~]{1,200}$/, 'at most 200 printable ASCII characters, without spaces'),
  ),
  EMAILJS_ORIGIN: settings.optional('the content service, which replaces EmailJS', settings.origin),
  EMAILJS_PUBLIC_KEY: v.optional(v.string(), 'stand-in-public-key'),
  EMAILJS_SERVICE_ID: v.optional(v.string(), 'stand-in-service'),
  EMAILJS_CONTACT_TEMPLATE_ID: v.optional(v.string(), 'stand-in-contact'),
  EMAILJS_FEEDBACK_TEMPLATE_ID: v.optional(v.string(), 'stand-in-feedback'),
  TRUST_PROXY: v.optional(settings.wholeNumber(0, 10), '0'),
  SHUTDOWN_DELAY_SECONDS: v.optional(settings.wholeNumber(0, 600), '0'),
  METRICS_PORT: settings.optional('off', settings.wholeNumber(1, 65_535)),
  DATA_DIR: settings.optional('.data/<company>/ of the working directory', v.string()),
  LOG_LEVEL: v.optional(settings.logLevel, 'info'),
  ACCESS_LOG: v.optional(settings.onOrOff, 'on'),
};

export type Config = ReturnType<typeof readConfig>;

/** Reads the configuration. @throws SettingError for the first invalid variable. */
export function readConfig(env: settings.Environment, defaultDataDir = '.data') {
  const values = settings.readVariables(env, variables);
  const { HOST, SITE_URL, EMAILJS_ORIGIN, TRUST_PROXY } = values;
  if (SITE_URL === undefined && (TRUST_PROXY > 0 || !settings.isLoopbackHost(HOST))) {
    throw new settings.SettingError(
      `SITE_URL is not set, but must be the public origin, such as https://www.example.com: other machines can reach the site, because ${TRUST_PROXY > 0 ? 'TRUST_PROXY is set' : `HOST is ${HOST}`}.`,
    );
  }
  return {
    ...values,
    DATA_DIR: resolve(values.DATA_DIR ?? defaultDataDir),
    emailjs: {
      /** Where browsers send e-mails: EmailJS's origin, or the content service's path. */
      origin: EMAILJS_ORIGIN ?? contentPath,
      publicKey: values.EMAILJS_PUBLIC_KEY,
      serviceId: values.EMAILJS_SERVICE_ID,
      contactTemplateId: values.EMAILJS_CONTACT_TEMPLATE_ID,
      feedbackTemplateId: values.EMAILJS_FEEDBACK_TEMPLATE_ID,
    },
  };
}

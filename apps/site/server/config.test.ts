import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('the environment (readings §3)', () => {
  test('an empty environment gives the documented defaults', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      siteUrl: undefined,
      contentUrl: 'http://127.0.0.1:4000',
      contentTtlSeconds: 30,
      trustProxy: 0,
      dataDir: resolve('.data'),
      emailjs: { remoteOrigin: undefined, origin: '/content' },
    });
  });

  test('an empty variable counts as not set', () => {
    expect(readConfig({ PORT: '', SITE_URL: ' ' })).toMatchObject({
      port: 3000,
      siteUrl: undefined,
    });
  });

  test('addresses lose the slash at their end, a content service may live below a path', () => {
    const config = readConfig({
      SITE_URL: 'https://www.example.com/',
      CONTENT_URL: 'https://cms.example.com/insurer/',
    });
    expect(config.siteUrl).toBe('https://www.example.com');
    expect(config.contentUrl).toBe('https://cms.example.com/insurer');
  });

  test('a real EmailJS account replaces the stand-in by variables alone', () => {
    const { emailjs } = readConfig({
      EMAILJS_ORIGIN: 'https://api.emailjs.com',
      EMAILJS_PUBLIC_KEY: 'key',
    });
    expect(emailjs).toMatchObject({
      origin: 'https://api.emailjs.com',
      remoteOrigin: 'https://api.emailjs.com',
      publicKey: 'key',
    });
  });

  test('a wrong secret stops the start with one line that does not tell it', () => {
    expect(() => readConfig({ CONTENT_HOOK_SECRET: 'open sesame' })).toThrow(
      /^CONTENT_HOOK_SECRET is "…", but must be at most 200 letters, [^\n]*$/,
    );
    expect(readConfig({ CONTENT_HOOK_SECRET: 'sesame' }).contentHookSecret).toBe('sesame');
    expect(readConfig({}).contentHookSecret).toBeUndefined();
  });

  test('proxies need the public origin: nothing that a visitor can write names it', () => {
    expect(() => readConfig({ TRUST_PROXY: '1' })).toThrow(
      /^SITE_URL is not set, but must be the public origin/,
    );
    expect(readConfig({ TRUST_PROXY: '1', SITE_URL: 'https://a.example' }).trustProxy).toBe(1);
  });

  test('traces are off without a receiver, and a wrong receiver stops the start', () => {
    expect(readConfig({ OTEL_TRACES_SAMPLER_ARG: '0.5' })).toMatchObject({
      traces: undefined,
      traceShare: 0.5,
    });
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' };
    expect(readConfig(endpoint).traces).toEqual({
      endpoint: 'http://127.0.0.1:4318',
      headers: undefined,
      service: 'site',
    });
    expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toThrow(
      /^OTEL_EXPORTER_OTLP_ENDPOINT is "collector:4318", but must be an address/,
    );
  });

  test.each([
    ['PORT', '99999', 'a whole number from 0 to 65535'],
    ['PORT', '3000x', 'a whole number'],
    ['METRICS_PORT', '0', 'a whole number from 1 to 65535'],
    ['EDGE_PURGE_URL', 'cache', 'an http or https address'],
    ['CONTENT_TTL_SECONDS', '0', 'a whole number from 1 to 86400'],
    ['CONTENT_TTL_SECONDS', '-5', 'a whole number'],
    ['TRUST_PROXY', 'true', 'a whole number from 0 to 10'],
    ['CONTENT_URL', 'cms', 'an http or https address'],
    ['CONTENT_URL', 'ftp://cms.example.com', 'an http or https address'],
    ['SITE_URL', 'https://example.com/site', 'an origin'],
    ['EMAILJS_ORIGIN', 'javascript:alert(1)', 'an origin'],
    ['LOG_LEVEL', 'loud', 'one of trace, debug'],
    ['ACCESS_LOG', 'yes', 'on or off'],
    ['OTEL_TRACES_SAMPLER_ARG', '5%', 'a share of requests from 0 to 1'],
    ['HOST', 'a b', 'a host name'],
  ])(
    '%s=%s stops the start with one line that names variable, value and what is expected',
    (name, value, expected) => {
      const read = () => readConfig({ [name]: value });
      expect(read).toThrow(ConfigError);
      expect(read).toThrow(
        new RegExp(
          `^${name} is "${value.replace(/[()]/g, '\\$&')}", but must be .*${expected.split(',')[0]}`,
        ),
      );
      expect(read).not.toThrow(/\n/);
    },
  );
});

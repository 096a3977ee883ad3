import * as settings from '@insurance-kit/server/settings';
import type { SiteServer } from './app.ts';
import { type Config, readConfig, variables } from './config.ts';

/** Minimum length of a secret, so that nobody can guess it. */
const shortestSecret = 16;

/** Checks production settings. @throws SettingError for the first unsafe setting. */
export function requireSafe(config: Config): void {
  settings.requireWritable('DATA_DIR', config.DATA_DIR);
  if (!settings.isPublic({ SITE_URL: config.SITE_URL })) return;
  if (config.TRUST_PROXY === 0) {
    throw new settings.SettingError(
      'TRUST_PROXY is 0, but SITE_URL is https, so a proxy must be in front of the site: all visitors would share the rate limits of one IP address. Set TRUST_PROXY to the number of proxies.',
    );
  }
  const { CONTENT_URL, EMAILJS_ORIGIN, CONTENT_HOOK_SECRET: secret } = config;
  for (const [name, address] of Object.entries({ CONTENT_URL, EMAILJS_ORIGIN })) {
    const url = address === undefined ? null : URL.parse(address);
    if (url?.protocol === 'http:' && !settings.isPrivateHost(url.hostname)) {
      throw new settings.SettingError(
        `${name} is ${address}: visitors’ data would cross a public network unencrypted. Use https, or a private address.`,
      );
    }
  }
  if (secret !== undefined && secret.length < shortestSecret) {
    throw new settings.SettingError(
      `CONTENT_HOOK_SECRET is shorter than ${shortestSecret} characters: it could be guessed.`,
    );
  }
}

/** Prints, reads and checks the settings of the built site. */
export function readProduction(env: settings.Environment, defaultDataDir: string): Config {
  process.stdout.write(settings.describeSettings('site', env, variables));
  const config = readConfig(settings.readSecretFiles(env, variables), defaultDataDir);
  requireSafe(config);
  return config;
}

/** Runs a server until SIGTERM or SIGINT. Prints a `SettingError` as one line. */
export async function run(create: () => Promise<SiteServer>): Promise<void> {
  try {
    const server = await create();
    const stop = async (): Promise<void> => {
      await server.stop();
      process.exit();
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    process.stdout.write(`The site is at ${await server.listen()}\n`);
  } catch (error) {
    if (!(error instanceof settings.SettingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeSettings, SettingError } from '@insurance-kit/server/settings';
import { companies, companyContent, defaultCompany } from 'scripts/lib/company.mjs';
import { expect, it } from 'vitest';
import { startContentService } from './content-service.ts';
import { readSettings, requireSafe, variables } from './settings.ts';
import { listenOnFreePort } from './test/mail-server.ts';
import { sqliteUrl } from './test/test-database.ts';

/** Starts the service. Returns the error that prevented the start. */
async function failure(variables: Readonly<Record<string, string>>): Promise<unknown> {
  const env = { PORT: '0', DATABASE_URL: await sqliteUrl(), ...variables };
  const start = async () => startContentService({ ...readSettings(env), log: { level: 'silent' } });
  return start().then(
    (service) => service.close(),
    (error: unknown) => error,
  );
}

it.each([
  ['HOST', '192.0.2.1'],
  ['DATABASE_URL', 'mysql://ama:geheim@host/db'],
  ['DATABASE_URL', 'postgres://ama:geheim@127.0.0.1:1/db'],
  ['DATABASE_URL', 'file:/dev/null/db.sqlite'],
  ['DATABASE_URL', 'file://%00'],
  ['CONTENT_DIR', '/nowhere/content'],
  ['COMPANY', '../harmattan-ghana'],
  ['SMTP_URL', 'http://ama:geheim@mail.example'],
  ['SMTP_URL', 'smtps://ama:gehe@im/geheim@mail.example'],
  ['MAILBOX_TOKEN', 'geheim'],
  ['EDIT_TOKEN', 'geheim'],
  ['SITE_URL', 'http://www.example.com/a-path'],
  ['RETENTION_DAYS', '0'],
  ['MAIL', 'none'],
])('the service does not start with %s=%s, and prints no secret', async (name, value) => {
  const error = await failure({ [name]: value });
  expect(error).toBeInstanceOf(SettingError);
  expect(String(error)).toMatch(new RegExp(`^SettingError: ${name}\\b[^\\n]+$`));
  expect(`${error} ${describeSettings('', { [name]: value }, variables)}`).not.toContain('geheim');
});

it('the content service names its port in an error if the port is in use', async () => {
  const { port } = await listenOnFreePort();
  const error = String(await failure({ PORT: String(port) }));
  expect(error).toContain(`PORT ${port} on 127.0.0.1 is in use: `);
});

it('the content service of a public site requires SMTP_URL, EMAILJS_ORIGIN or MAIL', () => {
  const SITE_URL = 'https://www.example.com';
  const reason = /^SMTP_URL is not set.+ MAIL=keep .+messages$/;
  expect(() => readSettings({ SITE_URL })).toThrow(reason);
  for (const reached of [
    { MAIL: 'keep' },
    { EMAILJS_ORIGIN: 'https://api.emailjs.com' },
    { SMTP_URL: 'smtp://127.0.0.1:1' },
    { SITE_URL: 'http://localhost:3000' },
  ]) {
    expect(() => readSettings({ SITE_URL, ...reached })).not.toThrow();
  }
});

it.each(companies())('COMPANY=%s chooses the company’s content and database', (company) => {
  const settings = readSettings({ COMPANY: company });
  expect(settings.CONTENT_DIR).toBe(companyContent(company));
  expect(settings.DATABASE_URL).toMatch(
    company === defaultCompany ? /content-service\.sqlite$/ : `/.data/${company}.sqlite`,
  );
});

it('without variables, the content service keeps messages for 730 days, and logs requests', () => {
  expect(readSettings({})).toMatchObject({ RETENTION_DAYS: 730, log: { logsAccess: true } });
});

it('CONTENT_DIR and DATA_DIR override the company’s folders', () => {
  const folders = { CONTENT_DIR: '/srv/content', DATA_DIR: '/srv/data' };
  expect(readSettings({ COMPANY: defaultCompany, ...folders })).toMatchObject({
    CONTENT_DIR: '/srv/content',
    DATABASE_URL: 'file:///srv/data/content-service.sqlite',
  });
});

const host = 'postgres://u:geheim@db.example.com/a';
const mail = 'smtp://u:geheim@mail.example.com:587';

it.each([
  [{ DATABASE_URL: host }, /^DATABASE_URL names db\.example\.com, a public host, without/],
  [{ DATABASE_URL: `${host}?sslmode=prefer` }, /^DATABASE_URL/],
  [{ SMTP_URL: mail }, /^SMTP_URL names mail\.example\.com, a public host, possibly/],
  [{ DATA_DIR: '/var/lib/content' }, undefined],
  [{ DATABASE_URL: 'postgres://u:p@db/a' }, undefined],
  [{ DATABASE_URL: `${host}?sslmode=verify-full` }, undefined],
  [{ SMTP_URL: 'smtps://u:p@mail.example.com' }, undefined],
  [{ SMTP_URL: `${mail}?requireTLS=true` }, undefined],
  [{ SMTP_URL: 'smtp://127.0.0.1:25' }, undefined],
])('a public content service with %j starts only if no data can leak', (env, message) => {
  const site = { SITE_URL: 'https://www.example.com', DATA_DIR: '/var/lib/content' };
  const check = () => expect(() => requireSafe({ ...site, ...env }));
  if (message === undefined) return check().not.toThrow();
  check().toThrow(message);
  check().not.toThrow(/geheim/);
  // Sites that are not public may have any setting.
  return expect(() => requireSafe(env)).not.toThrow();
});

it('docs/operating.md lists exactly the variables of the content service', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../docs/operating.md'), 'utf8');
  const [, table = ''] = /\n\| Content service\s+\|[^\n]*\n([\s\S]*?)\n\n/.exec(page) ?? [];
  const names = table.split('\n').flatMap((row) => row.split('|')[1]?.match(/[A-Z_]{4,}/g) ?? []);
  expect(names.toSorted()).toEqual(Object.keys(variables).toSorted());
});

import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { requireSafe } from './production.ts';
import { variables } from './settings.ts';

const site = { SITE_URL: 'https://www.example.com', DATA_DIR: '/var/lib/content' };

describe('the settings of a public site', () => {
  it.each([
    [{ DATA_DIR: path.join(tmpdir(), 'data') }, /^The database is/],
    [{ DATABASE_URL: 'file:/var/tmp/a.sqlite' }, /^The database is/],
    [
      { DATABASE_URL: 'postgres://u:geheim@db.example.com/a' },
      /^DATABASE_URL names db\.example\.com/,
    ],
    [{ DATABASE_URL: 'postgres://u@db.example.com/a?sslmode=prefer' }, /^DATABASE_URL/],
    [{ SMTP_URL: 'smtp://u:geheim@mail.example.com:587' }, /^SMTP_URL names mail\.example\.com/],
  ])('reject %o: data would be lost or unencrypted', (env, message) => {
    expect(() => requireSafe({ ...site, ...env })).toThrow(message);
    expect(() => requireSafe({ ...site, ...env })).not.toThrow(/geheim/);
    // A site that is not public may have any setting.
    expect(() => requireSafe(env)).not.toThrow();
  });

  it.each([
    { DATA_DIR: '/var/lib/content' },
    { DATABASE_URL: 'postgres://u:p@db/a' },
    { DATABASE_URL: 'postgres://u:p@10.0.0.7/a' },
    { DATABASE_URL: 'postgres://u:p@db.example.com/a?sslmode=verify-full' },
    { SMTP_URL: 'smtps://u:p@mail.example.com' },
    { SMTP_URL: 'smtp://u:p@mail.example.com:587?requireTLS=true' },
    { SMTP_URL: 'smtp://127.0.0.1:25' },
  ])('accept %o', (env) => {
    expect(() => requireSafe({ ...site, ...env })).not.toThrow();
  });
});

it('docs/operating.md lists exactly the variables of the server', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../docs/operating.md'), 'utf8');
  const [, table = ''] = /\n\| Content service\s+\|[^\n]*\n([\s\S]*?)\n\n/.exec(page) ?? [];
  const names = table.split('\n').flatMap((row) => row.split('|')[1]?.match(/[A-Z_]{4,}/g) ?? []);
  expect(names.toSorted()).toEqual(Object.keys(variables).toSorted());
});

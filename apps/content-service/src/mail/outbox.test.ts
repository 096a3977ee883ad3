import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase, readDatabaseAddress } from '../store/database.ts';
import { createStore } from '../store/store.ts';
import { temporaryFolder } from '../test/temporaryFolder.ts';
import { startTestMailServer, startTestService } from '../test/testService.ts';

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const hour = 60 * 60 * 1000;

/** A database in which a process that ended too soon left messages, each some hours ago. */
async function leftBehind(...messages: readonly { readonly name: string; hoursAgo: number }[]) {
  const databaseUrl = `file:${path.join(await temporaryFolder(), 'test.sqlite')}`;
  const database = await openDatabase(readDatabaseAddress(databaseUrl), log);
  const store = createStore(database);
  onTestFinished(() => store.close());
  for (const { name, hoursAgo } of messages) {
    const params = { first_name: name };
    const id = await store.saveMessage(
      { service_id: 'site', template_id: 'contact', params },
      'pending',
    );
    await database
      .updateTable('messages')
      .set({ received_at: new Date(Date.now() - hoursAgo * hour).toISOString() })
      .where('id', '=', id)
      .execute();
  }
  const deliveries = async () =>
    Object.fromEntries(
      (await store.messages(10)).map(({ params, delivery }) => [params.first_name, delivery]),
    );
  return { databaseUrl, deliveries };
}

describe('messages that a crash left pending', () => {
  it('are relayed at the next start, those of the last day alone', async () => {
    const { databaseUrl, deliveries } = await leftBehind(
      { name: 'Kofi', hoursAgo: 25 },
      { name: 'Ama', hoursAgo: 23 },
      { name: 'Esi', hoursAgo: 0 },
    );
    const mail = await startTestMailServer();
    await startTestService({ databaseUrl, smtpUrl: `${mail.url}?to=desk@b.example` });
    const relayed = { Kofi: 'pending', Ama: 'delivered', Esi: 'delivered' };
    await vi.waitFor(async () => expect(await deliveries()).toEqual(relayed));
    expect(mail.taken.map((text) => /^first_name: (.*)$/m.exec(text)?.[1])).toEqual(['Ama', 'Esi']);
  });

  it('stay pending where the mail server refuses, and go out at the start after that', async () => {
    const { databaseUrl, deliveries } = await leftBehind({ name: 'Ama', hoursAgo: 1 });
    const refusing = await startTestMailServer('451 Try again later');
    const smtpUrl = `${refusing.url}?to=desk@b.example`;
    const first = await startTestService({ databaseUrl, smtpUrl });
    const refused = { level: 40, msg: 'message of an earlier run not delivered' };
    await vi.waitFor(() => expect(first.lines).toContainEqual(expect.objectContaining(refused)));
    await first.close();
    expect(await deliveries()).toEqual({ Ama: 'pending' });

    const mail = await startTestMailServer();
    await startTestService({ databaseUrl, smtpUrl: `${mail.url}?to=desk@b.example` });
    await vi.waitFor(async () => expect(await deliveries()).toEqual({ Ama: 'delivered' }));
  });

  it('without a relay they are left alone', async () => {
    const { databaseUrl, deliveries } = await leftBehind({ name: 'Ama', hoursAgo: 1 });
    const service = await startTestService({ databaseUrl });
    await service.close();
    expect(await deliveries()).toEqual({ Ama: 'pending' });
  });
});

import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { contentFolder, drawing, writeFiles } from '../test/content-folder.ts';
import { message, openTestDatabase } from '../test/test-database.ts';
import { editing, editToken, SITE_URL, startTestService } from '../test/test-service.ts';

const white = { width: 2, height: 2, channels: 3, background: '#fff' } as const;
const picture = await sharp({ create: white }).png().toBuffer();
const png = new File([Uint8Array.from(picture)], 'a.png');
const article = 'articles/4-a-new-one';
const whole = { caption: 'A new one', excerpt: 'Short', category: 'Motor', body: '<p>Long</p>' };

it('without EDIT_TOKEN, /edit answers 404 to remote visitors, or to everybody if the site is public', async () => {
  const statusAt = async ({ address }: { readonly address: string }, headers = {}) =>
    (await fetch(`${address}/edit`, { headers, redirect: 'manual' })).status;
  const service = await startTestService();
  expect(await statusAt(service)).toBe(303);
  expect(await statusAt(service, { 'x-forwarded-for': '203.0.113.1' })).toBe(404);
  expect(await statusAt(await startTestService({ SITE_URL }))).toBe(404);
});

it('an editor can log in only with a token from EDIT_TOKEN', async () => {
  const { login, post, send, address } = await editing();
  expect(login).toMatchObject({ status: 303, location: '/edit' });
  const cookie = /^edit=[\w-]{43}; Path=\/edit; HttpOnly; SameSite=Strict; Max-Age=43200$/;
  expect(login.cookie).toMatch(cookie);
  const kofi = { name: 'Kofi', token: editToken };
  const back = await post('/edit/log-in?next=/edit/records/home', kofi);
  expect(back.location).toBe('/edit/records/home');
  const away = await post('/edit/log-in?next=//evil.example/edit/', kofi);
  expect(away.location).toBe('/edit');
  const refused = await post('/edit/log-in', { name: 'Kofi', token: 'no' });
  expect([refused.status, refused.cookie]).toEqual([403, null]);
  expect((await post('/edit/log-in', { name: ' ', token: editToken })).status).toBe(403);
  const https = { method: 'POST', headers: { 'x-forwarded-proto': 'https' } };
  const secure = await send('/edit/log-in', { ...https, body: new URLSearchParams(kofi) });
  expect(secure.headers.get('set-cookie')).toMatch(/; Secure$/);
  for (const where of ['/edit', '/edit/records/home', '/edit/history']) {
    const { status, headers } = await fetch(address + where, { redirect: 'manual' });
    const next = where.includes('records') ? `?next=${where}` : '';
    expect([status, headers.get('location')]).toEqual([303, `/edit/log-in${next}`]);
  }
});

it('a personal token determines the editor’s name; a typed name is ignored', async () => {
  const EDIT_TOKEN = 'Ama Mensah:the-token-of-ama-m, Kofi:the-token-of-kofi-';
  const { act, show, post } = await editing({ EDIT_TOKEN }, 'the-token-of-ama-m');
  expect(await show('/edit/log-in')).not.toContain('name="name"');
  await act('home', 'publish', { header_caption: 'New' });
  expect(await show('/edit/history')).toContain('Ama Mensah, ');
  expect((await post('/edit/log-in', { name: 'Kofi', token: EDIT_TOKEN })).status).toBe(403);
  expect(await show('/edit/visitors/messages')).toContain('Page not found.');
  expect(await show('/edit/visitors/messages/export.csv')).toContain('Page not found.');
  expect((await post('/edit/visitors/messages', { email: 'a@a.example' })).status).toBe(404);
});

it('an editor who may read messages can list, resend, export and delete them', async () => {
  const CONTENT_DIR = await contentFolder({ 'company.json': { name: 'Côte d’Ivoire' } });
  const settings = { CONTENT_DIR, EDIT_TOKEN: 'Ama:the-token-of-ama-m:publish+messages' };
  const { show, post, send, DATABASE_URL } = await editing(settings, 'the-token-of-ama-m');
  const { store } = await openTestDatabase(DATABASE_URL);
  const params = { email: 'esi@example.com', message: '<b>Hello</b>' };
  const save = () => store.saveMessage({ ...message, params }, 'kept');
  const oldest = await save();
  await store.settleMessage(oldest, 'failed', '550 no mailbox');
  for (let count = 0; count < 50; count += 1) await save();
  const list = '/edit/visitors/messages';
  const listed = await show(list);
  expect(listed).toMatch(/no mail server is set.*>Message<.*&lt;b&gt;Hello&lt;\/b&gt;/s);
  const [, older = ''] = /href="([^"]+)">Older</.exec(listed) ?? [];
  expect(await show(older)).toMatch(/Form: contact · NOT SENT · Reason: 550 no mailbox/);
  await post(list, { resend: 'failed', email: '' });
  expect(await show(older)).toContain('waits to be sent');
  await post(list, { delete: oldest, email: '' });
  expect(await show(older)).toContain('None.');
  const table = await send(`${list}/export.csv`);
  const file = table.headers.get('content-disposition');
  expect(file).toMatch(/^attachment; filename="cote-d-ivoire-messages-20\d\d-\d\d-\d\d\.csv"$/);
  expect((await table.text()).match(/esi@example\.com/g)).toHaveLength(50);
  expect(await show('/edit/visitors/feedback')).toContain('None.');
  await post(list, { email: 'esi@example.com' });
  expect(await show(list)).toContain('None.');
});

it.each([
  ['for each client of the proxy if TRUST_PROXY is 1', 1, [403, 429, 403]],
  ['for all clients of the proxy together if TRUST_PROXY is 0', 0, [429, 429, 429]],
])('/edit limits log-in attempts %s', async (_what, TRUST_PROXY, expected) => {
  const { address } = await startTestService({ EDIT_TOKEN: editToken, SITE_URL, TRUST_PROXY });
  const guess = async (forwarded: string) => {
    const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': forwarded };
    const body = new URLSearchParams({ name: 'Kofi', token: 'no' });
    return (await fetch(`${address}/edit/log-in`, { method: 'POST', headers, body })).status;
  };
  // The client forges the first address; the proxy appends the second.
  for (let turn = 0; turn < 10; turn += 1) await guess(`192.0.2.${turn}, 2001:db8:1:2::${turn}`);
  const others = ['198.51.100.2', '192.0.2.99, 2001:db8:1:2:ffff::1', '2001:db8:1:3::1'];
  expect(await Promise.all(others.map(guess))).toEqual(expected);
});

it('an editor’s session survives a restart, but not a log-out, its expiry or a new EDIT_TOKEN', async () => {
  const { login, DATABASE_URL, close } = await editing();
  await close();
  const again = await editing({ DATABASE_URL });
  const other = await editing({ DATABASE_URL, EDIT_TOKEN: `new-${editToken}` });
  const copied = { headers: { cookie: login.cookie?.split(';')[0] ?? '' } };
  const statusAt = async ({ send }: typeof again) => (await send('/edit', copied)).status;
  expect([await statusAt(again), await statusAt(other)]).toEqual([200, 303]);
  await again.send('/edit/log-out', { method: 'POST', ...copied });
  expect(await statusAt(again)).toBe(303);
  expect((await again.send('/edit')).status).toBe(200);
  const { db } = await openTestDatabase(DATABASE_URL);
  const in12Hours = Date.now() + 12 * 3_600_000;
  vi.useFakeTimers({ toFake: ['Date'], now: in12Hours - 600_000 });
  expect((await again.send('/edit')).status).toBe(200);
  vi.setSystemTime(in12Hours);
  expect((await again.send('/edit')).status).toBe(303);
  await again.post('/edit/log-in', { name: 'Ama', token: editToken });
  expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
});

it('/edit refuses posts from other sites, and sends its security headers with every response', async () => {
  const { send } = await editing();
  const init = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } };
  expect((await send('/edit/records/home', { ...init, body: new FormData() })).status).toBe(403);
  for (const where of ['/edit', '/edit/records/home', '/edit/style.css', '/edit/nothing']) {
    const { headers } = await send(where);
    const policy = headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none';.*; frame-ancestors 'none';/);
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

it('visitors can read a draft only through its preview link', async () => {
  const { post, act, json, show, send, root, address } = await editing();
  const asSite = (bearer: string, where = '/drafts/preview') =>
    fetch(address + where, { headers: { authorization: `Bearer ${bearer}` } });
  const before = await json('/api/published-blogs/cards');
  const begun = await post('/edit/articles', { title: 'A new one' });
  expect(begun.location).toBe(`/edit/records/${article}`);
  const about = { main_image_alt: 'A roof', main_image_focus: '20% 101%' };
  const svg = new File([drawing], 'a.svg');
  const saved = await act(article, 'save', { ...whole, 'file-main_image': svg, ...about });
  expect(saved.location).toBe(`/edit/records/${article}?saved`);
  expect(await show(`/edit/records/${article}?saved`)).toContain('<p>Saved.</p>');
  expect(await show(`/edit/records/${article}?constructor`)).not.toContain('<p>Saved.</p>');

  expect(await json('/api/published-blogs/cards')).toEqual(before);
  expect(await json('/api/blog/4/details')).toEqual([]);
  await expect(stat(path.join(root, article))).rejects.toThrow('ENOENT');

  const form = await show(`/edit/records/${article}`);
  const [, link = ''] = /preview\?token=([\w.-]+)/.exec(form) ?? [];
  const preview: unknown = await (await asSite(link)).json();
  const { caption, body } = whole;
  const details = { caption, body, main_image_alt: 'A roof', main_image_focus: '20% 100%' };
  const card = expect.objectContaining({ id: 4, caption });
  // The draft is the newest card, so it comes first.
  const cards = { '/api/published-blogs/cards': [card, {}, {}, {}] };
  const answers = { '/api/blog/4/details': [details], ...cards };
  expect(preview).toMatchObject({ resource: 'article', id: '4', savedBy: 'Ama', answers });
  const [picture = ''] = /drafts\/[\w-]+\.svg/.exec(JSON.stringify(preview)) ?? [];
  const shown = await asSite(link, `/${picture}`);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining('sandbox'),
    'content-type': 'image/svg+xml',
  });
  expect((await send(`/${picture}`)).status).toBe(404);
  // The link can be sent to others, so its preview has no links to `/edit`.
  expect(preview).not.toHaveProperty('edit');
  const own = (await act(article, 'preview')).location?.split('token=')[1] ?? '';
  expect(await (await asSite(own)).json()).toMatchObject({
    edit: { form: `${address}/edit/records/${article}`, fields: { 'A new one': 'caption' } },
  });
  await act('contact', 'add offices');
  const contact = await act('contact', 'preview', { 'offices.0.name': 'Tema' });
  const other = contact.location?.split('token=')[1] ?? '';
  const page = { '/api/contactpage/fetch': [{ offices: [{ name: 'Tema' }] }] };
  expect(await (await asSite(other)).json()).toMatchObject({ answers: page });
  expect((await asSite(other, `/${picture}`)).status).toBe(404);
  expect((await fetch(`${address}/drafts/preview`)).status).toBe(404);
  expect((await asSite('x'.repeat(20))).status).toBe(404);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 24 * 3_600_000 });
  expect((await asSite(link)).status).toBe(200);
});

it('an editor can overwrite a record or discard its draft only after seeing the latest change', async () => {
  const { act, post, show, seen } = await editing();
  for (const [folder, before, meanwhile, action, shown] of [
    ['home', ['save'], ['save'], 'save', 'Third'],
    // The draft after a publication has the published draft's revision number, but a new id.
    ['about', ['save'], ['publish', 'save'], '', 'Third'],
    ['travel', ['save'], ['save'], 'discard', 'Second'],
    ['contact', [], ['publish'], 'publish', 'Third'],
  ] as const) {
    for (const each of before) await act(folder, each, { header_caption: 'First' });
    const first = await seen(folder);
    for (const each of meanwhile) await act(folder, each, { header_caption: 'Second' });
    const own = { ...first, action, header_caption: 'Third' };
    const late = await post(`/edit/records/${folder}`, own);
    expect([late.status, late.text.includes(`value="${shown}"`)]).toEqual([409, true]);
    expect(await show(`/edit/records/${folder}`)).toContain('value="Second"');
    if (before.length === 0) expect(late.text).toContain('<details open><summary>Changes (1)');
  }
});

it('a draft with an invalid file is saved without this file, and the form shows the reason', async () => {
  const { act, show } = await editing();
  const page = new File(['<html>'], 'a.png');
  const answer = await act('home', 'save', { header_caption: 'Kept', 'file-header_image': page });
  expect(answer.text).toContain('This type of file is not accepted here.');
  expect(await show('/edit/records/home')).toContain('value="Kept"');
  expect((await act('home', 'discard')).location).toBe('/edit?discarded');
  expect(await show('/edit/records/home')).toContain('value="home"');
});

it('a draft’s uploads must have the field’s type, and must still exist when the draft is published', async () => {
  const { act, show, DATABASE_URL } = await editing();
  await act('home', 'save', { 'file-header_image': png });
  const form = await show('/edit/records/home');
  const [real = ''] = /upload:[\w-]+\.png/.exec(form) ?? [];
  for (const claim of [real.replace('.png', '.svg'), `upload:${'x'.repeat(43)}.png`]) {
    expect((await act('home', 'save', { header_image: claim })).status).toBe(303);
    expect(await show('/edit/records/home')).toContain(`value="${real}"`);
  }
  await act('articles/2-second', 'save', { pdf_file: real });
  expect(await show('/edit/records/articles/2-second')).not.toContain(real);
  const { db } = await openTestDatabase(DATABASE_URL);
  await db.deleteFrom('uploads').execute();
  const refused = await act('home', 'publish', { 'decorative-header_image': 'on' });
  expect([refused.status, refused.text.includes('no longer exists')]).toEqual([422, true]);
});

it('a draft with a text of a million characters is not saved, and the service keeps running', async () => {
  const { act, show } = await editing();
  const refused = await act('articles/2-second', 'save', { body: '<'.repeat(1_000_000) });
  expect([refused.status, refused.text.includes('far too long')]).toEqual([422, true]);
  expect(await show('/edit/records/articles/2-second')).not.toContain('&lt;&lt;&lt;');
});

it('publishing normalises accented letters to NFC, even if categories.json is not in NFC', async () => {
  const { act, json, root } = await editing();
  const category = 'Re\u0301clamations';
  const categories = [{ category: `${category} ` }];
  const record = { id: 2, caption: 'A', excerpt: 'B', category };
  const files = { 'categories.json': categories, 'articles/2-second/record.json': record };
  await writeFiles(root, files);
  await expect.poll(() => json('/api/blog-categories')).toEqual(categories);
  const published = await act('articles/2-second', 'publish', { caption: category });
  expect(published.location).toBe('/edit/records/articles/2-second?published');
  expect(await json('/api/blog/2/details')).toMatchObject([{ caption: 'Réclamations' }]);
});

it('the content service serves a published record at once, and an editor can undo the publication', async () => {
  const { post, act, json, root, show, lastPublication } = await editing();
  await post('/edit/articles', { title: 'A new one' });
  const incomplete = await act(article, 'publish', { caption: 'A new one' });
  expect(incomplete.text).toContain('This cannot be published yet');
  const picture = { 'file-main_image': png, 'decorative-main_image': 'on' };
  const published = await act(article, 'publish', { ...whole, ...picture });
  expect(published.location).toBe(`/edit/records/${article}?published`);
  const details = { body: whole.body, main_image_alt: '' };
  expect(await json('/api/blog/4/details')).toMatchObject([details]);

  const last = await lastPublication();
  expect(await show(last)).toMatch(/Ama, .*Before<\/p><\/div><div>.*After<\/p><p>Long<\/p>/s);
  expect((await post(last, {})).location).toBe('/edit/history?undone');
  // The newest publication comes first.
  expect(await show('/edit/history')).toMatch(/undoes an earlier publication.*>Ama, .*<li>/s);
  expect(await show('/edit/history?folder=home')).toContain('Nothing has been published here yet.');
  expect(await json('/api/blog/4/details')).toEqual([]);
  await expect(stat(path.join(root, article))).rejects.toThrow('ENOENT');
  expect((await post(last, {})).status).toBe(409);
});

it('publishing a draft with warnings shows the warnings the first time, and succeeds the second time', async () => {
  const { act } = await editing();
  const text = { header_caption: 'A', header_body: '<h2>A</h2><h4>B</h4>' };
  const refused = await act('home', 'publish', text);
  expect([refused.status, refused.text.includes('skips a level')]).toEqual([422, true]);
  const [, remarks = ''] = /name="remarks" value="([^"]+)"/.exec(refused.text) ?? [];
  const again = await act('home', 'publish', { ...text, remarks });
  expect(again.location).toBe('/edit/records/home?published');
});

it('the list of files shows each published picture and PDF with the article that uses it', async () => {
  const { act, show } = await editing();
  const picture = { 'decorative-main_image': 'on', 'file-main_image': png };
  await act('articles/2-second', 'publish', { ...picture, body: '<p>b</p>' });
  const files = await show('/edit/files');
  expect(files).toMatch(/articles\/2-second#main_image">Second: .*Decorative/s);
  expect(files).toContain('articles/2-second#pdf_file');
  const pdf = /Now: <a href="\/files\/[^"]+\.pdf\?v=[^"]+">PDF<\/a>/;
  const form = await show('/edit/records/articles/2-second');
  expect(form).toMatch(pdf);
  expect(form).toContain('name="decorative-main_image" checked');
});

it('an editor can remove an article, and restore it from the history', async () => {
  const second = 'articles/2-second';
  const body = Buffer.from('<p>Not UTF-8: é</p>', 'latin1');
  const CONTENT_DIR = await contentFolder({ [`${second}/body.html`]: body });
  const { act, json, lastPublication, post, show } = await editing({ CONTENT_DIR });
  const before = await json('/api/blog/2/details');
  await act(second, 'save', { caption: 'New' });
  expect((await act(second, 'delete')).status).toBe(409);
  await act(second, 'discard');
  expect((await act(second, 'delete')).location).toBe('/edit?removed');
  expect(await json('/api/blog/2/details')).toEqual([]);
  await post(await lastPublication(), {});
  expect(await json('/api/blog/2/details')).toEqual(before);
  // Pages cannot be removed.
  expect((await act('home', 'delete')).status).toBe(409);
  expect(await show('/edit/records/home')).not.toContain('Delete this article');
});

it('the edit form shows the old and the new version of each changed text, without scripts', async () => {
  const { act, show, root } = await editing();
  await writeFiles(root, { 'home/header_body.html': '<p>Covers</p>' });
  await act('home', 'save', { header_body: '<p>For <em>you</em></p><script>a</script>' });
  const form = await show('/edit/records/home');
  expect(form).toMatch(/Before<\/p><p>Covers<\/p>.*After<\/p><p>For <em>you<\/em><\/p>/s);
  expect(form).not.toContain('<script>a');
});

it('a form changes no text that the editor leaves, whatever its line breaks are', async () => {
  const { act, root, show } = await editing();
  await writeFiles(root, { 'home/header_body.html': '<p>One</p>\r\n<p>Two</p>' });
  const contact = { gh_headoffice: '12 Ring Road\nAccra', gh_call_no: '0302000111\n0302000222' };
  await writeFiles(root, { 'contact/record.json': contact });
  // Browsers send the breaks of a text area as CRLF, and remove those of an input.
  await act('home', 'save', { header_body: '<p>One</p>\r\n<p>Two</p>', header_caption: 'New' });
  expect(await show('/edit/records/home')).not.toMatch(/Before<\/p>\s*<p>One/);
  const shown = { gh_headoffice: '12 Ring Road Accra', gh_call_no: '0302000111, 0302000222' };
  const form = await show('/edit/records/contact');
  for (const line of Object.values(shown)) expect(form).toContain(`value="${line}"`);
  await act('contact', 'save', { ...shown, gh_email: 'new@a.example' });
  expect(await show('/edit/records/contact')).toContain('Changes (1)');
});

it('publishing over somebody else’s changes shows these changes the first time, and succeeds the second time', async () => {
  const { act, root, json } = await editing();
  await act('home', 'save', { header_caption: 'Mine', header_body: '<p>Mine</p>' });
  const theirs = { header_caption: 'Theirs', tile1_caption: 'Theirs too' };
  await writeFiles(root, { 'home/record.json': theirs });
  const refused = await act('home', 'publish');
  expect(refused.text).toMatch(/Nothing was overwritten.*value="Theirs too"/s);
  expect(JSON.parse(await readFile(path.join(root, 'home/record.json'), 'utf8'))).toEqual(theirs);

  expect((await act('home', 'publish')).location).toBe('/edit/records/home?published');
  const both = { ...theirs, header_caption: 'Mine', header_body: '<p>Mine</p>' };
  expect(await json('/api/home/fetch')).toMatchObject([both]);
});

it('publishing a list writes added elements, and omits removed or empty elements', async () => {
  const { act, json, show } = await editing();
  const added = await act('contact', 'add offices');
  expect(added.location).toBe('/edit/records/contact?saved#offices-0');
  await act('contact', 'add offices', { 'offices.0.name': 'Accra', 'offices.0.latitude': '5.6' });
  await act('contact', 'add offices', { 'offices.1.name': 'Tema' });
  const removed = await act('contact', 'remove offices 2');
  expect(removed.location).toBe('/edit/records/contact?saved#offices-1');
  await act('contact', 'add offices');
  // The Enter key presses the first button.
  const form = await show('/edit/records/contact');
  expect(/name="action" value="([^"]+)"/.exec(form)?.[1]).toBe('save');
  await act('contact', 'publish');
  const offices = [{ name: 'Accra', latitude: 5.6 }, { name: 'Tema' }];
  expect(await json('/api/contactpage/fetch')).toMatchObject([{ offices }]);
});

it('an editor can schedule a draft in the company’s time zone, and cancel the schedule', async () => {
  const faked = ['Date', 'setInterval', 'clearInterval'] as const;
  vi.useFakeTimers({ toFake: [...faked], now: new Date('2026-11-30T12:00:00Z') });
  // Fourteen hours ahead of UTC.
  const CONTENT_DIR = await contentFolder({ 'company.json': { timeZone: 'Pacific/Kiritimati' } });
  const { act, json, show } = await editing({ CONTENT_DIR });
  const schedule = (publish_at: string) =>
    act('home', 'schedule', { header_caption: 'Later', publish_at });
  const tag = '<span class="tag draft">Will be published on 1 Dec 2026, 02:30</span>';
  expect((await schedule('2026-12-01T01:59')).status).toBe(422);
  expect((await schedule('2026-12-01T02:30')).location).toBe('/edit/records/home?scheduled');
  // An unchanged draft stays scheduled.
  await act('home', 'preview');
  expect(await show('/edit')).toMatch(RegExp(`Saved by Ama, .*${tag}.*home">Home</a>${tag}`, 's'));
  expect(await show('/edit/records/home')).toContain('value="2026-12-01T02:30"');
  expect(await show('/edit/records/articles/2-second')).toContain('value="2026-03-01T23:00"');
  await act('home', 'unschedule');
  expect(await show('/edit/records/home')).not.toContain(tag);
  await schedule('2026-12-01T02:30');
  expect(await json('/api/home/fetch')).toMatchObject([{ header_caption: 'home' }]);
  vi.setSystemTime('2026-11-30T12:30:00Z');
  vi.advanceTimersByTime(10_000);
  await expect.poll(() => json('/api/home/fetch')).toMatchObject([{ header_caption: 'Later' }]);
});

import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { writeFiles } from '../test/content-folder.ts';
import { openTestDatabase } from '../test/test-database.ts';
import { editing, editToken, postJson, SITE_URL, startTestService } from '../test/test-service.ts';

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
  const { login, post, address } = await editing();
  expect(login).toMatchObject({ status: 303, location: '/edit' });
  expect(login.cookie).toMatch(/HttpOnly; SameSite=Strict/);
  const kofi = { name: 'Kofi', token: editToken };
  const back = await post('/edit/log-in?next=/edit/records/home', kofi);
  expect(back.location).toBe('/edit/records/home');
  const away = await post('/edit/log-in?next=//evil.example/edit/', kofi);
  expect(away.location).toBe('/edit');
  const refused = await post('/edit/log-in', { name: 'Kofi', token: 'no' });
  expect([refused.status, refused.cookie]).toEqual([403, null]);
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

it('an editor who may read messages can list, export and delete them', async () => {
  const EDIT_TOKEN = 'Ama:the-token-of-ama-m:publish+messages';
  const { show, post, address } = await editing({ EDIT_TOKEN }, 'the-token-of-ama-m');
  const template_params = { email: 'esi@example.com', message: '<b>Hello</b>' };
  const message = { service_id: 's', template_id: 't', user_id: 'u', template_params };
  expect((await postJson(`${address}/api/v1.0/email/send`, message)).status).toBe(200);
  const listed = await show('/edit/visitors/messages');
  expect(listed).toMatch(/no mail server is set.*&lt;b&gt;Hello&lt;\/b&gt;/s);
  expect(await show('/edit/visitors/messages/export.csv')).toContain('esi@example.com');
  expect(await show('/edit/visitors/feedback')).toContain('None.');
  await post('/edit/visitors/messages', { email: 'esi@example.com' });
  expect(await show('/edit/visitors/messages')).toContain('None.');
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
  await db.updateTable('sessions').set({ ends_at: new Date().toISOString() }).execute();
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
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
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
  const saved = await act(article, 'save', { ...whole, 'file-main_image': png, ...about });
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
  const [picture = ''] = /drafts\/[\w-]+\.png/.exec(JSON.stringify(preview)) ?? [];
  const shown = await asSite(link, `/${picture}`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(shown.headers.get('cache-control')).toBe('no-store');
  expect((await send(`/${picture}`)).status).toBe(404);
  // The link can be sent to others, so its preview has no links to `/edit`.
  expect(preview).not.toHaveProperty('edit');
  const own = (await act(article, 'preview')).location?.split('token=')[1] ?? '';
  expect(await (await asSite(own)).json()).toMatchObject({
    edit: { form: `${address}/edit/records/${article}`, fields: { 'A new one': 'caption' } },
  });
  expect((await fetch(`${address}/drafts/preview`)).status).toBe(404);
  expect((await asSite('x'.repeat(20))).status).toBe(404);
});

it('a draft needs a new alternative text when its picture is replaced', async () => {
  const { act } = await editing();
  const about = { main_image_alt: 'A car', main_image_focus: '20% 9%' };
  const picture = { 'file-main_image': png, ...about };
  const first = await act('articles/2-second', 'publish', { body: '<p>b</p>', ...picture });
  expect(first.location).toBe('/edit/records/articles/2-second?published');
  const other = await act('articles/2-second', 'publish', picture);
  expect([other.status, other.text.includes('value="A car"')]).toEqual([422, false]);
});

it('an editor can overwrite or discard a draft only after seeing its latest change', async () => {
  const { act, post, show, seen } = await editing();
  for (const [folder, meanwhile, action, shown] of [
    ['home', ['save'], 'save', 'Third'],
    // The draft after a publication has the published draft's revision number, but a new id.
    ['about', ['publish', 'save'], '', 'Third'],
    ['travel', ['save'], 'discard', 'Second'],
  ] as const) {
    await act(folder, 'save', { header_caption: 'First' });
    const first = await seen(folder);
    for (const each of meanwhile) await act(folder, each, { header_caption: 'Second' });
    const own = { ...first, action, header_caption: 'Third' };
    const late = await post(`/edit/records/${folder}`, own);
    expect([late.status, late.text.includes(`value="${shown}"`)]).toEqual([409, true]);
    expect(await show(`/edit/records/${folder}`)).toContain('value="Second"');
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
  expect(await show(last)).toContain('Ama');
  expect((await post(last, {})).location).toBe('/edit/history?undone');
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
  expect(await show('/edit/records/articles/2-second')).toMatch(pdf);
});

it('an editor can remove an article, and restore it from the history', async () => {
  const { act, json, lastPublication, post } = await editing();
  const before = await json('/api/blog/2/details');
  expect((await act('articles/2-second', 'delete')).location).toBe('/edit?removed');
  expect(await json('/api/blog/2/details')).toEqual([]);
  await post(await lastPublication(), {});
  expect(await json('/api/blog/2/details')).toEqual(before);
  // Pages cannot be removed.
  expect((await act('home', 'delete')).status).toBe(409);
});

it('the edit form shows the old and the new version of each changed text, without scripts', async () => {
  const { act, show, root } = await editing();
  await writeFiles(root, { 'home/header_body.html': '<p>Covers</p>' });
  await act('home', 'save', { header_body: '<p>For <em>you</em></p><script>a</script>' });
  const form = await show('/edit/records/home');
  expect(form).toMatch(/Before<\/p><p>Covers<\/p>.*After<\/p><p>For <em>you<\/em><\/p>/s);
  expect(form).not.toContain('<script>a');
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
  const { act, json } = await editing();
  const added = await act('contact', 'add offices');
  expect(added.location).toBe('/edit/records/contact?saved#offices-0');
  await act('contact', 'add offices', { 'offices.0.name': 'Accra', 'offices.0.latitude': '5.6' });
  await act('contact', 'add offices', { 'offices.1.name': 'Tema' });
  const removed = await act('contact', 'remove offices 2');
  expect(removed.location).toBe('/edit/records/contact?saved#offices-1');
  await act('contact', 'add offices');
  await act('contact', 'publish');
  // The empty element is left out.
  const offices = [{ name: 'Accra', latitude: 5.6 }, { name: 'Tema' }];
  expect(await json('/api/contactpage/fetch')).toMatchObject([{ offices }]);
});

it('an editor can schedule a draft for a future time, not for a past one', async () => {
  const { act, json } = await editing();
  const schedule = (ms: number) => {
    const publish_at = new Date(Date.now() + ms).toISOString().slice(0, 16);
    return act('home', 'schedule', { header_caption: 'Later', publish_at });
  };
  expect((await schedule(-60_000)).status).toBe(422);
  expect((await schedule(3_600_000)).location).toBe('/edit/records/home?scheduled');
  expect(await json('/api/home/fetch')).toMatchObject([{ header_caption: 'home' }]);
});

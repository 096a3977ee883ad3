import { abortingSvg, growsTooFast, hostileShapes } from 'scripts/lib/hostile-texts.ts';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { readEditors } from './access.ts';
import { rebased } from './drafts/drafts.ts';
import { createSigner } from './drafts/signed.ts';
import { readRecordForm } from './fields/form.ts';
import { changesOf, type RecordFiles } from './fields/record-files.ts';
import { faultsOf, fieldKindsIn, folderNameOf, momentOf } from './fields/records.ts';
import { createIsDead, remarksOf } from './fields/remarks.ts';
import { acceptUpload } from './fields/uploads.ts';
import { readLinkTarget } from './rich/schema.ts';
import { html } from './views/views.ts';

const upload = `upload:${'h'.repeat(43)}.png`;
const article = { caption: 'A', excerpt: 'B', body: 'C' };

it('the template tag `html` of /edit escapes its values', () => {
  const name = '<b>"Ama" & Kofi\'s</b>';
  expect(html`<p title="${name}">${[name, html`<i>${1}</i>`]}${undefined}</p>`.text).toBe(
    '<p title="&lt;b&gt;&quot;Ama&quot; &amp; Kofi&#39;s&lt;/b&gt;">&lt;b&gt;&quot;Ama&quot; &amp; Kofi&#39;s&lt;/b&gt;<i>1</i></p>',
  );
});

const ama = { name: 'Ama Mensah', token: '0123456789abcdef', readsMessages: false };
const kofi = { name: 'Kofi', token: 'fedcba9876543210', readsMessages: true };

it.each([
  ['a-token-for-everybody', [{ token: 'a-token-for-everybody', readsMessages: false }]],
  ['Ama Mensah:0123456789abcdef, Kofi:fedcba9876543210:publish+messages', [ama, kofi]],
  ['Ama Mensah:0123456789abcdef:publish', [ama]],
  ['Ama:short, Kofi:fedcba9876543210', undefined],
  [':0123456789abcdef', undefined],
  ['Ama:0123456789abcdef, ', undefined],
  // A misspelt permission makes the whole EDIT_TOKEN invalid.
  ['Ama:0123456789abcdef:publsh', undefined],
  ['Ama:0123456789abcdef:publish+messages:x', undefined],
  // A token without a name cannot have permissions.
  ['a-token-for-everybody:publish+messages', undefined],
  ['Ama:0123456789abcdef, Ama:fedcba9876543210', undefined],
  ['Ama:0123456789abcdef, Kofi:0123456789abcdef', undefined],
])('`readEditors(%j)` returns %j', (text, editors) => {
  expect(readEditors(text)).toEqual(editors);
});

it('a signed text is valid until it expires, unless the text or the secret has changed', () => {
  vi.useFakeTimers({ now: 0 });
  const signer = createSigner('secret');
  const signed = signer.sign('Ama Ɔ', 60);
  const changed = [`A${signed.slice(1)}`, signed.split('.')[0] ?? ''];
  expect(changed.map(signer.read)).toEqual([undefined, undefined]);
  expect(createSigner('other').read(signed)).toBeUndefined();
  vi.setSystemTime(59_999);
  expect(signer.read(signed)).toBe('Ama Ɔ');
  vi.setSystemTime(60_000);
  expect(signer.read(signed)).toBeUndefined();
});

it.each([
  ['2026-11-22T09:30', 'Africa/Lagos', '2026-11-22T08:30:00.000Z'],
  ['2026-07-01T00:15', 'Europe/Paris', '2026-06-30T22:15:00.000Z'],
  // Clocks in Paris skip 02:30 on 29 March, and show 02:30 twice on 25 October.
  ['2026-03-29T02:30', 'Europe/Paris', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T02:30', 'Europe/Paris', '2026-10-25T00:30:00.000Z'],
  ['2026-13-40T09:30', 'Africa/Accra', undefined],
])('`momentOf` converts the local time %s in %s to %s', (local, zone, instant) => {
  const moment = momentOf(local, zone);
  expect(moment?.toISOString()).toBe(instant);
});

it.each([
  ['Before the <em>rains</em>: 5 checks!', 'before-the-rains-5-checks'],
  ['你好', 'article'],
  ['x'.repeat(200), 'x'.repeat(60)],
  [`${'a'.repeat(30)} ${'b'.repeat(25)} consequently`, `${'a'.repeat(30)}-${'b'.repeat(25)}`],
])('an article with the title "%s" gets the folder name %s', (title, slug) => {
  expect(folderNameOf(title)).toBe(slug);
});

const red = { height: 2, channels: 3, background: '#a33' } as const;
const made = (width = 4) => sharp({ create: { ...red, width } });
const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
const noisy = await sharp({ create: { ...red, width: 64, height: 64, noise } })
  .jpeg()
  .toBuffer();
const withArtist = made()
  .jpeg()
  .withExifMerge({ IFD0: { Artist: 'Ama' } });
const turned = await withArtist.withMetadata({ orientation: 6 }).toBuffer();
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/">Accra</x:xmpmeta>';
const placed = await made().jpeg().withXmp(xmp).toBuffer();
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
const huge = svg.replace('viewBox', 'width="10000" height="5001" viewBox');
const commented = Buffer.from(`<?xml version="1.0"?>\n<!DOCTYPE svg>\n<!-- a -->\n${svg}`);
const withEntity = Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg}`);
const pdf = '%PDF-1.7\n1 0 obj\n%%EOF\n';

it.each([
  ['keeps an AVIF', await made().avif().toBuffer(), 'avif 4x2'],
  ['turns a JPEG upright and removes personal data', turned, 'jpg 2x4'],
  ['removes XMP from a JPEG', placed, 'jpg 4x2'],
  ['converts a JPEG from CMYK', await made().toColourspace('cmyk').jpeg().toBuffer(), 'jpg 4x2'],
  ['scales down a wide WebP', await made(9_000).webp().toBuffer(), 'webp 4000x1'],
  ['keeps a PNG’s colours', await sharp(noisy).withIccProfile('p3').png().toBuffer(), 'png 64x64'],
  ['converts a GIF to PNG', await made().gif().toBuffer(), 'png 4x2'],
  ['converts a TIFF to WebP', await made().tiff().toBuffer(), 'webp 4x2'],
  ['accepts an SVG with comments', commented, 'svg 9x9'],
  ['refuses an SVG with entities', withEntity, 'entities'],
  ['accepts an SVG that aborts our renderer', Buffer.from(abortingSvg(256, 256)), 'svg 256x256'],
  ['refuses a HEIC', Buffer.from('\0\0\0\x18ftypheic'), 'heic'],
  ['refuses half a JPEG', turned.subarray(0, -10), 'broken picture'],
  ['refuses SVG of more than 2 MB', Buffer.from(svg + ' '.repeat(2_000_000)), 'size'],
  ['refuses SVG without xmlns', Buffer.from(svg.replace(/ xmlns="[^"]*"/, '')), 'broken picture'],
  ['refuses an empty SVG', Buffer.from(svg.replace(/<path.*\/>/, '<g/>')), 'empty picture'],
  ['refuses an SVG with too many pixels', Buffer.from(huge), 'too many pixels'],
  ['refuses a PDF', Buffer.from(pdf), 'type'],
  ['refuses a file of more than 20 MB', Buffer.alloc(20_000_001), 'size'],
])('for a picture field, /edit %s', async (_name, bytes, expected) => {
  const accepted = await acceptUpload(bytes, 'picture');
  if ('refused' in accepted) return expect(accepted.refused).toBe(expected);
  const { width, height, exif, xmp, space, isPalette } = await sharp(accepted.bytes).metadata();
  expect(`${accepted.extension} ${width}x${height}`).toBe(expected);
  // The file must have no palette, which is limited to 256 colours (sharp#3000).
  return expect([exif ?? xmp, space, isPalette ?? false]).toEqual([undefined, 'srgb', false]);
});

it.each([
  ['removes bytes before a PDF’s header', Buffer.from(`\n\n${pdf}`), Buffer.from(pdf)],
  ['refuses half a PDF', Buffer.from(pdf.slice(0, 12)), 'broken file'],
  ['refuses a picture', turned, 'type'],
  ['refuses a file of more than 12 MB', Buffer.alloc(12_000_001), 'size'],
])('for a PDF field, /edit %s', async (_name, bytes, expected) => {
  const accepted = await acceptUpload(bytes, 'pdf');
  expect('bytes' in accepted ? accepted.bytes : accepted.refused).toEqual(expected);
});

it('/edit warns of dead links, removed tags and skipped heading levels in a draft', async () => {
  const body =
    '<h3>A</h3><h1>A</h1><h2 id="a">A</h2><h4>B</h4><p><a href="/gone">c</a> <a href="#a">d</a> <a href="#top">d</a> <a href="#section-2">d</a> <a href="//a.example">d</a> <a href="#b">e</a> <img src="f.jpg" alt=""> <font>g<script>x</script></font> <a href="/there">h</a></p>';
  const fields = { body, caption: 'A <em>title</em> <table>of</table>' };
  // A page that the site cannot show now may still exist.
  const statusOf = (url: string) => (url === 'https://a.example/there' ? 503 : 404);
  vi.stubGlobal('fetch', async (url: string) => new Response('', { status: statusOf(url) }));
  const remarks = await remarksOf('articles/1-a', fields, createIsDead('https://a.example'));
  expect(remarks.map(({ field, about, detail }) => `${field}: ${about} ${detail}`)).toEqual([
    'caption: left out <table>',
    'body: dead link /gone',
    'body: left out <font> <script>',
    'body: dead place #b',
    'body: no picture text f.jpg',
    'body: skipped heading B',
  ]);
});

it.each([
  ['home', {}, []],
  ['home', { tile1_btn_link: 'javascript:x' }, ['tile1_btn_link link']],
  ['home', { header_caption: 'x'.repeat(201) }, ['header_caption long']],
  ['home', { tile1_image: upload }, ['tile1_image_alt no alt text']],
  ['home', { tile1_image: 'files/home/tile1_image.svg' }, []],
  ['articles/1-a', {}, ['caption missing', 'excerpt missing', 'category missing', 'body missing']],
  ['articles/1-a', { ...article, excerpt: 'x'.repeat(500), category: 'Motor' }, []],
  ['articles/1-a', { ...article, category: 'Boats' }, ['category unknown category']],
  ['contact', { offices: '[{"latitude":5},{"latitude":"far"}]' }, ['offices.1.latitude degrees']],
])('a draft of the record %s with the fields %j has the faults %j', (folder, fields, faults) => {
  const found = faultsOf(folder, fields, ['Motor']);
  expect([...found].map(([field, fault]) => `${field} ${fault}`)).toEqual(faults);
});

it('a draft keeps the editor’s changes if somebody else has changed the record’s files', () => {
  const base_fields = { caption: 'A', main_image: 'files/a.png', main_image_alt: 'A road' };
  const fields = { caption: 'A', main_image: upload };
  const files = { ...base_fields, caption: 'Theirs' };
  const rebase = (draft: Parameters<typeof rebased>[0]) => rebased(draft, files);
  // The draft has a new picture, so the alternative text of the old picture is gone.
  const replaced = { folder: 'articles/1-a', base_fields, fields };
  expect(rebase(replaced)).toEqual({ caption: 'Theirs', main_image: upload });
  // In this draft the editor has marked the picture as decorative.
  const decorative = { ...replaced, fields: { ...base_fields, main_image_alt: '' } };
  expect(rebase(decorative)).toEqual({ ...files, main_image_alt: '' });
});

const store = { upload: async () => 'h'.repeat(43), hasUpload: async () => false };
const file = new File([Uint8Array.from(await made().png().toBuffer())], 'a.png');
const described = { main_image_alt: 'A road', main_image_focus: '20% 9%' };
const before = { created_at: '2026-03-01T09:00:30Z', main_image: 'files/a.png', ...described };
const replaced = { 'file-main_image': file, ...described };
const gone = { main_image: '', main_image_alt: undefined, main_image_focus: '' };

it.each([
  // The form has no seconds, so an unchanged date keeps them.
  [{ created_at: '2026-03-01T10:00' }, {}],
  [{ created_at: '2026-03-01T12:00' }, { created_at: '2026-03-01T11:00:00.000Z' }],
  [{ 'remove-main_image': 'on', ...described }, gone],
  // A new picture needs a new alternative text.
  [replaced, { ...gone, main_image: upload }],
  [{ 'decorative-main_image': 'on', ...described }, { main_image_alt: '' }],
  [{ 'decorative-main_image': 'on', main_image_alt: 'A car' }, { main_image_alt: 'A car' }],
  [{ main_image_focus: '50% 50%' }, { main_image_focus: '' }],
  [{ body: 'One\r\nTwo' }, { body: 'One\nTwo' }],
])('a posted form with %j changes only these fields: %j', async (posted, changed) => {
  const form = new FormData();
  const fields = { created_at: '2026-03-01T10:00', ...posted };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const input = { form, folder: 'articles/1-a', before, timeZone: 'Africa/Lagos', store };
  expect((await readRecordForm(input)).fields).toEqual({ ...before, ...changed });
});

it('a posted form changes only the edited values of a list', async () => {
  const offices = '[{"name":"A","latitude":5.60,"floor":2},{"name":"B"}]';
  const form = new FormData();
  form.set('offices.0.name', 'A');
  form.set('offices.0.latitude', '5.6');
  form.set('offices.1.name', '');
  form.set('offices.1.latitude', '6.5');
  const input = { form, folder: 'contact', before: { offices }, timeZone: 'UTC', store };
  expect((await readRecordForm(input)).fields.offices).toBe(
    '[{"name":"A","latitude":5.6,"floor":2},{"latitude":6.5}]',
  );
});

const record: RecordFiles = {
  version: '1',
  isReadable: true,
  files: new Map([
    ['record.json', Buffer.from('{ "id": 1, "caption": "A",  "extra": [1] }')],
    ['body.html', Buffer.from('<p>Old</p>\n')],
    ['main_image.svg', Buffer.from('<svg/>')],
  ]),
  fields: { id: '1', caption: 'A', body: '<p>Old</p>', main_image: 'files/x/main_image.svg' },
};

const removed = { file: 'main_image.svg', after: null };
const png = { file: 'main_image.png', after: { upload: 'h'.repeat(43) } };
const json = (value: object) => {
  const after = { text: `${JSON.stringify(value, null, 2)}\n` };
  return { file: 'record.json', after };
};
const written = { id: 1, caption: 'A', extra: [1] };
const about = { main_image_alt: '', main_image_focus: '30% 70%' };

it.each([
  ['no change', {}, []],
  ['new text', { body: '<p>New</p>' }, [{ file: 'body.html', after: { text: '<p>New</p>\n' } }]],
  ['a new caption', { caption: 'B' }, [json({ ...written, caption: 'B' })]],
  ['a picture of another type', { main_image: upload }, [removed, png]],
  ['a removed text', { body: '' }, [{ file: 'body.html', after: null }]],
  ['a removed picture', { main_image: '' }, [removed]],
  ['a new alternative text and focus point', about, [json({ ...written, ...about })]],
])('a publication with %s writes only the changed files', (_name, fields, expected) => {
  const kinds = fieldKindsIn('articles/1-a');
  expect(changesOf(record, { ...record.fields, ...fields }, kinds)).toEqual(expected);
});

it('publishing a new article writes record.json after its other files; the first field is `id`', () => {
  const none = { version: 'none', files: new Map(), fields: {}, isReadable: true };
  const fields = { id: '17', caption: 'A', body: '<p>B</p>' };
  expect(changesOf(none, fields, fieldKindsIn('articles/17-a'))).toEqual([
    { file: 'body.html', after: { text: '<p>B</p>\n' } },
    json({ id: 17, caption: 'A' }),
  ]);
});

it.each(hostileShapes)('/edit reads text that repeats %j in linear time', async (shape) => {
  const work: readonly ((text: string) => unknown)[] = [
    folderNameOf,
    readLinkTarget,
    (text) =>
      faultsOf('articles/1-a', { caption: text, body: text, excerpt: text, category: text }, []),
    (text) => remarksOf('articles/1-a', { caption: text, body: text }, async () => false),
  ];
  for (const run of work) expect.soft(await growsTooFast(shape, run), String(run)).toBe(false);
});

import { growsTooFast, hostileShapes } from 'scripts/lib/hostile-texts.ts';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readEditors } from './access.ts';
import { rebased } from './drafts/drafts.ts';
import { readRecordForm } from './fields/form.ts';
import { changesOf, type RecordFiles } from './fields/record-files.ts';
import {
  changedFields,
  faultsOf,
  fieldKindsIn,
  folderNameOf,
  momentOf,
  plainWords,
  wallTime,
} from './fields/records.ts';
import { leftOut, remarksOf } from './fields/remarks.ts';
import { acceptUpload } from './fields/uploads.ts';
import { pressListButton } from './record-forms.ts';
import { readLinkTarget } from './rich/schema.ts';
import { createSigner } from './signed.ts';
import { html } from './views/html.ts';

const upload = `upload:${'h'.repeat(43)}.png`;

it('values in HTML templates are escaped', () => {
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
])('EDIT_TOKEN %s allows %j', (text, editors) => {
  expect(readEditors(text)).toEqual(editors);
});

it.each([
  'too-short',
  'Ama:short, Kofi:fedcba9876543210',
  ':0123456789abcdef',
  'Ama:0123456789abcdef, ',
  // A misspelt right would become part of the token.
  'Ama:0123456789abcdef:publsh',
  'Ama:0123456789abcdef:publish+messages:x',
  // Rights need a name.
  'a-token-for-everybody:publish+messages',
  'Ama:0123456789abcdef, Ama:fedcba9876543210',
  'Ama:0123456789abcdef, Kofi:0123456789abcdef',
])('EDIT_TOKEN %s is invalid', (text) => {
  expect(readEditors(text)).toBeUndefined();
});

it('a signed text is valid if it is unchanged, has not expired and has its own secret', () => {
  vi.useFakeTimers({ now: 0 });
  onTestFinished(() => void vi.useRealTimers());
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
  // The hour that is skipped in spring, and the one that is repeated in autumn.
  ['2026-03-29T02:30', 'Europe/Paris', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T02:30', 'Europe/Paris', '2026-10-25T00:30:00.000Z'],
  ['2026-13-40T09:30', 'Africa/Accra', undefined],
])('the local time %s in %s is the moment %s', (local, zone, instant) => {
  const moment = momentOf(local, zone);
  expect(moment?.toISOString()).toBe(instant);
});

it('a date and time is shown as it was entered', () => {
  expect(wallTime(new Date('2026-11-22T08:30:59Z'), 'Africa/Lagos')).toBe('2026-11-22T09:30');
});

it.each([
  ['Before the <em>rains</em>: 5 checks!', 'before-the-rains-5-checks'],
  ['你好', 'article'],
  ['x'.repeat(200), 'x'.repeat(60)],
  [`${'a'.repeat(30)} ${'b'.repeat(25)} consequently`, `${'a'.repeat(30)}-${'b'.repeat(25)}`],
])('the folder of "%s" is %s', (title, slug) => {
  expect(folderNameOf(title)).toBe(slug);
});

const made = (width = 4) =>
  sharp({ create: { width, height: 2, channels: 3, background: '#a33' } });
const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
const noisy = await sharp({
  create: { width: 64, height: 64, channels: 3, background: '#a33', noise },
})
  .jpeg()
  .toBuffer();
const scan = noisy.indexOf(Buffer.from([0xff, 0xda]));
const turned = await made()
  .jpeg()
  .withMetadata({ orientation: 6 })
  .withExifMerge({ IFD0: { Artist: 'Ama' } })
  .toBuffer();
const drawing = (head: string) =>
  Buffer.from(
    `${head}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>`,
  );
const pdf = '%PDF-1.7\n1 0 obj\n%%EOF\n';

it.each([
  ['an AVIF', await made().avif().toBuffer(), 'picture', 'avif 4x2'],
  [
    'a photograph with bytes that decoders only warn of',
    Buffer.concat([noisy.subarray(0, scan), Buffer.from([0, 0]), noisy.subarray(scan)]),
    'picture',
    'jpg 64x64',
  ],
  ['a JPEG that lies on its side, with its place', turned, 'picture', 'jpg 2x4'],
  [
    'a JPEG for printers',
    await made().toColourspace('cmyk').jpeg().toBuffer(),
    'picture',
    'jpg 4x2',
  ],
  ['a picture of a large camera', await made(9_000).webp().toBuffer(), 'picture', 'webp 4000x1'],
  ['a GIF', await made().gif().toBuffer(), 'picture', 'png 4x2'],
  ['a TIFF', await made().tiff().toBuffer(), 'picture', 'jpg 4x2'],
  [
    'an SVG of a drawing program',
    drawing('<?xml version="1.0"?>\n<!DOCTYPE svg>\n<!-- a -->\n'),
    'picture',
    'svg',
  ],
  ['an SVG with entities', drawing('<!DOCTYPE svg [<!ENTITY a "b">]>'), 'picture', 'entities'],
  ['a HEIC', Buffer.from('\0\0\0\x18ftypheic'), 'picture', 'heic'],
  ['half a JPEG', turned.subarray(0, -10), 'picture', 'broken picture'],
  ['a PDF as a picture', Buffer.from(pdf), 'picture', 'type'],
  ['a PDF with something before its head', Buffer.from(`\n\n${pdf}`), 'pdf', 'pdf'],
  ['half a PDF', Buffer.from(pdf.slice(0, 12)), 'pdf', 'broken file'],
  ['a picture as a PDF', turned, 'pdf', 'type'],
  ['a large file', Buffer.alloc(20_000_001), 'picture', 'size'],
] as const)(
  '%s is normalised, or refused with the reason',
  async (_name, bytes, kind, expected) => {
    const accepted = await acceptUpload(bytes, kind);
    if ('refused' in accepted) return expect(accepted.refused).toBe(expected);
    const { extension } = accepted;
    if (extension === 'pdf') expect(accepted.bytes.toString()).toBe(pdf);
    if (extension === 'pdf' || extension === 'svg') return expect(extension).toBe(expected);
    const { width, height, exif, space } = await sharp(accepted.bytes).metadata();
    expect(`${extension} ${width}x${height}`).toBe(expected);
    return expect([exif, space]).toEqual([undefined, 'srgb']);
  },
);

it('remarks list dead links, removed tags, unclear links and skipped headings', async () => {
  const body =
    '<h2 id="a">A</h2><h4>B</h4><p><a href="/gone">c</a> <a href="#a">d</a> <a href="#b">e</a> <img src="f.jpg" alt=""> <font>g</font> <a href="/there">h</a> <a href="#a">here</a> <a href="/there">d</a></p>';
  const fields = { body, caption: 'A <table>title</table>' };
  const remarks = await remarksOf('articles/1-a', fields, async (path) => path === '/gone');
  expect(remarks.map(({ field, about, detail }) => `${field}: ${about} ${detail}`)).toEqual([
    'caption: left out <table>',
    'body: dead link /gone',
    'body: left out <font>',
    'body: dead place #b',
    'body: no picture text f.jpg',
    'body: skipped heading B',
    'body: unclear link d',
    'body: unclear link here',
  ]);
});

it.each([
  ['<p>Hello <script>x</script><font>you</font></p>', 'prose', ['<script>', '<font>']],
  ['<h1>Shown</h1><h2>too</h2>', 'prose', []],
  ['A <em>title</em> with <table></table>', 'caption', ['<table>']],
] as const)('the sanitiser removes from %s in %s: %j', (value, kind, tags) => {
  expect(leftOut(value, kind)).toEqual(tags);
});

it.each([
  ['an empty page', 'home', {}, []],
  ['a button to nowhere', 'home', { tile1_btn_link: 'javascript:x' }, ['tile1_btn_link link']],
  ['a long title', 'home', { header_caption: 'x'.repeat(201) }, ['header_caption long']],
  [
    'an empty article',
    'articles/1-a',
    { category: 'Boats' },
    ['caption missing', 'excerpt missing', 'category unknown category', 'body missing'],
  ],
  [
    'an uploaded picture without a text',
    'home',
    { tile1_image: upload },
    ['tile1_image_alt no alt text'],
  ],
  ['a picture of before', 'home', { tile1_image: 'files/home/tile1_image.svg' }, []],
  [
    'an office beyond the world',
    'contact',
    { offices: '[{"name":"Accra","latitude":5.6},{"longitude":"far","email":"x"}]' },
    ['offices.1.longitude degrees'],
  ],
])('%s has the faults %j', (_name, folder, fields, faults) => {
  const found = faultsOf(folder, fields, ['Motor']);
  expect([...found].map(([field, fault]) => `${field} ${fault}`)).toEqual(faults);
});

it.each([
  [
    'what it has taken away',
    { caption: 'A', main_image: 'files/a.png', main_image_alt: 'A road' },
    { caption: 'A', main_image: upload },
    { caption: 'Theirs', main_image: 'files/a.png', main_image_alt: 'A road' },
    { caption: 'Theirs', main_image: upload },
  ],
  [
    'that a picture is decorative',
    { body: 'A' },
    { body: 'A', main_image_alt: '' },
    { body: 'Theirs' },
    { body: 'Theirs', main_image_alt: '' },
  ],
])(
  'a draft keeps %s when its files have changed',
  (_what, base_fields, fields, files, expected) => {
    expect(rebased({ folder: 'articles/1-a', base_fields, fields }, files)).toEqual(expected);
  },
);

it.each([
  ['add offices', '[{"name":"A"},{"name":"B"},{}]'],
  ['remove offices 0', '[{"name":"B"}]'],
  ['save', '[{"name":"A"},{"name":"B"}]'],
])('the button %s changes a list to %j', (action, expected) => {
  const before = { offices: '[{"name":"A"},{"name":"B"}]' };
  expect(pressListButton(action, 'contact', before).fields.offices).toBe(expected);
});

it('a form changes the edited values of a list, and keeps the others', async () => {
  const offices = '[{"name":"A","latitude":5.60,"floor":2},{"name":"B"}]';
  const form = new FormData();
  form.set('offices.0.name', 'A');
  form.set('offices.0.latitude', '5.6');
  form.set('offices.1.name', '');
  form.set('offices.1.latitude', '6.5');
  const store = { upload: vi.fn(), hasUpload: vi.fn() };
  const input = { form, folder: 'contact', before: { offices }, timeZone: 'UTC', store };
  expect((await readRecordForm(input)).fields.offices).toBe(
    '[{"name":"A","latitude":5.6,"floor":2},{"latitude":6.5}]',
  );
});

describe('the changes of a publication', () => {
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

  const text = (value: object) => ({ text: `${JSON.stringify(value, null, 2)}\n` });
  const written = { id: 1, caption: 'A', extra: [1] };

  it.each([
    ['nothing', {}, []],
    ['a long text', { body: '<p>New</p>' }, [['body.html', { text: '<p>New</p>\n' }]]],
    [
      'a short text, keeping what no form shows',
      { caption: 'B' },
      [['record.json', text({ ...written, caption: 'B' })]],
    ],
    [
      'a picture of another type',
      { main_image: upload },
      [
        ['main_image.svg', null],
        ['main_image.png', { upload: 'h'.repeat(43) }],
      ],
    ],
    ['a removed picture', { main_image: '' }, [['main_image.svg', null]]],
    [
      'a changed alternative text and focus point',
      { main_image_alt: '', main_image_focus: '30% 70%' },
      [['record.json', text({ ...written, main_image_alt: '', main_image_focus: '30% 70%' })]],
    ],
  ])('%s', (_name, fields, expected) => {
    const changes = changesOf(
      record,
      { ...record.fields, ...fields },
      fieldKindsIn('articles/1-a'),
    );
    expect(changes.map(({ file, after }) => [file, after])).toEqual(expected);
  });

  it('a list is written without empty elements, and only if it has changed', () => {
    const offices = '[{"name":"Accra","latitude":5.6}]';
    const contact: RecordFiles = {
      ...record,
      files: new Map([['record.json', Buffer.from(`{"offices":${offices}}`)]]),
      fields: { offices },
    };
    const changed = (list: string) =>
      changesOf(contact, { offices: list }, fieldKindsIn('contact')).map((change) => change.after);
    expect(changed(offices)).toEqual([]);
    expect(changed('[{"name":"Tema"},{}]')).toEqual([text({ offices: [{ name: 'Tema' }] })]);
    expect(changed('[{}]')).toEqual([text({})]);
  });

  it('the record of a new article has its id first, and is written last', () => {
    const none = { version: 'none', files: new Map(), fields: {}, isReadable: true };
    const fields = { id: '17', caption: 'A', body: '<p>B</p>' };
    expect(changesOf(none, fields, fieldKindsIn('articles/17-a'))).toEqual([
      { file: 'body.html', after: { text: '<p>B</p>\n' } },
      { file: 'record.json', after: text({ id: 17, caption: 'A' }) },
    ]);
  });
});

it.each(hostileShapes)('reading a text of %j takes linear time', async (shape) => {
  const work: readonly ((text: string) => unknown)[] = [
    plainWords,
    folderNameOf,
    readLinkTarget,
    (text) => leftOut(text, 'prose'),
    (text) => leftOut(text, 'caption'),
    (text) =>
      faultsOf('articles/1-a', { caption: text, body: text, excerpt: text, category: text }, []),
    (text) => changedFields('articles/1-a', {}, { body: text }),
    (text) => remarksOf('articles/1-a', { caption: text, body: text }, async () => false),
  ];
  for (const run of work) expect.soft(await growsTooFast(shape, run), String(run)).toBe(false);
});

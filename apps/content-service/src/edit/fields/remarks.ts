import { createHash } from 'node:crypto';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import type { FieldKind } from '@insurance-kit/content-client/records';
import sharp from 'sharp';
import { type EditFields, formFields } from './records.ts';
import { readUpload } from './uploads.ts';

/** Something that can be published, and that an editor should have seen before. */
export interface Remark {
  readonly field: string;
  readonly about:
    | 'left out'
    | 'dead link'
    | 'dead place'
    | 'no picture text'
    | 'skipped heading'
    | 'unclear link'
    | 'faint picture';
  /** What it is about: tags, an address, a heading, a contrast. */
  readonly detail: string;
}

const hasHtml = (kind: FieldKind): boolean =>
  kind === 'caption' || kind === 'prose' || kind === 'proseUnlessPath';

const sanitizer = createServerSanitizer();
const openTag = /<([a-z][a-z0-9-]*)\b/gi;

const tagsOf = (html: string) =>
  Map.groupBy(html.matchAll(openTag), ([, name = '']) => name.toLowerCase());

/** The tags of a field that pages will not show, as `<tag>`; an empty list for none. */
export function leftOut(value: string, kind: FieldKind): readonly string[] {
  if (!hasHtml(kind)) return [];
  const shown = tagsOf(kind === 'caption' ? sanitizer.caption(value) : sanitizer.prose(value));
  // An `h1` is shown as an `h2`.
  if (kind !== 'caption') shown.set('h1', shown.get('h2') ?? []);
  return [...tagsOf(value)]
    .filter(([tag, all]) => (shown.get(tag)?.length ?? 0) < all.length)
    .map(([tag]) => `<${tag}>`);
}

const attributeValues = (html: string, attribute: string): readonly string[] =>
  Array.from(html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g')), ([, value = '']) => value);

/** Headings more than one level below the one before. A text may begin with any. */
function skippedHeadings(html: string): readonly string[] {
  let level = 6;
  return [...html.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)].flatMap(([, digit, words = '']) => {
    const isSkipped = Number(digit) > level + 1;
    level = Number(digit);
    return isSkipped ? [words.replace(/<[^>]*>/g, '')] : [];
  });
}

/** Words of a link that say nothing of where it leads. */
const sayNothing =
  /^(?:here|click here|this link|more|read more|ici|cliquez ici|ce lien|en savoir plus)$/i;

/** The words of links that say nothing, or lead to different places. */
function unclearLinks(html: string): readonly string[] {
  const links = [...html.matchAll(/<a\b[^>]* href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
  const byWords = Map.groupBy(links, ([, , words = '']) => words.replace(/<[^>]*>/g, '').trim());
  return [...byWords].flatMap(([words, same]) =>
    sayNothing.test(words) || new Set(same.map(([, href]) => href)).size > 1 ? [words] : [],
  );
}

/** So small a picture is looked at, in pixels. */
const lookedAt = 64;
/** Fewer of its pixels, as a share, are no part of a picture, but a rim. */
const smallest = 0.02;

/** The relative luminance of a colour of the web (WCAG 2.2). */
function luminanceOf(red: number, green: number, blue: number): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * The contrast, 1 to 21, that the clearest part of a picture has with the surface behind it, which
 * its transparent parts let through; `undefined` where none does.
 *
 * @param surface as `#rrggbb`
 */
async function contrastOn(picture: Buffer, surface: string): Promise<number | undefined> {
  const { data } = await sharp(picture)
    .resize(lookedAt, lookedAt, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = Buffer.from(surface.slice(1), 'hex');
  const behind = luminanceOf(red, green, blue);
  const contrasts: number[] = [];
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0, opacity = 0] = data.subarray(at, at + 4);
    if (opacity < 128) continue;
    const front = luminanceOf(r, g, b);
    contrasts.push((Math.max(front, behind) + 0.05) / (Math.min(front, behind) + 0.05));
  }
  if (contrasts.length > (data.length / 4) * (1 - smallest)) return undefined;
  return contrasts.toSorted((one, other) => other - one)[Math.floor(contrasts.length * smallest)];
}

/** Pictures that stand on the company's colour; all others stand on white, or nearly. */
const onColour = ['home header_image', 'home tile2_image'];

/** Text needs so much (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5;

interface Surroundings {
  /** Whether the site has no page at a path. */
  readonly isDead: (path: string) => Promise<boolean>;
  readonly readUploaded: (id: string) => Promise<Buffer>;
  /** The company's, as `#rrggbb`. */
  readonly colour: string;
}

/** What an editor should look at before a record is published. */
export async function remarksOf(
  folder: string,
  fields: EditFields,
  { isDead, readUploaded, colour }: Surroundings,
): Promise<readonly Remark[]> {
  const remarks: Remark[] = [];
  for (const [field, kind] of formFields(folder)) {
    const html = fields[field] ?? '';
    const say = (about: Remark['about'], details: readonly string[]) =>
      remarks.push(...details.map((detail) => ({ field, about, detail })));
    const upload = kind === 'picture' ? readUpload(html) : undefined;
    if (upload) {
      const surface = onColour.includes(`${folder} ${field}`) ? colour : '#ffffff';
      const contrast = await contrastOn(await readUploaded(upload.id), surface);
      if (contrast && contrast < leastContrast) say('faint picture', [contrast.toFixed(1)]);
    }
    const links = kind === 'link' ? [html] : hasHtml(kind) ? attributeValues(html, 'href') : [];
    for (const link of new Set(links.filter((each) => /^\/(?!\/)/.test(each)))) {
      if (await isDead(link)) say('dead link', [link]);
    }
    if (!hasHtml(kind)) continue;
    const tags = leftOut(html, kind);
    if (tags.length > 0) say('left out', [tags.join(' ')]);
    const ids = attributeValues(html, 'id').map((id) => `#${id}`);
    const places = links.filter((link) => /^#(?!top$|section-\d)./.test(link));
    say(
      'dead place',
      places.filter((place) => !ids.includes(place)),
    );
    const pictures = html.match(/<img\b[^>]*>/g) ?? [];
    const withoutText = pictures.filter(
      (tag) => (attributeValues(tag, 'alt')[0] ?? '').trim() === '',
    );
    say(
      'no picture text',
      withoutText.map((tag) => attributeValues(tag, 'src')[0] ?? ''),
    );
    say('skipped heading', skippedHeadings(html));
    say('unclear link', unclearLinks(html));
  }
  return remarks;
}

/** A mark of remarks, by which a form says that its editor has seen them. */
export const remarkMark = (remarks: readonly Remark[]): string =>
  remarks.length === 0
    ? ''
    : createHash('sha256').update(JSON.stringify(remarks)).digest('base64url');

/** Asks the site whether it has no page at a path. A site that does not answer has all. */
export const createIsDead =
  (siteUrl: string | undefined) =>
  async (path: string): Promise<boolean> => {
    if (siteUrl === undefined) return false;
    try {
      const signal = AbortSignal.timeout(3_000);
      const answer = await fetch(siteUrl + path, { redirect: 'manual', signal });
      await answer.body?.cancel();
      return answer.status === 404 || answer.status === 410;
    } catch {
      return false;
    }
  };

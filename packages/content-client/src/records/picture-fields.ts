import * as v from 'valibot';
import type { FieldLabels } from '../base/labels.ts';
import type { Fields } from './fields.ts';
import { readBy } from './read.ts';

/** The fields of a record about one of its pictures. */
export interface PictureNote {
  /** Alternative text. '' for decoration. */
  readonly alt?: string;
  /** Point that stays visible when the picture is cropped: `30% 70%`, across and down. */
  readonly focus?: string;
}

export type PictureNotes = Readonly<Record<string, PictureNote>>;

/** An object with one typed key. TypeScript alone would make the key `string`. */
const named = <Name extends string, Kind>(name: Name, kind: Kind) =>
  ({ [name]: kind }) as Record<Name, Kind>;

/** A part of a page: caption, body and picture with a common prefix (§3): `sec2_caption`. */
export const section = <Part extends string>(f: Fields, part: Part) => ({
  ...named(`${part}_caption`, f.caption),
  ...named(`${part}_body`, f.prose),
  ...named(`${part}_image`, f.picture),
});

export const sectionLabels: FieldLabels = {
  groups: {
    header: { en: 'Top of the page', fr: 'Haut de la page' },
    sec: { en: 'Section', fr: 'Section' },
    card: { en: 'Card', fr: 'Carte' },
  },
  fields: {
    caption: { en: 'Title', fr: 'Titre' },
    body: { en: 'Text', fr: 'Texte' },
    image: { en: 'Picture', fr: 'Image' },
  },
  lists: {},
};

/** The first fields of a page's record (§3). */
export const header = (f: Fields) => section(f, 'header');

/** A record's schema, whose pictures may have `<field>_alt` and `<field>_focus`. */
export function withPictures<const Entries extends v.ObjectEntries>(f: Fields, entries: Entries) {
  const fields = Object.keys(entries).filter((name) => entries[name] === f.picture);
  const companions = v.object(
    Object.fromEntries(
      fields.flatMap((name) => [
        [`${name}_alt`, f.alt],
        [`${name}_focus`, f.focus],
      ]),
    ),
  );
  const notesOf = (read: v.InferOutput<typeof companions>): PictureNotes =>
    Object.fromEntries(
      fields.flatMap((name): [string, PictureNote][] => {
        const alt = read[`${name}_alt`];
        const focus = read[`${name}_focus`];
        if (alt === undefined && focus === undefined) return [];
        return [
          [name, { ...(alt !== undefined && { alt }), ...(focus !== undefined && { focus }) }],
        ];
      }),
    );
  const notes = readBy((raw) => {
    const { typed, output, issues = [] } = v.safeParse(companions, raw);
    const pictures = typed ? notesOf(output) : {};
    const value: { readonly pictures?: PictureNotes } =
      Object.keys(pictures).length === 0 ? {} : { pictures };
    return { value, issues };
  });
  // Code that reads field names from a schema finds them in `entries`.
  return v.intersect([v.object(entries), { ...notes, entries: companions.entries }]);
}

import * as v from 'valibot';
import type { Fields } from './fields.ts';
import { withPictures } from './pictures.ts';

/** The contact page: header and two offices (§2.17, §3), or any number of them in a list. */
export const contactRecord = (f: Fields) =>
  withPictures(f, {
    header_image: f.picture,
    header_caption: f.caption,
    header_body: f.prose,
    gh_call_no: f.plainText,
    gh_email: f.plainText,
    gh_headoffice: f.plainText,
    ng_call_no: f.plainText,
    ng_email: f.plainText,
    ng_headoffice: f.plainText,
    /** Shown in place of the two above, where it has any; the first is the head office. */
    offices: f.list(
      v.object({
        name: f.plainText,
        call_no: f.plainText,
        email: f.plainText,
        headoffice: f.plainText,
        latitude: f.degrees,
        longitude: f.degrees,
      }),
    ),
  });

/** The contact page's record, read. */
export type ContactRecord = v.InferOutput<ReturnType<typeof contactRecord>>;

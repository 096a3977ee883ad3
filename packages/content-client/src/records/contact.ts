import * as v from 'valibot';
import type { Fields } from './fields.ts';

/** The contact page: header and two offices (§2.17, §3). */
export const contactRecord = (f: Fields) =>
  v.object({
    header_image: f.asset,
    header_caption: f.caption,
    header_body: f.prose,
    gh_call_no: f.plainText,
    gh_email: f.plainText,
    gh_headoffice: f.plainText,
    ng_call_no: f.plainText,
    ng_email: f.plainText,
    ng_headoffice: f.plainText,
  });

/** The contact page's record, read. */
export type ContactRecord = v.InferOutput<ReturnType<typeof contactRecord>>;

import { contentPrefix } from '../../shared/names.ts';
import { type FileAddress, readFilePath } from './files.ts';
import type { ContentDocument } from './store.ts';

/** Characters that end a path, in JSON or in HTML inside JSON. */
const pathEnd = /["'\s\\<>?#()]+/;

const filesIn = (bytes: Buffer): ReadonlySet<string> => {
  // Some services write `\/` in JSON.
  const words = bytes.toString().replaceAll('\\/', '/').split(pathEnd);
  const files = words.map((word) => {
    const path = word.startsWith(contentPrefix) ? word.slice(contentPrefix.length) : word;
    return word.includes('.') ? readFilePath(path.replace(/^\//, '')) : undefined;
  });
  return new Set(files.flatMap((file) => file?.path ?? []));
};

/** Knows the files that content names. Requests for other files wait in another queue. */
export function createNamedFiles(documents: () => Iterable<ContentDocument>) {
  const named = new WeakMap<Buffer, ReadonlySet<string>>();
  return ({ path }: FileAddress): boolean => {
    for (const { bytes } of documents()) {
      const files = named.get(bytes) ?? filesIn(bytes);
      named.set(bytes, files);
      if (files.has(path)) return true;
    }
    return false;
  };
}

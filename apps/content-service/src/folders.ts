import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The folders beside the code that the content may be in: a release has one company's; here are all of
 * them, and the first company's is the default. A release's code is as deep as this file.
 */
const contentFolders = ['../content', '../companies/harmattan-ghana'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** The content that stands beside the code. */
export const ownContent: string = contentFolders.find(existsSync) ?? contentFolders.join(' or ');

/** Where the embedded database lies by default. */
export const ownData: string = fileURLToPath(new URL('../.data', import.meta.url));

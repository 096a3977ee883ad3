import { fileURLToPath } from 'node:url';

/**
 * The content that stands beside the code. A release has its code in one folder of its own, as deep as
 * this one.
 */
export const ownContent: string = fileURLToPath(new URL('../companies/harmattan-ghana', import.meta.url));

/** Where the embedded database lies by default. */
export const ownData: string = fileURLToPath(new URL('../.data', import.meta.url));

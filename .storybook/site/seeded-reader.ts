import seeded from 'virtual:seeded-content';
import { createBrowserSanitizer } from '../../packages/content-client/src/html/browser.ts';
import { resourcePath, resources } from '../../packages/content-client/src/index.ts';
import type { ContentReader } from '../../packages/content-client/src/queries/index.ts';
import { chosenCompany } from '../company/companies.ts';

const answers = seeded[chosenCompany] ?? {};

/** Where the records' files lie beside the page, wherever the Storybook is served. */
const assetBase = new URL(`content/${chosenCompany}/`, document.baseURI).href;

const sanitize = createBrowserSanitizer({ assetBase });

/** Reads the seeded content by the site's own rules; an unknown article is missing. */
export const seededReader: ContentReader = {
  read: async (resource, options) =>
    resources[resource].parse(answers[resourcePath(resource, options?.id)] ?? [], {
      sanitize,
      assetBase,
    }),
};

import seeded from 'virtual:seeded-content';
import { resourcePath, resources } from '@insurance-kit/content-client';
import { createBrowserSanitizer } from '@insurance-kit/content-client/html/browser';
import type { ContentReader } from '@insurance-kit/content-client/queries';
import { chosenCompany } from '../company/companies.ts';

const answers = seeded[chosenCompany] ?? {};

const assetBase = new URL(`content/${chosenCompany}/`, document.baseURI).href;

const sanitize = createBrowserSanitizer({ assetBase });

/** Reads the seeded content as the site does. An unknown article is missing. */
export const seededReader: ContentReader = {
  read: async (resource, options) =>
    resources[resource].parse(answers[resourcePath(resource, options?.id)] ?? [], {
      sanitize,
      assetBase,
    }),
};

import { applicationId, applicationStart } from '../../handover/shared-names.ts';
import { fingerprint } from '../http/response.ts';

/** Addresses below which the application of a page is. */
export const applicationBase = '/application/';

/** A page whose application was taken out of it. */
export interface SplitPage {
  readonly page: string;
  /** The scripts and data by which React takes the page over, and the version in its address. */
  readonly application: { readonly version: string; readonly html: string };
}

const opening = `<template id="${applicationId}">`;

/**
 * Takes the application out of a page: a third of its bytes, which most visitors never need. The page
 * says at what address it is.
 *
 * @param html a page as it is rendered.
 * @param path the page's own path and query.
 * @returns `undefined` for a page that has none.
 */
export function splitPage(html: string, path: string): SplitPage | undefined {
  const [before, rest] = html.split(opening);
  const [links, held] = rest?.split(applicationStart) ?? [];
  if (before === undefined || links === undefined || held === undefined) return undefined;
  const end = held.lastIndexOf('</template>');
  const application = held.slice(0, end);
  // The same content gives the same version on every machine.
  const version = fingerprint(application);
  const address = `${applicationBase}${version}${path}`
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;');
  const page = `${before}<template id="${applicationId}" data-src="${address}">${links}${held.slice(end)}`;
  return { page, application: { version, html: application } };
}

/** The version and the page's path that an address names. */
export function readApplicationAddress(
  url: string,
): { readonly version: string; readonly path: string } | undefined {
  const [, version, path] = /^\/application\/([\w-]+)(\/.*)$/s.exec(url) ?? [];
  return version === undefined || path === undefined ? undefined : { version, path };
}

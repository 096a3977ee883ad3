import { type ResourceName, resourceNames } from '@insurance-kit/content-client/records';
import { createSigner } from '../../../apps/content-service/src/edit/drafts/signed.ts';
import { settings } from './settings.ts';

const signer = createSigner(settings.secret);
const linkSeconds = 60 * 60;

/** The link of Payload's 'Preview': to the site's page with the draft. */
export function previewLink(resource: ResourceName, id?: unknown): string {
  const token = signer.sign(`${resource} ${id ?? ''}`, linkSeconds);
  return new URL(`/preview?token=${token}`, settings.siteHook).href;
}

/** The record of a link's token. `undefined` for other texts, and after an hour. */
export function readPreview(token: string): { resource: ResourceName; id: string } | undefined {
  const [, name, id = ''] = /^(\w+) (.*)$/s.exec(signer.read(token) ?? '') ?? [];
  const resource = resourceNames.find((one) => one === name);
  return resource && { resource, id };
}

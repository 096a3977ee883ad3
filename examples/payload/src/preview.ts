import { type ResourceName, resourceNames } from '@insurance-kit/content-client/records';
import { createSigner } from '../../../apps/content-service/src/edit/drafts/signed.ts';
import { settings } from './settings.ts';

const signer = createSigner(settings.secret);
const linkSeconds = 60 * 60;

/** Address that Payload's 'Preview' button opens: the site's page with the draft. */
export function previewLink(resource: ResourceName, id?: unknown): string {
  const token = signer.sign(`${resource} ${id ?? ''}`, linkSeconds);
  return new URL(`/preview?token=${token}`, settings.siteHook).href;
}

/** The record that a preview token names. `undefined` if the token is invalid or has expired. */
export function readPreview(token: string): { resource: ResourceName; id: string } | undefined {
  const [, name, id = ''] = /^(\w+) (.*)$/s.exec(signer.read(token) ?? '') ?? [];
  const resource = resourceNames.find((one) => one === name);
  return resource && { resource, id };
}

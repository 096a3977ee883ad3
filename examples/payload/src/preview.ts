import { type ResourceName, resourceNames } from '@insurance-kit/content-client/records';
import { createSigner } from '../../../apps/content-service/src/edit/access/signed.ts';
import { settings } from './settings.ts';

const signer = createSigner(settings.secret);
const linkSeconds = 60 * 60;

/** Payload's 'Preview': the link to the site's page with the draft of a record. */
export function previewLink(resource: ResourceName, id?: unknown): string {
  const token = signer.sign(`${resource} ${id ?? ''}`, linkSeconds);
  return new URL(`/preview?token=${token}`, settings.siteHook).href;
}

/** The record that a link's token was made for; `undefined` for another text, or after an hour. */
export function readPreview(token: string): { resource: ResourceName; id: string } | undefined {
  const [, name, id = ''] = /^(\w+) (.*)$/s.exec(signer.read(token) ?? '') ?? [];
  const resource = resourceNames.find((one) => one === name);
  return resource && { resource, id };
}

import type { LinkModel } from '@insurance-kit/ui';
import { company } from '#company/index.ts';
import type { Audience } from '../audience.ts';
import type { ContactPlace } from '../companies/contract/texts.ts';
import { pathOf } from '../route-table.ts';

/** The ways to a contact page: the audience's own, or the group's on its own site. */
export const contactLinks = (audience: Audience): Readonly<Record<ContactPlace, LinkModel>> => ({
  own: { label: company.header.contact, href: pathOf(audience, 'contact') },
  group: { label: company.header.contact, href: company.links.groupContact, external: true },
});

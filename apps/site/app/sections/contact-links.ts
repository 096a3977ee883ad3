import type { LinkModel } from '@insurance-kit/ui';
import { company } from '#company/index.ts';
import type { Audience } from '../../addresses/audience.ts';
import { pathOf } from '../../addresses/route-table.ts';
import type { ContactPlace } from '../companies/contract/texts.ts';

/** The ways to a contact page: the audience's own, or the group's on its own site. */
export const contactLinks = (audience: Audience): Readonly<Record<ContactPlace, LinkModel>> => ({
  own: { label: company.actions.contact, href: pathOf(audience, 'contact') },
  group: { label: company.actions.contact, href: company.links.groupContact, external: true },
});

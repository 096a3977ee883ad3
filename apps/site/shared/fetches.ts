import {
  type IdResourceName,
  idResourceNames,
  type ResourceName,
} from '@insurance-kit/content-client';
import { audiences } from '#company/company.ts';
import { ownFetch, productRoutes, type RouteRow } from './routes.ts';

/** A call for content: what is asked for, and by which id. */
export interface Fetch {
  readonly resource: ResourceName;
  readonly id?: string;
}

const needsId = (resource: ResourceName): resource is IdResourceName =>
  idResourceNames.some((name) => name === resource);

/** The records of an audience's own products, whose cards its overview shows; none on other pages. */
const ownFetches = ({ audience, page }: RouteRow): readonly Fetch[] =>
  audience === undefined || audiences[audience].overview !== page
    ? []
    : productRoutes(audience).flatMap(({ own }) => (own ? ownFetch(own) : []));

/**
 * What a page loads, as the route table says. It cannot stand without the first.
 *
 * @param id the one in its address, where it has one.
 */
export const fetchesFor = (row: RouteRow, id: string): readonly Fetch[] => [
  ...row.fetches.map((resource) =>
    needsId(resource) ? { resource, id: row.own?.name ?? id } : { resource },
  ),
  ...ownFetches(row),
];

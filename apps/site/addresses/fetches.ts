import {
  type IdResourceName,
  idResourceNames,
  type ResourceName,
} from '@insurance-kit/content-client';
import { type Fetch, ownFetches, type RouteRow } from './route-table.ts';

const needsId = (resource: ResourceName): resource is IdResourceName =>
  idResourceNames.some((name) => name === resource);

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

import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { redirects } from '../../addresses/route-table.ts';

/** Leads on from an address that has no page of its own (readings §4, §2.1). */
export function loader({ url }: LoaderFunctionArgs): Response {
  const found = redirects.find(({ from }) => from === url.pathname);
  if (found === undefined) throw data(null, { status: 404, statusText: 'Not Found' });
  return redirect(found.to, 301);
}

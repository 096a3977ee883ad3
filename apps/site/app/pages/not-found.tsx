import { data } from 'react-router';

/** Every path that the route table does not know (readings §4, §2.1). */
export function loader(): never {
  throw data(null, { status: 404, statusText: 'Not Found' });
}

/** Never shown: the loader always throws, and the root's error page answers. */
export default function NotFound() {
  return null;
}

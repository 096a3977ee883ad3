import { useRouteLoaderData } from 'react-router';
import type { loader } from '../../root.tsx';

/** The e-mail account of the site's forms; `undefined` on a page whose loader failed. */
export const useEmailAccount = () => useRouteLoaderData<typeof loader>('root')?.emailjs;

import { useRouteLoaderData } from 'react-router';
import type { SiteFacts } from '../../../handover/context.ts';

/** The e-mail account of the site's forms; `undefined` on a page whose loader failed. */
export const useEmailAccount = () => useRouteLoaderData<SiteFacts>('root')?.emailjs;

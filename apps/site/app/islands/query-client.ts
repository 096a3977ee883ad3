import { QueryClient } from '@tanstack/react-query';

/** One for all islands of a page. */
export const queryClient = new QueryClient();

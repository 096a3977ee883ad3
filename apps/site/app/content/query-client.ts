import { QueryClient } from '@tanstack/react-query';

/** The query client of a browser tab, or of one server render: the hooks set all that matters. */
export const createQueryClient = (): QueryClient => new QueryClient();

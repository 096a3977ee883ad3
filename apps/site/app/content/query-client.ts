import { QueryClient } from '@tanstack/react-query';

/** Makes the query client of a browser tab or of one server render. The hooks set the options. */
export const createQueryClient = (): QueryClient => new QueryClient();

import type { HelpPage } from '../../shared/page-names.ts';

/** Its pages of help: their texts stand in `errands.ts`, and this list is for the route table. */
export const helpPages: readonly HelpPage[] = ['claims', 'complaints', 'accessibility'];

/** Number of texts that are not written yet. `vite/todos.ts` replaces this file. */
export const todos = 0;

/** Number of texts that are not written yet. The plugin in `vite/todos.ts` inserts the number. */
export const todos = 0;

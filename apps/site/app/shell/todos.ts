/** Number of unwritten texts; `vite/todos.ts` replaces it. */
export const todos = 0;

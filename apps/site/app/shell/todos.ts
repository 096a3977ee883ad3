/** How many texts the company still has to write; `vite/todos.ts` counts them for a build or the development server. */
export const todos = 0;

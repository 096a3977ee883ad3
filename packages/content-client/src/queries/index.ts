// Two modules, so that a server component can use the options: hooks are the browser's.
export * from './hooks.ts';
export * from './options.ts';

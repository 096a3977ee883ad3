// Hooks and options are two modules, because server components cannot use hooks.
export * from './hooks.ts';
export * from './options.ts';

// Two modules: server components can use the options, but not the hooks.
export * from './hooks.ts';
export * from './options.ts';

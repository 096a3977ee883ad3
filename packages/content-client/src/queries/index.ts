// Two modules: the options also work in a server component, the hooks only in the browser.
export * from './hooks.ts';
export * from './options.ts';

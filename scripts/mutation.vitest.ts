import { defineConfig } from 'vitest/config';
import { unitProject } from './unit-project.ts';

// Stryker's copy of the tree has links to packages outside it.
const server = { fs: { strict: false } };

export default defineConfig({ server, test: { projects: [{ ...unitProject, server }] } });

// Runs around every unit test of the kit, whose files share a worker's modules: Testing Library
// would clean up after the first file's tests only.
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  if (typeof document !== 'undefined') cleanup();
});

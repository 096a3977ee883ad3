import { defaultAssetBase } from '@insurance-kit/content-client';
import { expect, it } from 'vitest';
import { contentPrefix } from './content-paths.ts';

it('is where the content client has files', () => {
  expect(contentPrefix).toBe(defaultAssetBase);
});

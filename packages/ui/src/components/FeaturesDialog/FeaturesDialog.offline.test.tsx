// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { featuresHtml, useReadyFeatures } from '../../fixtures/products.ts';
import { renderInKit } from '../../stories/renderInKit.tsx';
import { FeaturesDialog } from './FeaturesDialog.tsx';

vi.mock('../Dialog/Dialog.tsx', () => {
  throw new Error('The network is gone.');
});

it('features unfold in the page where their dialog cannot be fetched', {
  timeout: 20_000,
}, async () => {
  const { container } = renderInKit(
    <FeaturesDialog
      id="third-party"
      label="Insurance Features"
      title="Third party only"
      html={featuresHtml}
      useContent={useReadyFeatures}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Insurance Features Third party only' }));
  await waitFor(() => expect(container.querySelector('details')?.open).toBe(true), {
    timeout: 10_000,
  });
  expect(container.querySelector('details')?.textContent).toContain('Windscreen excess waiver');
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});

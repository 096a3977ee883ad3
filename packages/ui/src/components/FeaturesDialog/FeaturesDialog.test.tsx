// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { featuresHtml } from '../../fixtures/products.ts';
import { KitProvider } from '../../KitProvider.tsx';
import { FeaturesDialog, type UseFeatures } from './FeaturesDialog.tsx';

const name = 'Insurance Features Third party only';
const useFeatures = vi.fn<UseFeatures>();

const tree = (
  <KitProvider>
    <FeaturesDialog
      id="third-party"
      label="Insurance Features"
      title="Third party only"
      html={featuresHtml}
      useFeatures={useFeatures}
      links={[{ label: 'Get a Quote', href: 'https://quotes.example/' }]}
    />
  </KitProvider>
);

/** Puts the server's HTML into the document, as it is without JavaScript. */
const servedPage = () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(tree);
  document.body.replaceChildren(root);
  const dialog = root.querySelector('dialog');
  if (dialog === null) throw new Error('The dialog is not in the page.');
  return { root, dialog };
};

beforeEach(() => {
  useFeatures.mockReset().mockReturnValue({ status: 'ready', html: featuresHtml });
});

describe('features, as the server renders them', () => {
  it('unfold in the page without JavaScript', () => {
    const withoutScript = /<noscript[^>]*>(.*)<\/noscript>/s.exec(renderToString(tree))?.[1] ?? '';
    const page = new DOMParser().parseFromString(withoutScript, 'text/html');
    const details = page.querySelector('details');
    expect(details?.open).toBe(false);
    expect(details?.querySelector('summary')?.textContent).toBe(name);
    expect(details?.textContent).toContain('Windscreen excess waiver');
  });

  it('are a button that starts React, and a closed dialog that says Loading... (§4.7)', () => {
    const { root, dialog } = servedPage();
    const button = root.querySelector('button');
    expect(button?.textContent).toBe(name);
    expect(button?.getAttribute('aria-haspopup')).toBe('dialog');
    expect(button?.getAttribute('command')).toBe('show-modal');
    expect(button?.getAttribute('commandfor')).toBe(dialog.id);
    expect(button?.hasAttribute('data-hydrate')).toBe(true);
    expect(dialog.open).toBe(false);
    expect(dialog.textContent).toContain('Loading...');
    expect(dialog.querySelector('a')).toBeNull();
    expect(useFeatures).not.toHaveBeenCalled();
  });
});

it('features are asked for at once if the dialog is open before React starts', async () => {
  const { root, dialog } = servedPage();
  dialog.toggleAttribute('open', true);
  const complain = vi.spyOn(console, 'error');
  render(tree, { container: root, hydrate: true });
  expect(complain).not.toHaveBeenCalled();
  await waitFor(() => expect(dialog.textContent).toContain('Windscreen excess waiver'));
  expect(useFeatures).toHaveBeenCalledWith('third-party');
  expect(dialog.querySelector('a')?.href).toBe('https://quotes.example/');
  expect(dialog.open).toBe(true);
});

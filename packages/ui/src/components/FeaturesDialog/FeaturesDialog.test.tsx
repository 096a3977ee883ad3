// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { featuresHtml, useReadyFeatures } from '../../fixtures/products.ts';
import { KitProvider } from '../../KitProvider.tsx';
import { storyWords } from '../../stories/words.ts';
import { FeaturesDialog } from './FeaturesDialog.tsx';

const name = 'Insurance Features Third party only';

const tree = (
  <KitProvider words={storyWords} defaultPicture="/default.svg">
    <FeaturesDialog
      id="third-party"
      label="Insurance Features"
      title="Third party only"
      html={featuresHtml}
      useContent={useReadyFeatures}
    />
  </KitProvider>
);

/** Puts the server's page into the document, as it stands before and without script. */
const servedPage = (): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(tree);
  document.body.replaceChildren(root);
  return root;
};

describe('features, as the server sends them', () => {
  let root: HTMLElement;
  beforeEach(() => {
    root = servedPage();
  });

  it('unfold in the page without script', () => {
    const details = root.querySelector('details');
    expect(details?.open).toBe(false);
    expect(details?.querySelector('summary')?.textContent).toBe(name);
    expect(details?.textContent).toContain('Windscreen excess waiver');
    expect(root.querySelector('dialog')).toBeNull();
  });

  it('become a button that opens a dialog once script runs', () => {
    render(tree, { container: root, hydrate: true });
    expect(root.querySelector('details')).toBeNull();
    expect(screen.getByRole('button', { name }).getAttribute('aria-haspopup')).toBe('dialog');
  });

  it('keep the focus where it was', () => {
    root.querySelector('summary')?.focus();
    expect(document.activeElement?.tagName).toBe('SUMMARY');
    render(tree, { container: root, hydrate: true });
    expect(document.activeElement).toBe(screen.getByRole('button', { name }));
  });

  it('stay unfolded under a reader’s eyes until they are folded again', () => {
    const details = root.querySelector('details');
    if (details === null) throw new Error('The features are not in the page.');
    details.open = true;
    render(tree, { container: root, hydrate: true });
    expect(root.querySelector('details')).toBe(details);
    act(() => {
      details.open = false;
    });
    fireEvent(details, new Event('toggle'));
    expect(screen.getByRole('button', { name })).toBeTruthy();
  });
});

// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { featuresHtml } from '../../fixtures/products.ts';
import { KitProvider } from '../../KitProvider.tsx';
import { FeaturesContent } from '../FeaturesContent/FeaturesContent.tsx';
import { FeaturesDialog } from './FeaturesDialog.tsx';

const name = 'Insurance Features Third party only';

const tree = (
  <KitProvider>
    <FeaturesDialog
      label="Insurance Features"
      title="Third party only"
      html={featuresHtml}
      content={<FeaturesContent />}
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

describe('features, as the server renders them', () => {
  it('unfold in the page where no script runs', () => {
    const details = servedPage().root.querySelector<HTMLDetailsElement>(
      '[data-script=none] details',
    );
    expect(details?.open).toBe(false);
    expect(details?.querySelector('summary')?.textContent).toBe(name);
    expect(details?.textContent).toContain('Windscreen excess waiver');
  });

  it('are a button, and a closed dialog that says Loading... above the ways on (§4.7)', () => {
    const { root, dialog } = servedPage();
    const button = root.querySelector('button');
    expect(button?.textContent).toBe(name);
    expect(button?.getAttribute('aria-haspopup')).toBe('dialog');
    expect(button?.getAttribute('command')).toBe('show-modal');
    expect(button?.getAttribute('commandfor')).toBe(dialog.id);
    expect(dialog.open).toBe(false);
    expect(dialog.textContent).toContain('Loading...');
    expect(dialog.querySelector('a')?.href).toBe('https://quotes.example/');
  });
});

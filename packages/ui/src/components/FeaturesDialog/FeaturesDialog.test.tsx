// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { featuresHtml } from '../../fixtures/products.ts';
import { KitProvider } from '../../KitProvider.tsx';
import { englishLabels } from '../../labels.ts';
import { provideFeatures, type ShowFeatures } from '../../page/features.ts';
import { FeaturesContent, FeaturesDialog } from './FeaturesDialog.tsx';

const name = 'Insurance Features Third party only';

const tree = (
  <KitProvider>
    <FeaturesDialog
      label="Insurance Features"
      title="Third party only"
      html={featuresHtml}
      content={<FeaturesContent />}
      actions={<a href="https://quotes.example/">Get a Quote</a>}
    />
  </KitProvider>
);

const servedPage = () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(tree);
  document.body.replaceChildren(root);
  const dialog = root.querySelector('dialog');
  const content = dialog?.querySelector('[data-loading]')?.parentElement;
  if (!dialog || !content) throw new Error('The dialog that waits is not in the page.');
  return { root, dialog, content };
};

describe('features, as the server renders them', () => {
  it('unfold in the page without a script', () => {
    const details = servedPage().root.querySelector<HTMLDetailsElement>(
      '[data-script=none] details',
    );
    expect(details?.open).toBe(false);
    expect(details?.querySelector('summary')?.textContent).toBe(name);
    expect(details?.textContent).toContain('Windscreen excess waiver');
  });

  it('have a button, and a closed dialog that says Loading... above its links (§4.7)', () => {
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

describe('features that a page requests without React', () => {
  it('are requested at each opening, and marked by their headings (§4.7)', async () => {
    const { dialog, content } = servedPage();
    const answers: ShowFeatures[] = [];
    const end = vi.fn();
    provideFeatures(content, englishLabels, (show) => {
      answers.push(show);
      return end;
    });
    expect(answers).toEqual([]);

    for (const times of [1, 2]) {
      dialog.open = true;
      await vi.waitFor(() => expect(answers).toHaveLength(times));
      answers.at(-1)?.('');
      expect(content.textContent, 'an empty response').toContain('Loading...');
      answers.at(-1)?.('<h3>What is not covered</h3><ul><li>Wear and tear</li></ul>');
      const text = content.querySelector<HTMLElement>('[data-features]');
      expect(text?.textContent).toBe('What is not coveredWear and tear');
      expect(text?.dataset).toMatchObject({ excluded: '1' });
      expect(text?.dataset).not.toHaveProperty('covered');
      dialog.open = false;
      await vi.waitFor(() => expect(end).toHaveBeenCalledTimes(times));
      expect(content.textContent).toContain('Loading...');
    }
  });
});

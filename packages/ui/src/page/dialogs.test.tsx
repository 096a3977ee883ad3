// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../components/Button/Button.tsx';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { FeaturesContent, FeaturesDialog } from '../components/FeaturesDialog/FeaturesDialog.tsx';
import { featuresHtml } from '../fixtures/products.ts';
import { KitProvider } from '../KitProvider.tsx';
import { englishLabels } from '../labels.ts';
import { renderInKit } from '../stories/render-in-kit.tsx';
import { linksToDialog, opensDialog } from './dialogs.ts';
import { markedLists, provideFeatures, type ShowFeatures } from './features.ts';

// Like old browsers, jsdom lacks `command` and `closedby`. It also lacks modal dialogs.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    if (this.open) throw new DOMException('It is open already.', 'InvalidStateError');
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

describe('provideDialogs, in browsers without `command` and `closedby`,', () => {
  let dialog: HTMLDialogElement;
  beforeEach(() => {
    renderInKit(
      <>
        <Button {...opensDialog('cover')}>Open</Button>
        <a href="/cover" {...linksToDialog('cover')}>
          Cover
        </a>
        <a href="#elsewhere" {...linksToDialog('another')}>
          Another
        </a>
        <button type="button" popoverTarget="menu">
          Menu
        </button>
        <Dialog id="cover" title="Third party only">
          <p>What is covered</p>
        </Dialog>
      </>,
    );
    dialog = screen.getByRole('dialog', { hidden: true });
    dialog.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200);
  });
  const open = () => screen.getByRole('button', { name: 'Open' }).click();

  it('opens a dialog, focuses its heading, and closes the dialog (§2.21)', () => {
    const menu = screen.getByRole('button', { name: 'Menu' });
    menu.click();
    expect(document.activeElement).toBe(menu);
    const focused = vi.fn();
    screen.getByRole('button', { name: 'Open' }).onfocus = focused;
    open();
    expect(dialog.open).toBe(true);
    expect(focused, 'Safari does not focus a pressed button').toHaveBeenCalledOnce();
    expect(document.activeElement?.textContent).toBe('Third party only');
    open();
    expect(dialog.open).toBe(true);
    screen.getByRole('button', { name: englishLabels.close }).click();
    expect(dialog.open).toBe(false);
  });

  it.each([
    ['opens the dialog that a link names', 'Cover', {}, true],
    ['does nothing if a link is pressed with Ctrl', 'Cover', { ctrlKey: true }, false],
    ['does nothing if a link is pressed with Cmd', 'Cover', { metaKey: true }, false],
    ['does nothing if a link’s dialog is not on the page', 'Another', {}, false],
  ])('%s', (_, name, keys, opens) => {
    const wasFollowed = fireEvent.click(screen.getByRole('link', { name }), keys);
    expect([dialog.open, wasFollowed]).toEqual([opens, !opens]);
  });

  it('closes a dialog only if a press begins and ends outside the dialog', () => {
    open();
    const outside = { clientX: 1, clientY: 1 };
    fireEvent.pointerDown(dialog, { clientX: 150, clientY: 150 });
    fireEvent.click(dialog, outside);
    expect(dialog.open).toBe(true);
    fireEvent.pointerDown(dialog, outside);
    fireEvent.click(dialog, outside);
    expect(dialog.open).toBe(false);
  });
});

it('the prop `open` opens and closes a Dialog', () => {
  const cover = (open: boolean) => (
    <Dialog title="Cover" open={open}>
      Fire
    </Dialog>
  );
  const { rerender } = renderInKit(cover(true));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  rerender(cover(false));
  expect(dialog.open).toBe(false);
});

it('nested lists and the lists around them get no marks: CSS counts only outer lists', () => {
  const html = '<h3>What is covered</h3><ul><li>Fire<ul><li>Smoke</li></ul></li></ul>';
  expect(markedLists(html, englishLabels)).toEqual({});
});

const servedPage = () => {
  document.body.innerHTML = renderToString(
    <KitProvider>
      <FeaturesDialog
        label="Insurance Features"
        title="Third party only"
        html={featuresHtml}
        content={<FeaturesContent />}
        actions={<a href="https://quotes.example/">Get a Quote</a>}
      />
    </KitProvider>,
  );
  const dialog = document.querySelector('dialog');
  const content = dialog?.querySelector('[data-loading]')?.parentElement;
  if (!dialog || !content) throw new Error('The page has no dialog with loading features.');
  return { dialog, content };
};

describe('a product’s features in a server-rendered FeaturesDialog', () => {
  it('are in `details` for browsers without scripts; the dialog initially says ‘Loading...’ (§4.7)', () => {
    const { dialog } = servedPage();
    const button = document.querySelector('button');
    const details = document.querySelector<HTMLDetailsElement>('[data-script=none] details');
    for (const opener of [button, details?.querySelector('summary')]) {
      expect(opener?.textContent).toBe('Insurance Features Third party only');
    }
    expect(details?.open).toBe(false);
    expect(details?.textContent).toContain('Windscreen excess waiver');
    expect(button?.getAttribute('commandfor')).toBe(dialog.id);
    expect(dialog.textContent).toContain('Loading...');
    expect(dialog.querySelector('a')?.href).toBe('https://quotes.example/');
  });

  it('load each time the dialog opens, with a mark on excluded items (§4.7)', async () => {
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
      await expect.poll(() => answers).toHaveLength(times);
      answers.at(-1)?.('');
      expect(content.textContent, 'an empty response').toContain('Loading...');
      answers.at(-1)?.('<h3>What is not covered</h3><ul><li>Wear and tear</li></ul>');
      const text = content.querySelector<HTMLElement>('[data-features]');
      expect(text?.textContent).toBe('What is not coveredWear and tear');
      expect(text?.dataset).toMatchObject({ excluded: '1' });
      expect(text?.dataset).not.toHaveProperty('covered');
      dialog.open = false;
      await expect.poll(() => end).toHaveBeenCalledTimes(times);
      expect(content.textContent).toContain('Loading...');
    }
  });
});

// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { safeHtml } from '../../stories/safe-html.ts';
import { RichText } from './RichText.tsx';

afterEach(cleanup);

describe('RichText', () => {
  it('shows HTML as HTML (§3)', () => {
    renderInKit(<RichText html={safeHtml('<ul><li>Legal fees</li><li>Windscreen</li></ul>')} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Legal fees',
      'Windscreen',
    ]);
  });

  it('passes its HTML to the page’s Trusted Types policy', () => {
    const toTrusted = vi.fn((html: string) => html.replace('a', 'b'));
    renderInKit(<RichText html={safeHtml('<p>a</p>')} />, { toTrusted });
    expect(toTrusted).toHaveBeenCalledWith('<p>a</p>');
    expect(screen.getByText('b')).toBeTruthy();
  });

  it('lets the keyboard scroll a table that does not fit', () => {
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320);
    renderInKit(<RichText html={safeHtml('<table><tr><td>Windscreen</td></tr></table>')} />);
    expect(screen.getByRole('table').tabIndex).toBe(0);
  });
});

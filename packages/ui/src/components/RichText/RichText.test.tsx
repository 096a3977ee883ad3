// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { safeHtml } from '../../stories/safe-html.ts';
import { RichText } from './RichText.tsx';

describe('RichText', () => {
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

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
});

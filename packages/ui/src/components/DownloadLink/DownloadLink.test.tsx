// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { DownloadLink } from './DownloadLink.tsx';

afterEach(cleanup);

describe('DownloadLink (§2.7)', () => {
  it('saves the file, and says its type and size', () => {
    renderInKit(
      <DownloadLink
        label="Download"
        href="/content/files/a.pdf"
        detail="PDF, 118 kB"
        hint="this article"
      />,
    );
    const link = screen.getByRole('link', { name: 'Download this article PDF, 118 kB' });
    expect(link.getAttribute('href')).toBe('/content/files/a.pdf');
    expect(link.hasAttribute('download')).toBe(true);
  });
});

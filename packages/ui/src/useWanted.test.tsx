// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useWanted } from './useWanted.ts';

const Toast = () => <p>Message sent</p>;
const load = vi.fn<() => Promise<ComponentType>>();

const Host = ({ occasion = 1 }: { readonly occasion?: number }) => {
  const Wanted = useWanted(load, occasion);
  return Wanted && <Wanted />;
};

const isThere = () => waitFor(() => expect(screen.getByText('Message sent')).toBeDefined());
/** It could not be fetched, and what waits for it knows. */
const isMissing = async () => {
  await expect(load.mock.results[0]?.value).rejects.toThrow('Failed to fetch');
};

beforeEach(() => {
  load.mockReset().mockResolvedValue(Toast);
});

describe('what is fetched when it is wanted', () => {
  it('is fetched once', async () => {
    const { rerender } = render(<Host />);
    await isThere();
    rerender(<Host occasion={2} />);
    expect(load).toHaveBeenCalledOnce();
  });

  describe('and did not come', () => {
    beforeEach(() => {
      load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    });

    it('comes when there is a connection again', async () => {
      render(<Host />);
      await isMissing();
      dispatchEvent(new Event('online'));
      await isThere();
    });

    it('is tried again on the next occasion', async () => {
      const { rerender } = render(<Host />);
      await isMissing();
      rerender(<Host occasion={2} />);
      await isThere();
    });

    it('is left alone when nobody wants it any more', async () => {
      const { unmount } = render(<Host />);
      await isMissing();
      unmount();
      dispatchEvent(new Event('online'));
      expect(load).toHaveBeenCalledOnce();
    });
  });
});

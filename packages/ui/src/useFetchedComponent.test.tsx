// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useFetchedComponent } from './useFetchedComponent.ts';

const Toast = () => <p>Message sent</p>;
const load = vi.fn<() => Promise<ComponentType>>();

const Host = ({ retryKey = 1 }: { readonly retryKey?: number }) => {
  const Fetched = useFetchedComponent(load, retryKey);
  return Fetched && <Fetched />;
};

const isThere = () => waitFor(() => expect(screen.getByText('Message sent')).toBeDefined());
/** Waits until fetching has failed. */
const isMissing = async () => {
  await expect(load.mock.results[0]?.value).rejects.toThrow('Failed to fetch');
};

beforeEach(() => {
  load.mockReset().mockResolvedValue(Toast);
});

describe('a component that is fetched when it is rendered', () => {
  it('is fetched once', async () => {
    const { rerender } = render(<Host />);
    await isThere();
    rerender(<Host retryKey={2} />);
    expect(load).toHaveBeenCalledOnce();
  });

  describe('after a failure', () => {
    beforeEach(() => {
      load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    });

    it('is fetched again when there is a connection', async () => {
      render(<Host />);
      await isMissing();
      dispatchEvent(new Event('online'));
      await isThere();
    });

    it('is fetched again for another retryKey', async () => {
      const { rerender } = render(<Host />);
      await isMissing();
      rerender(<Host retryKey={2} />);
      await isThere();
    });

    it('is not fetched again after unmounting', async () => {
      const { unmount } = render(<Host />);
      await isMissing();
      unmount();
      dispatchEvent(new Event('online'));
      expect(load).toHaveBeenCalledOnce();
    });
  });
});

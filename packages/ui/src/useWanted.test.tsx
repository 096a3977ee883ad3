// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useWanted } from './useWanted.ts';

const Dialog = () => <p>How are we doing?</p>;
const load = vi.fn<() => Promise<ComponentType>>();
const onMissing = vi.fn();

const Host = ({ wanted, occasion }: { readonly wanted: boolean; readonly occasion?: number }) => {
  const Wanted = useWanted(wanted, load, onMissing, occasion);
  return Wanted && <Wanted />;
};

const isThere = () => waitFor(() => expect(screen.getByText('How are we doing?')).toBeDefined());
const isMissing = () => waitFor(() => expect(onMissing).toHaveBeenCalledOnce());

beforeEach(() => {
  load.mockReset().mockResolvedValue(Dialog);
  onMissing.mockReset();
});
afterEach(cleanup);

describe('what is fetched when it is wanted', () => {
  it('is fetched once, at the first need', async () => {
    const { rerender } = render(<Host wanted={false} />);
    expect(load).not.toHaveBeenCalled();
    rerender(<Host wanted />);
    await isThere();
    rerender(<Host wanted={false} />);
    rerender(<Host wanted />);
    expect(load).toHaveBeenCalledOnce();
  });

  it('comes when there is a connection again', async () => {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    render(<Host wanted />);
    await isMissing();
    dispatchEvent(new Event('online'));
    await isThere();
  });

  it('is tried again on the next occasion', async () => {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { rerender } = render(<Host wanted occasion={1} />);
    await isMissing();
    rerender(<Host wanted occasion={2} />);
    await isThere();
  });

  it('is left alone when nobody wants it any more', async () => {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { rerender } = render(<Host wanted />);
    await isMissing();
    rerender(<Host wanted={false} />);
    dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledOnce();
  });
});

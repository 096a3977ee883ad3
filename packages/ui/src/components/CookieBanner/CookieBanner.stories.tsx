import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { cookieBanner, cookieSettings } from '../../fixtures/forms.ts';
import { rightToLeft } from '../../stories/rightToLeft.ts';
import { usage } from '../../stories/usage.ts';
import { CookieBanner, type CookieBannerProps } from './CookieBanner.tsx';

const Page = (props: CookieBannerProps) => {
  const [open, setOpen] = useState(true);
  return (
    <>
      {open && (
        <CookieBanner
          {...props}
          onChoice={(choice) => {
            props.onChoice(choice);
            setOpen(false);
          }}
        />
      )}
      <div style={{ height: '300vh' }} />
    </>
  );
};

const forget = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
  document.cookie = `${cookieSettings.name}=; max-age=0; path=/`;
};

const meta = {
  title: 'Components/CookieBanner',
  component: CookieBanner,
  parameters: usage({
    when: 'On every page until a choice is made, and again from the footer.',
    not: 'For any other notice (`Message`). It is for a browser alone.',
    accessibility:
      'A labelled region that stands early in tab order; the page leaves room for it, so that it never covers what has the focus.',
    limits: 'Two sentences and a link; two buttons of 1 or 2 words.',
    ownWindow: 300,
  }),
  args: { model: cookieBanner, settings: cookieSettings, onChoice: fn() },
  beforeEach: () => {
    forget();
    scrollTo({ top: 0, behavior: 'instant' });
    return forget;
  },
  render: (banner) => <Page {...banner} />,
} satisfies Meta<typeof CookieBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

const scrollPastHalf = async () => {
  scrollTo({ top: innerHeight * 1.5, behavior: 'instant' });
  await waitFor(() => expect(scrollY).toBeGreaterThan(innerHeight));
  // A browser tells a window that nobody sees nothing of its scrolling.
  fireEvent.scroll(window);
};

/** The page knows how much of it is covered. */
export const Shown: Story = {
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('region', { name: cookieBanner.label });
    const { style } = document.documentElement;
    await waitFor(() =>
      expect(style.getPropertyValue('--kit-bottom-inset')).toBe(`${banner.offsetHeight}px`),
    );
  },
};

export const Accepted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: cookieBanner.accept }));
    await expect(args.onChoice).toHaveBeenCalledOnce();
    await expect(args.onChoice).toHaveBeenCalledWith('accepted');
    await expect(document.cookie).toContain(`${cookieSettings.name}=true`);
    await expect(document.documentElement.style.getPropertyValue('--kit-bottom-inset')).toBe('');
  },
};

/** §4.6 A decline is kept, and no scrolling makes it an accept. */
export const Declined: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: cookieBanner.decline }));
    await scrollPastHalf();
    await expect(args.onChoice).toHaveBeenCalledOnce();
    await expect(args.onChoice).toHaveBeenCalledWith('declined');
    await expect(document.cookie).toContain(`${cookieSettings.name}=false`);
  },
};

/** §4.6 Scrolling past half of the page accepts. */
export const Scrolled: Story = {
  play: async ({ canvas, args }) => {
    await scrollPastHalf();
    await waitFor(() => expect(args.onChoice).toHaveBeenCalledOnce(), { timeout: 10_000 });
    await expect(args.onChoice).toHaveBeenCalledWith('accepted');
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Asked for from the footer: it takes the focus, and only its buttons decide. */
export const Again: Story = {
  args: { again: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: cookieBanner.decline })).toHaveFocus();
    await scrollPastHalf();
    await expect(args.onChoice).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = { ...rightToLeft, tags: ['only-purple'] };

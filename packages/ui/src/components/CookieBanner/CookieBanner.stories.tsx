import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { cookieBanner, cookieSettings } from '../../fixtures/forms.ts';
import { provideCookieBanner } from '../../page/cookie-banner.ts';
import { usage } from '../../stories/story.tsx';
import { Button } from '../Button/Button.tsx';
import { CookieBanner } from './CookieBanner.tsx';

/** A long page with the banner's script, and a button that opens the banner again. */
const inPage: Decorator = (Story) => {
  useEffect(() => provideCookieBanner(cookieSettings), []);
  return (
    <>
      <Story />
      <div style={{ height: '300vh' }} />
      <Button data-cookies="ask">Cookies</Button>
    </>
  );
};

const forget = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${cookieSettings.name}=; max-age=0; path=/`;
  delete document.documentElement.dataset.consent;
};

export default {
  title: 'Feedback/CookieBanner',
  component: CookieBanner,
  parameters: usage({
    when: 'On every page until the visitor chooses; a footer button with `data-cookies="ask"` reopens the banner. `provideCookieBanner` makes the buttons work.',
    not: 'For any other notice (MUI’s Alert).',
    accessibility: 'A labelled region near the page’s start. It never covers the focused element.',
    limits: 'Two sentences and a link; two buttons of 1 or 2 words.',
    focus: ['link', 'button'],
    ownWindow: 300,
  }),
  args: { model: cookieBanner, settings: cookieSettings },
  beforeEach: () => {
    forget();
    scrollTo({ top: 0, behavior: 'instant' });
    return forget;
  },
  decorators: [inPage],
} satisfies Meta<typeof CookieBanner>;

const banner = () => screen.queryByRole('region', { name: cookieBanner.label });
const bottomInset = () => document.documentElement.style.getPropertyValue('--kit-bottom-inset');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const scrollPastHalf = async () => {
  fireEvent.wheel(document.body);
  scrollTo({ top: innerHeight * 1.8, behavior: 'instant' });
  await waitFor(() => expect(scrollY).toBeGreaterThan(innerHeight));
  // Browsers fire no scroll events in hidden windows.
  fireEvent.scroll(window);
};

/**
 * A reopened banner takes focus, shows the choice, and ignores scrolling. Scrolling never changes a
 * decline. Escape closes only a banner with focus. Closing the notice keeps the consent (§4.6).
 */
export const OpenedAgain: StoryObj<typeof CookieBanner> = {
  play: async () => {
    const rule = () => screen.getByText(/^Scrolling past half/);
    await userEvent.keyboard('{Escape}');
    await expect(rule()).toBeVisible();
    delete document.documentElement.dataset.scripted;
    await expect(banner(), 'without scripts').toBeNull();
    document.documentElement.dataset.scripted = '';
    await waitFor(() => expect(bottomInset()).toBe(`${banner()?.offsetHeight}px`));
    await expect(screen.getByText(cookieBanner.accepted)).not.toBeVisible();
    await press(cookieBanner.accept);
    await expect(banner()).toBeNull();
    await waitFor(() => expect(bottomInset()).toBe('0px'));
    await press('Cookies');
    await expect(banner()?.contains(document.activeElement)).toBe(true);
    await expect(document.activeElement).toHaveAccessibleDescription(cookieBanner.accepted);
    await expect(screen.getByText(cookieBanner.declined)).not.toBeVisible();
    await expect(rule()).not.toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(banner()).toBeNull();
    await expect(document.cookie).toContain(`${cookieSettings.name}=true`);
    await press('Cookies');
    await scrollPastHalf();
    await expect(banner()).toBeVisible();
    await press(cookieBanner.decline);
    await expect(screen.getByRole('button', { name: 'Cookies' })).toHaveFocus();
    await scrollPastHalf();
    await expect(document.cookie).toContain(`${cookieSettings.name}=false`);
    forget();
    await scrollPastHalf();
    await press('OK');
    await expect(document.cookie).toContain(`${cookieSettings.name}=true`);
  },
};

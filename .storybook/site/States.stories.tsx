import { ContentError } from '@insurance-kit/content-client';
import type { ContentReader } from '@insurance-kit/content-client/queries';
import { CookieBanner, Dialog, FeedbackForm } from '@insurance-kit/ui';
import { Opened } from '@insurance-kit/ui/stories/story.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { articlePath, pathOf, productRoutes } from 'site/addresses/route-table.ts';
import { cookieSettings } from 'site/app/cookies/settings.ts';
import { feedbackDialogId } from 'site/app/forms/feedback/settings.ts';
import { showToast } from 'site/app/forms/toasts/toasts.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { company } from '#company/index.ts';
import { articleTexts, insightsTexts } from '#company/texts/articles.ts';
import { contactFormTexts } from '#company/texts/contact.ts';
import { feedbackTexts } from '#company/texts/feedback.ts';
import { audienceOf, schemeNamed } from '../company/theme.ts';
import { failingPath, Site, type SiteProps } from './Site.tsx';
import { seededReader } from './seeded-reader.ts';

type Audience = SiteProps['audience'];

interface State extends Omit<SiteProps, 'path' | 'audience'> {
  /** The address of the page with the state. */
  readonly at: (audience: Audience) => string;
}

const firstProduct = (audience: Audience) => productRoutes(audience)[0]?.path ?? home(audience);
const home = (audience: Audience) => pathOf(audience, 'home');
const longTimeout = { timeout: 10_000 };

/** The content service never answers. */
const silentService: ContentReader = {
  read: (resource) =>
    Promise.reject(new ContentError({ kind: 'unreachable', url: resource, reason: 'no answer' })),
};

/** States of any page: loading, failed, not found, with a dialog or a message. */
const meta = {
  title: 'Site/States',
  args: { at: home },
  tags: ['!autodocs', '!manifest'],
  parameters: { controls: { disable: true } },
  render: ({ at, ...site }, { globals }) => {
    const audience = audienceOf(schemeNamed(globals.theme));
    return <Site key={audience} path={at(audience)} audience={audience} {...site} />;
  },
} satisfies Meta<State>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Waits until a text is on the page. */
const shows =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(text, {}, longTimeout)).toBeVisible();
  };

/** §4.1 The record was never loaded: the page waits and keeps asking. */
export const Outage: Story = {
  args: { content: silentService },
  play: shows(company.words.loading),
};

/** §4.1 The record is loaded, the articles are still loading. */
export const PartAwaited: Story = {
  args: {
    content: {
      read: (resource, options) =>
        resource === 'home'
          ? seededReader.read(resource, options)
          : silentService.read(resource, options),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 }, longTimeout)).toBeVisible();
  },
};

/** §4.4 An article that does not exist or cannot be loaded. */
export const MissingArticle: Story = {
  args: { at: (audience) => articlePath(audience, 'unknown') },
  play: shows(articleTexts.missing),
};

/** §2.6 A category without articles. */
export const EmptyCategory: Story = {
  args: { at: (audience) => `${pathOf(audience, 'insights')}?category=Agriculture` },
  play: shows(insightsTexts.list.empty),
};

/** §2.1 An unknown address. */
export const NotFound: Story = {
  args: { at: () => '/nowhere' },
  play: shows(company.error.notFound),
};

/** §8 A page that fails. */
export const ServerError: Story = {
  args: { at: () => failingPath },
  play: shows(company.error.failed),
};

/** §4.6 The first visit, with the cookie banner. */
export const CookieNotice: Story = {
  args: { notice: <CookieBanner model={company.cookies} settings={cookieSettings} /> },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('region', { name: company.cookies.label }, longTimeout),
    ).toBeVisible();
  },
};

/** §4.5 The feedback modal over a page. */
export const FeedbackModal: Story = {
  args: {
    dialog: (
      <Opened id={feedbackDialogId}>
        <Dialog id={feedbackDialogId} title={feedbackTexts.title}>
          <FeedbackForm model={{ ...feedbackTexts.form, title: feedbackTexts.title }} action="#" />
        </Dialog>
      </Opened>
    ),
  },
  play: async () => {
    const modal = await within(document.body).findByRole(
      'dialog',
      { name: feedbackTexts.title },
      longTimeout,
    );
    await waitFor(() => expect(modal).toBeVisible());
  },
};

/** §4.7 The features of a cover on the motor page. */
export const FeaturesModal: Story = {
  args: { at: firstProduct },
  play: async ({ canvasElement }) => {
    const opener = await waitFor(() => {
      const found = canvasElement.querySelector('main [aria-haspopup="dialog"]');
      if (found === null) throw new Error('No cover has features.');
      return found;
    }, longTimeout);
    await waitFor(async () => {
      await userEvent.click(opener);
      await expect(within(document.body).getByRole('dialog')).toBeVisible();
    }, longTimeout);
  },
};

/** §5.1 A form submitted empty: all problems in a focused list, and at their fields. */
export const FormErrors: Story = {
  args: { at: (audience) => pathOf(audience, 'contact') },
  play: async ({ canvas }) => {
    const { send, problems } = contactFormTexts.form;
    // A browser may stop a smooth scroll in a page that is not in front, such as this one in tests.
    document.documentElement.style.scrollBehavior = 'auto';
    await userEvent.click(await canvas.findByRole('button', { name: send }, longTimeout));
    const summary = await canvas.findByLabelText(problems(5), {}, longTimeout);
    await waitFor(() => expect(summary).toHaveFocus(), longTimeout);
    // Until the page has scrolled there, the header covers the first link.
    await waitFor(() => {
      for (const link of within(summary).getAllByRole('link')) {
        const { left, top, bottom } = link.getBoundingClientRect();
        for (const y of [top + 1, bottom - 1]) {
          expect(document.elementFromPoint(left + 1, y)).toBe(link);
        }
      }
    }, longTimeout);
  },
};

/** §4.9 A message was sent. */
export const SuccessToast: Story = {
  play: async () => {
    showToast({ severity: 'success', message: contactFormTexts.messages.sent });
    await within(document.body).findByText(contactFormTexts.messages.sent, {}, longTimeout);
  },
};

/** §4.9 A message was not sent, and can be put back. */
export const FailureToast: Story = {
  args: { at: (audience) => pathOf(audience, 'contact') },
  play: async () => {
    showToast({
      severity: 'error',
      message: contactFormTexts.messages.failed,
      action: { label: contactFormTexts.form.unsent.action, onSelect: () => undefined },
    });
    await within(document.body).findByText(contactFormTexts.messages.failed, {}, longTimeout);
  },
};

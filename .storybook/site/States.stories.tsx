import { ContentError } from '@insurance-kit/content-client';
import type { ContentReader } from '@insurance-kit/content-client/queries';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathOf } from 'site/app/routes.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { company } from '#company/index.ts';
import { contactFormTexts } from '#company/texts/contact.ts';
import { audienceOf, schemeNamed } from '../company/theme.ts';
import { failingPath, Site, type SiteProps } from './Site.tsx';

interface State extends Omit<SiteProps, 'path' | 'audience'> {
  readonly at: (audience: SiteProps['audience']) => string;
}

const silentService: ContentReader = {
  read: (resource) =>
    Promise.reject(new ContentError({ kind: 'unreachable', url: resource, reason: 'no answer' })),
};

const meta = {
  title: 'Site/States',
  args: { at: (audience) => pathOf(audience, 'home') },
  tags: ['!autodocs', '!manifest'],
  parameters: { controls: { disable: true } },
  render: ({ at, ...site }, { globals }) => {
    const audience = audienceOf(schemeNamed(globals.theme));
    return <Site key={audience} path={at(audience)} audience={audience} {...site} />;
  },
} satisfies Meta<State>;
export default meta;

type Story = StoryObj<typeof meta>;

const showing = (text: string, args: Partial<State>): Story => ({
  args,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});

/** §4.1 The content service is down, so the page shows 'Loading...' and retries. */
export const Outage = showing(company.labels.loading, { content: silentService });
export const NotFound = showing(company.error.notFound, { at: () => '/nowhere' });
export const ServerError = showing(company.error.failed, { at: () => failingPath });

/** §5.1 After an empty form is sent, an error summary has focus, and each field shows its error. */
export const FormErrors: Story = {
  args: { at: (audience) => pathOf(audience, 'contact') },
  play: async ({ canvas }) => {
    const { send, problems } = contactFormTexts.form;
    await userEvent.click(await canvas.findByRole('button', { name: send }));
    const summary = await canvas.findByLabelText(problems(5));
    await waitFor(() => expect(summary).toHaveFocus());
  },
};

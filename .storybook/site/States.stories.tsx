import { ContentError } from '@insurance-kit/content-client';
import type { ContentReader } from '@insurance-kit/content-client/queries';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pathOf } from 'site/app/routes.ts';
import { expect } from 'storybook/test';
import { company } from '#company/index.ts';
import { labels } from '#company/labels.ts';
import { audienceOf, schemeNamed } from '../company/theme.ts';
import { failingPath, Site, type SiteProps } from './Site.tsx';

type State = Partial<Omit<SiteProps, 'audience'>>;

const silentService: ContentReader = {
  read: (resource) =>
    Promise.reject(new ContentError({ kind: 'unreachable', url: resource, reason: 'no answer' })),
};

const meta = {
  title: 'Site/States',
  tags: ['!autodocs', '!manifest'],
  parameters: { controls: { disable: true } },
  render: (state, { globals }) => {
    const audience = audienceOf(schemeNamed(globals.theme));
    return <Site key={audience} path={pathOf(audience, 'home')} audience={audience} {...state} />;
  },
} satisfies Meta<State>;
export default meta;

type Story = StoryObj<typeof meta>;

const showing = (text: string, args: State): Story => ({
  args,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});

/** §4.1 The content service is down, so the page shows 'Loading...' and retries. */
export const Outage = showing(labels.loading, { content: silentService });
export const NotFound = showing(company.error.notFound, { path: '/nowhere' });
export const ServerError = showing(company.error.failed, { path: failingPath });

import type { Meta, StoryObj } from '@storybook/react-vite';
import { articlePath, type PageName, pathOf, routeTable } from 'site/app/routes.ts';
import { sharedPages } from 'site/shared/pages.ts';
import { expect } from 'storybook/test';
import { defaultAudience } from '#company/company.ts';
import { audienceOf, schemeNamed } from '../company/theme.ts';
import { Site } from './Site.tsx';

type SharedPage = keyof typeof sharedPages;
const isShared = (page: string): page is SharedPage => page in sharedPages;

/** All pages of the site with their content, for the chosen audience. Links work. */
const meta = {
  title: 'Site/Pages',
  args: { page: 'home' },
  argTypes: { page: { control: false } },
  // Tests run only the story Home, because `e2e/pages` tests all pages.
  tags: ['!autodocs', '!manifest', '!test'],
  // No axe here: `e2e/visitor/layouts.spec.ts` checks the built pages.
  parameters: { controls: { disable: true }, a11y: { test: 'off' } },
  render: ({ page }, { globals }) => {
    const audience = audienceOf(schemeNamed(globals.theme));
    const path =
      page === 'article'
        ? articlePath(audience, '1')
        : isShared(page)
          ? sharedPages[page]
          : pathOf(audience, page);
    return <Site key={path} path={path} audience={audience} />;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
} satisfies Meta<{ page: PageName | SharedPage }>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Shows a page for the first audience that has it. */
const ofItsAudience = (page: PageName): Story => ({
  args: { page },
  globals: { theme: routeTable.find((row) => row.page === page)?.audience ?? defaultAudience },
});

export const Home: Story = { tags: ['test'] };
export const About: Story = { args: { page: 'about' } };
export const Products: Story = ofItsAudience('products');
export const ProductsCorporate: Story = ofItsAudience('products-corporate');
export const Motor: Story = ofItsAudience('motor');
export const MotorCorporate: Story = ofItsAudience('motor-corporate');
export const Travel: Story = ofItsAudience('travel');
export const HomeInsurance: Story = ofItsAudience('home-insurance');
export const Engineering: Story = ofItsAudience('engineering');
export const Marine: Story = ofItsAudience('marine');
export const Insights: Story = { args: { page: 'insights' } };
export const Article: Story = { args: { page: 'article' } };
export const Careers: Story = { args: { page: 'careers' } };
export const Contact: Story = { args: { page: 'contact' } };
export const SelfService: Story = { args: { page: 'services' } };
export const WhistleBlowing: Story = { args: { page: 'whistle' } };
export const Claims: Story = { args: { page: 'claims' } };
export const Complaints: Story = { args: { page: 'complaints' } };
export const Accessibility: Story = { args: { page: 'accessibility' } };
export const Privacy: Story = { args: { page: 'privacy' } };
export const Feedback: Story = { args: { page: 'feedback' } };

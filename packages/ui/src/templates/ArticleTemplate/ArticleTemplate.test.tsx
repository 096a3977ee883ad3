// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { shell } from '../../fixtures/home.ts';
import { article, loadingArticle, missingArticle } from '../../fixtures/pages.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { ArticleTemplate } from './ArticleTemplate.tsx';

afterEach(cleanup);

const back = () => screen.getByRole('link', { name: 'Back to Insights' }).getAttribute('href');

describe('ArticleTemplate (§2.7)', () => {
  it('has the caption as its one h1, the link back, category and date', () => {
    const { container } = renderInKit(<ArticleTemplate model={article} />);
    const titles = screen.getAllByRole('heading', { level: 1 });
    expect(titles.map((title) => title.textContent)).toEqual([
      'Before the rains: getting your home ready for floods',
    ]);
    expect(back()).toBe('#insights');
    const date = container.querySelector('time[datetime="2024-04-08"]');
    expect(date?.textContent).toBe('April 8, 2024');
    expect(date?.parentElement?.textContent).toBe('Home · April 8, 2024');
  });

  it('has its contents, the PDF, the number, four social icons and two other articles', () => {
    renderInKit(<ArticleTemplate model={article} />);
    expect(screen.getByRole('navigation', { name: 'In this article' })).toBeTruthy();
    expect(screen.getByRole('link', { name: shell.header.phone.label })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Download/ })).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Connect with us' }).children).toHaveLength(4);
    expect(screen.getByRole('list', { name: 'More to read' }).children).toHaveLength(2);
  });

  it('has no Download without a PDF, and no banner without one in the model', () => {
    if (article.article.status !== 'ready') throw new Error('The fixture is no article.');
    const { title, picture, body } = article.article;
    const { back: link, social, more } = article;
    renderInKit(
      <ArticleTemplate
        model={{
          back: link,
          social,
          more: { ...more, articles: [] },
          article: { status: 'ready', title, picture, body },
        }}
      />,
    );
    expect(screen.queryByRole('link', { name: /^Download/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Get Insured Today' })).toBeNull();
    expect(screen.queryByText('More to read')).toBeNull();
  });

  it("shows 'Loading...' while fetching (§4.4)", () => {
    renderInKit(<ArticleTemplate model={loadingArticle} />);
    expect(screen.getByRole('status').textContent).toContain('Loading...');
    expect(back()).toBe('#insights');
  });

  it('says that there is no such article (§4.4, §8)', () => {
    renderInKit(<ArticleTemplate model={missingArticle} />);
    expect(
      screen.getByRole('heading', { level: 1, name: 'No details available for this article.' }),
    ).toBeTruthy();
    expect(back()).toBe('#insights');
  });
});

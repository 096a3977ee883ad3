// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { Pager } from './Pager.tsx';

const hrefs = ['/list', '/list?page=2', '/list?page=3'];

const link = (name: string) => screen.getByRole('link', { name });

describe('Pager (§4.2)', () => {
  it('is a named navigation of real links, one a page, that of the page shown marked', () => {
    renderInKit(<Pager current={2} hrefs={hrefs} />);
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy();
    expect(link('Page 3').getAttribute('href')).toBe('/list?page=3');
    expect(link('Previous').getAttribute('href')).toBe('/list');
    expect(link('Next').getAttribute('href')).toBe('/list?page=3');
    expect(link('Page 2').getAttribute('aria-current')).toBe('page');
    expect(link('Page 1').hasAttribute('aria-current')).toBe(false);
  });

  it('disables Previous on page 1 and Next on the last page: links without an address', () => {
    renderInKit(<Pager current={1} hrefs={hrefs} />);
    expect(link('Previous').getAttribute('aria-disabled')).toBe('true');
    expect(link('Previous').hasAttribute('href')).toBe(false);
    cleanup();
    renderInKit(<Pager current={3} hrefs={hrefs} />);
    expect(link('Next').getAttribute('aria-disabled')).toBe('true');
    expect(link('Next').hasAttribute('href')).toBe(false);
  });
});

it('leaves out some of many numbers', () => {
  renderInKit(<Pager current={20} hrefs={Array.from({ length: 40 }, (_, at) => `#${at}`)} />);
  const items = screen.getAllByRole('listitem').slice(1, -1);
  expect(items.map((item) => item.textContent)).toEqual(['1', '…', '19', '20', '21', '…', '40']);
});

it('is not there for a single page', () => {
  const { container } = renderInKit(<Pager current={1} hrefs={['/list']} />);
  expect(container.firstChild).toBeNull();
});

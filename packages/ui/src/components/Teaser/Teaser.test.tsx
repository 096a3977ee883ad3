// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { cards } from '../../fixtures/home.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { Teaser } from './Teaser.tsx';

const [card] = cards;

afterEach(cleanup);

describe('Teaser (§2.6, §2.7)', () => {
  it('links to the article by a link named for it', () => {
    renderInKit(<Teaser {...card} />);
    const link = screen.getByRole('link', { name: `Read More ${card.heading}` });
    expect(link.getAttribute('href')).toBe(card.link.href);
    expect(screen.getByRole('heading', { level: 3, name: card.heading })).toBeTruthy();
  });

  it('says category and date, where there are any', () => {
    const { container } = renderInKit(<Teaser {...card} />);
    expect(container.querySelector('time')?.getAttribute('datetime')).toBe(card.date?.dateTime);
    cleanup();
    const { id, heading, link, picture } = card;
    const bare = renderInKit(<Teaser id={id} heading={heading} link={link} picture={picture} />);
    expect(bare.container.querySelector('time')).toBeNull();
    expect(bare.container.textContent).not.toContain('·');
  });
});

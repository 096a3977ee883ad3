// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { products } from '../../fixtures/products.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { Button } from '../Button/Button.tsx';
import { ProductCards } from './ProductCards.tsx';

it('links each card to its product by a Read More link that names it (§2.9)', () => {
  renderInKit(<ProductCards cards={products.cards} />);
  const ways = ['Motor', 'Travel', 'Home'].map((product) =>
    screen.getByRole('link', { name: `Read More ${product} Insurance` }).getAttribute('href'),
  );
  expect(ways).toEqual(['#motor', '#travel', '#home']);
});

it('gives each card its own buttons', () => {
  renderInKit(
    <ProductCards
      cards={products.cards}
      actionsOf={(card) => (card.id === 'travel' ? <Button>Features of {card.id}</Button> : null)}
    />,
  );
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Features of travel',
  ]);
});

// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  bareMarine,
  engineering,
  marine,
  travel,
  useReadyFeatures,
} from '../../fixtures/products.ts';
import { englishWords } from '../../KitProvider.tsx';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { type ProductSectionsModel, ProductSectionsTemplate } from './ProductSectionsTemplate.tsx';

const show = (model: ProductSectionsModel | undefined) =>
  renderInKit(<ProductSectionsTemplate model={model} useFeatures={useReadyFeatures} />);

const titles = (level: number) =>
  screen.getAllByRole('heading', { level }).map((title) => title.textContent);

const featuresButtons = () =>
  screen
    .getAllByRole('button', { name: /^Insurance Features/ })
    .map(({ textContent }) => textContent);

it('shows travel’s two cards, each with its features, and seven benefits (§2.12)', () => {
  show(travel);
  expect(titles(2)).toEqual([
    'STUDENT',
    'INDIVIDUALS',
    'Seven travel benefits',
    'Get Insured Today',
  ]);
  expect(featuresButtons()).toEqual([
    'Insurance Features Student',
    'Insurance Features Individuals',
  ]);
  const benefits = within(screen.getByRole('region', { name: 'Seven travel benefits' }));
  expect(benefits.getAllByRole('listitem')).toHaveLength(7);
});

it('shows engineering’s five products, each with its features and a contact link (§2.14)', () => {
  show(engineering);
  expect(titles(2).slice(0, 5)).toEqual([
    'Plant All - Risk',
    'Contractors All - Risk',
    'Machinery Breakdown',
    'Erection All - Risk',
    'Electronic Equipment Computer All - Risk',
  ]);
  expect(new Set(featuresButtons()).size).toBe(5);
  // The sixth is that of the closing banner.
  expect(screen.getAllByRole('link', { name: 'Contact Us' })).toHaveLength(6);
});

it('shows marine’s two sections with Request & Pay, benefits and its own text (§2.15)', () => {
  show(marine);
  expect(titles(2)).toEqual([
    'Marine Cargo',
    'Marine hull',
    'For people who travel on business',
    'MARINE INSURANCE THAT IS FOR YOU',
    'Get Insured Today',
  ]);
  const ways = screen.getAllByRole('link', { name: 'Request & Pay (opens in a new tab)' });
  expect(ways).toHaveLength(2);
});

it('shows Loading... until the record arrives (§4.1)', () => {
  show(undefined);
  expect(screen.getByRole('status').textContent).toContain(englishWords.loading);
});

it('renders without all optional content (readings §6)', () => {
  show(bareMarine);
  expect(titles(2)).toEqual(['Marine Cargo', 'Get insured']);
  expect(screen.queryByRole('button')).toBeNull();
});

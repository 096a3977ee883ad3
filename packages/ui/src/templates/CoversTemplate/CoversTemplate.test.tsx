// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bareMotor, fleet, motor, useReadyFeatures } from '../../fixtures/products.ts';
import { englishWords } from '../../KitProvider.tsx';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import type { CoversModel } from './CoversTemplate.tsx';
import { CoversTemplate } from './CoversTemplate.tsx';

const show = (model: CoversModel | undefined) =>
  renderInKit(<CoversTemplate model={model} useFeatures={useReadyFeatures} />);

const titles = (level: number) =>
  screen
    .getAllByRole('heading', { level, hidden: true })
    .filter((title) => !title.closest('dialog'))
    .map((title) => title.textContent);

it('shows hero, tabs, three covers, benefits and banner (§2.10, §2.11)', () => {
  show(motor);
  expect(titles(1)).toEqual(['Motor insurance, in three levels']);
  expect(titles(2)).toEqual([
    'Three levels of cover',
    'What each cover gives you',
    'Get Insured Today',
  ]);
  expect(titles(3)).toEqual([
    'COMPREHENSIVE INSURANCE',
    'THIRD PARTY FIRE & THEFT',
    'THIRD PARTY ONLY',
  ]);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Motor Insurance');
});

it('shows both benefits of corporate motor (§2.11)', () => {
  show(fleet);
  expect(titles(2)).toContain('One policy, every vehicle');
  expect(titles(3).slice(3)).toEqual(['Comprehensive', 'Third Party Fire & Theft']);
});

it('shows Loading... until the record arrives (§4.1)', () => {
  show(undefined);
  expect(screen.getByRole('status').textContent).toContain(englishWords.loading);
});

it('renders without all optional content (readings §6)', () => {
  show(bareMotor);
  expect(titles(2)).toEqual(['Covers', 'Get insured']);
  expect(screen.queryByRole('navigation')).toBeNull();
});

// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { channels } from '../../fixtures/pages.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { ContactChannels } from './ContactChannels.tsx';

afterEach(cleanup);

describe('ContactChannels (§2.17, §2.19)', () => {
  it('makes every number and address a link', () => {
    renderInKit(<ContactChannels channels={channels} />);
    expect(screen.getByRole('link', { name: '+233 30 000 0140' }).getAttribute('href')).toBe(
      'tel:+233300000140',
    );
    expect(
      screen.getByRole('link', { name: 'ethics@insurance.example' }).getAttribute('href'),
    ).toBe('mailto:ethics@insurance.example');
    expect(screen.getAllByRole('link')).toHaveLength(9);
  });

  it('says what each of them is', () => {
    renderInKit(<ContactChannels channels={channels} />);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(
      channels.map((channel) => channel.term),
    );
  });
});

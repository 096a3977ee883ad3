// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { whistle } from '../../fixtures/pages.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { WhistleTemplate } from './WhistleTemplate.tsx';

afterEach(cleanup);

describe('WhistleTemplate (§2.19)', () => {
  it('states every rule of the policy', () => {
    renderInKit(<WhistleTemplate model={whistle} />);
    for (const { title, text } of whistle.policy) {
      expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy();
      expect(screen.getByText(text)).toBeTruthy();
    }
  });

  it('has the channels: a phone number, an e-mail, a web link and six ethics lines', () => {
    renderInKit(<WhistleTemplate model={whistle} />);
    const channels = screen.getByRole('region', { name: 'Where to report' });
    expect(channels.id).toBe('channels');
    const addresses = within(channels)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '');
    expect(addresses.filter((address) => address.startsWith('tel:'))).toHaveLength(1 + 6);
    expect(addresses.filter((address) => address.startsWith('mailto:'))).toHaveLength(1);
    expect(addresses.filter((address) => address.startsWith('https:'))).toHaveLength(1);
  });
});

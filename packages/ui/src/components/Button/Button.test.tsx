// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { writtenStyles } from '../../stories/written-styles.ts';
import { Button } from './Button.tsx';

afterEach(cleanup);

describe('Button', () => {
  it('is a link if it has an address', () => {
    renderInKit(<Button href="/redcontact">Contact Us</Button>);
    expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe(
      '/redcontact',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is a button of type `button` if it has none', () => {
    const onClick = vi.fn();
    renderInKit(<Button onClick={onClick}>Insurance Features</Button>);
    const button = screen.getByRole('button', { name: 'Insurance Features' });
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
    expect(button.getAttribute('type')).toBe('button');
  });

  it('marks a link out of the site by an icon and in words', () => {
    const { container } = renderInKit(
      <Button href="https://portal.example/" external>
        Get a Quote
      </Button>,
    );
    // Without styles jsdom knows of no space between the two; the stories do.
    expect(
      screen.getByRole('link', { name: /^Get a Quote ?\(opens in a new tab\)$/ }),
    ).toBeTruthy();
    expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1);
  });

  it('can take another scheme’s colour on hover (§2.2)', () => {
    renderInKit(
      <Button href="/redservices" hoverScheme="purple">
        Self Service
      </Button>,
    );
    expect(writtenStyles()).toMatch(/:hover\{[^}]*background:var\(--kit-purple-brandHover\)/);
  });
});

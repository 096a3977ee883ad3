// @vitest-environment node
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { baseStyles } from './base-styles.ts';
import { Button } from './components/Button/Button.tsx';
import { Loading } from './components/Loading/Loading.tsx';
import { Picture } from './components/Picture/Picture.tsx';
import { RichText } from './components/RichText/RichText.tsx';
import { TextField } from './components/TextField/TextField.tsx';
import { WovenBand } from './components/WovenBand/WovenBand.tsx';
import { safeHtml } from './fixtures/texts.ts';
import { KitProvider } from './KitProvider.tsx';
import { createStyleCollector } from './server.ts';

const render = (children: ReactNode) => {
  const collector = createStyleCollector();
  const html = renderToString(
    <html lang="en">
      <head />
      <body>
        <KitProvider
          cache={collector.cache}
          baseStyles={baseStyles({ display: '/d.woff2', text: '/t.woff2' })}
        >
          {children}
        </KitProvider>
      </body>
    </html>,
  );
  return { html, css: collector.collect(html) };
};

describe('a server-rendered page', () => {
  it('has the base styles once, in the head; the style collector returns all other styles', () => {
    const { html, css } = render(<Loading />);
    expect(html).not.toContain('<style data-emotion');
    expect(css).toContain('@keyframes');
    const body = html.slice(html.indexOf('<body'));
    const classes = Array.from(body.matchAll(/ kit-([\w-]+)/g), ([, id]) => `.kit-${id}`);
    expect(classes.length).toBeGreaterThan(1);
    for (const name of classes) expect(css).toContain(name);
    expect(html.split('data-href="kit-base"')).toHaveLength(2);
    expect(body).not.toContain('data-href="kit-base"');
    expect(html).toContain('[data-theme="plain"]');
    expect(html).toContain('src:url("/d.woff2")');
  });

  it('contains no `style` attributes (a strict CSP blocks them), and no style rule without a selector', () => {
    const { html, css } = render(
      <>
        <Button disabled>Get a quote</Button>
        <Button href="/quote">Get a quote</Button>
        <TextField id="name" name="name" label="Name" required />
        <Picture src="/a.svg" alt="" width={4} height={3} />
        <RichText html={safeHtml('<p>Text</p>')} />
        <WovenBand />
      </>,
    );
    expect(css).not.toMatch(/(?:^|[{}])\{/);
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
  });

  it('gets only the style rules that it uses', () => {
    const collector = createStyleCollector();
    const { cache } = collector;
    cache.registered['kit-unused'] = 'color:red;';
    cache.inserted.unused = '.kit-unused{color:red;}';
    expect(collector.collect('<p class="kit-used"></p>')).toBe('');
    expect(collector.collect('<p class="kit-unused"></p>')).toBe('.kit-unused{color:red;}');
  });

  it('gets each style rule only once when streamed', () => {
    const { cache, take } = createStyleCollector();
    cache.inserted.first = '.kit-first{color:red;}';
    expect(take()).toBe('.kit-first{color:red;}');
    cache.inserted.second = '.kit-second{color:red;}';
    expect(take()).toBe('.kit-second{color:red;}');
    expect(take()).toBe('');
  });
});

// @vitest-environment node
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { baseStyles } from './base-styles.ts';
import { Button } from './components/Button/Button.tsx';
import { Icon } from './components/Icon/Icon.tsx';
import { Loading } from './components/Loading/Loading.tsx';
import { Picture } from './components/Picture/Picture.tsx';
import { RichText } from './components/RichText/RichText.tsx';
import { TextField } from './components/TextField/TextField.tsx';
import { WovenBand } from './components/WovenBand/WovenBand.tsx';
import { KitProvider } from './KitProvider.tsx';
import { createStyleCollector } from './server.ts';
import { safeHtml } from './stories/safe-html.ts';

const render = (children: ReactNode) => {
  const collector = createStyleCollector();
  const html = renderToString(
    <html lang="en">
      <head />
      <body>
        <KitProvider
          cache={collector.cache}
          baseStyles={baseStyles({
            display: '/d.woff2',
            text: '/t.woff2',
            displayExtra: '/dx.woff2',
            textExtra: '/tx.woff2',
          })}
        >
          {children}
        </KitProvider>
      </body>
    </html>,
  );
  return { html, css: collector.collect(html) };
};

describe('a page rendered on the server', () => {
  it('has its component styles in the collector and none in the body', () => {
    const { html, css } = render(<Loading />);
    expect(html).not.toContain('<style data-emotion');
    expect(css).toContain('@keyframes');
    const classes = Array.from(html.matchAll(/class="kit-([\w-]+)/g), ([, id]) => `.kit-${id}`);
    expect(classes.length).toBeGreaterThan(1);
    for (const name of classes) expect(css).toContain(name);
  });

  it('has the base styles once, in the head', () => {
    const { html } = render(<Loading />);
    expect(html.split('data-href="kit-base"')).toHaveLength(2);
    expect(html.indexOf('data-href="kit-base"')).toBeLessThan(html.indexOf('<body'));
    expect(html).toContain('[data-theme="plain"]');
    expect(html).toContain('src:url("/d.woff2")');
  });

  it('has no rule without a selector', () => {
    const { css } = render(
      <>
        <Button disabled>Get a quote</Button>
        <TextField id="name" name="name" label="Name" required="required" />
      </>,
    );
    expect(css).not.toMatch(/(?:^|[{}])\{/);
  });

  it('writes no style attribute, which a strict policy would block', () => {
    const { html } = render(
      <>
        <Button href="/quote">Get a quote</Button>
        <Picture src="/a.svg" alt="" width={4} height={3} />
        <RichText html={safeHtml('<p>Text</p>')} />
        <WovenBand />
      </>,
    );
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
  });

  it('has no rules for browsers that are not supported', () => {
    const { css } = render(<Button>Send</Button>);
    expect(css).toContain('transition');
    expect(css).not.toMatch(
      /::?-(?:moz-focus-inner|ms-)|-moz-appearance|color-adjust|@media print\{\}/,
    );
  });

  it('leaves the rule against motion to the base styles', () => {
    const { html, css } = render(<Icon name="menu" />);
    const rule = /@media \(prefers-reduced-motion: ?reduce\)/;
    expect(html).toMatch(rule);
    expect(css).not.toMatch(rule);
  });

  it('has buttons of all looks in one class', () => {
    const { html } = render(
      <>
        <Button>Send</Button>
        <Button
          variant="outlined"
          color="inherit"
          size="large"
          fullWidth
          disabled
          hoverScheme="plain"
        >
          Wait
        </Button>
        <Button variant="text" color="secondary" href="/quote">
          Get a quote
        </Button>
      </>,
    );
    const classes = Array.from(
      html.matchAll(/MuiButton-root [^"]*? (kit-[\w-]+)"/g),
      ([, name]) => name,
    );
    expect(classes).toHaveLength(3);
    expect(new Set(classes).size).toBe(1);
  });

  it('writes no declaration that a later one of the same rule overrides', () => {
    const Box = styled('div')({ padding: '1px', margin: '1px !important', '& b': { padding: 0 } });
    const { css } = render(<Box sx={{ margin: '2px', padding: '3px', paddingTop: '5px' }} />);
    expect(css).toContain('{margin:1px!important;margin:2px;padding:3px;padding-top:5px}');
  });

  it('leaves out rules that the page does not use', () => {
    const collector = createStyleCollector();
    const { cache } = collector;
    cache.registered['kit-unused'] = 'color:red;';
    cache.inserted.unused = '.kit-unused{color:red;}';
    expect(collector.collect('<p class="kit-used"></p>')).toBe('');
    expect(collector.collect('<p class="kit-unused"></p>')).toBe('.kit-unused{color:red}');
  });

  it('has short class names outside its live parts, and of global ones those that a style asks for', () => {
    const { cache, shorten } = createStyleCollector();
    for (const id of ['still', 'both', 'live']) {
      cache.registered[`kit-${id}`] = 'color:red;';
      cache.inserted[id] = `.kit-${id} .MuiButton-root{color:red;}`;
    }
    const page =
      '<p class="MuiLink-root kit-still KitHero-lead"></p><p class="MuiButton-root kit-both"></p>';
    expect(shorten(page, '<p class="MuiLink-root kit-both kit-live"></p>', 'p{}')).toEqual({
      html: '<p class="k0"></p><p class="MuiButton-root kit-both"></p>',
      css: `p{}${['.k0', '.kit-both', '.kit-live'].map((name) => `${name} .MuiButton-root{color:red}`).join('')}`,
    });
  });

  it('keeps global names that styles in a file ask for, and leaves out what CSS does not need', () => {
    const { shorten } = createStyleCollector();
    const page = '<a class="MuiButton-root KitHero-lead"></a>';
    const css =
      '@media (min-width: 10.5em) and (hover){.KitHero-lead{inset:0.5em, -0.2em}b{flex:10.25}}';
    expect(shorten(page, '', css, 'a.MuiButton-root{}')).toEqual({
      html: '<a class="MuiButton-root k0"></a>',
      css: '@media(min-width:10.5em) and (hover){.k0{inset:.5em,-.2em}b{flex:10.25}}',
    });
  });

  it('leaves out what MUI’s elements only look like in React’s hands, outside live parts', () => {
    const { cache, shorten } = createStyleCollector();
    const rules = (name: string) =>
      `${name}:where(.MuiButton-text,.MuiButton-root){top:0}@media print{${name}.Mui-disabled{top:1px}}`;
    for (const id of ['still', 'live']) {
      cache.registered[`kit-${id}`] = '';
      cache.inserted[id] = rules(`.kit-${id}`);
    }
    expect(shorten('<p class="MuiButton-root kit-still">', 'kit-live', '').css).toBe(
      `.k0:where(.MuiButton-text,.MuiButton-root){top:0}${rules('.kit-live')}`,
    );
  });

  it('returns each rule once for a page that is sent in parts', () => {
    const { cache, take } = createStyleCollector();
    cache.inserted.first = '.kit-first{color:red;}';
    expect(take()).toBe('.kit-first{color:red}');
    cache.inserted.second = '.kit-second{color:red;}';
    expect(take()).toBe('.kit-second{color:red}');
    expect(take()).toBe('');
  });
});

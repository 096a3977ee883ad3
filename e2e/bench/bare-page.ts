import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { type Listening, listen, pass } from '../support/servers/faulty-content.ts';

export const barePath = '/bare';
const picturePath = '/bare.jpg';

/** Styles of the bare page, 2.4 kB. Its first screen looks like the home's. */
const styles = `*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;font:1.0625rem/1.6 system-ui,sans-serif;color:#1b1420;background:#fff}
h1,h2,h3,h4{margin:0;line-height:1.1;letter-spacing:-.02em;text-wrap:balance}
h1{font-size:clamp(2.75rem,1.35rem + 4.6vw,5.25rem);line-height:.96}
h2{font-size:clamp(2rem,1.35rem + 2.3vw,3.25rem)}
h3{font-size:clamp(1.5rem,1.3rem + .7vw,2rem)}
p,ul,ol,dl,dd{margin:0;padding:0}
ul,ol{list-style:none}
a{color:#5a0f8c;text-underline-offset:4px}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:3px solid #f7b52e;outline-offset:3px}
img{display:block;max-width:100%;height:auto}
picture img{width:100%}
button{min-height:44px;padding:6px 18px;border:2px solid;border-radius:4px;background:#fff;color:#5a0f8c;font:inherit;font-weight:600}
header,nav{display:flex;flex-wrap:wrap;align-items:center;gap:4px 16px}
header{gap:0 16px;min-height:104px;padding:8px 20px;font-size:.8125rem;border-bottom:1px solid #dcd6e0}
header a{padding:4px 0;font-weight:600;text-decoration:none}
main{display:block}
section,article{display:grid;gap:20px;padding:56px 20px;border-bottom:1px solid #dcd6e0}
section>section,li>article{padding:20px;border:1px solid #dcd6e0;border-radius:4px}
main>section:first-child{display:block;padding-block:24px 56px;background:#2a0a44;color:#fff}
main>section:first-child p{margin-block:12px}
main>section:first-child a{display:inline-block;margin:0 16px 10px 0;color:inherit}
main>section:first-child ul{display:flex;gap:0}
[href="#main"]:not(:focus){position:absolute;left:-99em}
main>section:first-child img{width:calc(100% + 40px);max-width:none;margin:0 -20px;aspect-ratio:56/51;object-fit:cover}
section:last-child{background:#5a0f8c;color:#fff}
section:last-child a{display:inline-block;padding:12px 26px;border-radius:4px;background:#f7b52e;color:#1b1420;font-weight:600;text-decoration:none}
ul,ol{display:grid;gap:20px}
footer{padding:56px 20px;background:#1c0230;color:#e9ddf5}
footer a{color:inherit;text-decoration:none}
footer ul{gap:10px;margin-bottom:32px}
footer h2{margin-bottom:16px;font-size:1.0625rem}
@media(min-width:721px){header,section,footer{padding-inline:max(40px,50vw - 640px)}
section>ul,section>ol,footer{display:grid;grid-template-columns:repeat(3,1fr)}}
@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media(forced-colors:active){button,a{border:1px solid}}
@media print{header,footer{display:none}}
`;

const elements =
  'header,nav,main,footer,section,article,h1,h2,h3,h4,p,ul,ol,li,dl,dt,dd,a,button,picture,source,img,strong,em,time';
const attributes =
  'href,src,srcset,sizes,media,type,alt,width,height,loading,fetchpriority,datetime,lang';

/** The home as written by hand: words, pictures, 2.4 kB of styles, no script, no web font. */
async function makeBarePage(browser: Browser, url: string) {
  await using page = await browser.newPage({
    javaScriptEnabled: false,
    viewport: { width: 412, height: 823 },
  });
  // A new site converts its photographs first.
  await page.goto(url, { timeout: 120_000 });
  const hero = page.locator('img[fetchpriority="high"]');
  const picture = await hero.screenshot({ type: 'jpeg', quality: 60 });
  const { title, html } = await page.evaluate(
    ({ kept, allowed, src }) => {
      const hero = document.querySelector('img[fetchpriority="high"]');
      for (const source of hero?.parentElement?.querySelectorAll('source') ?? []) source.remove();
      hero?.setAttribute('src', src);
      const all = [...document.body.querySelectorAll('*')];
      const unseen = all.filter(
        (element) =>
          element.matches('script,style,template,noscript,svg,iframe,dialog,[popover]') ||
          !(
            element.matches('source') ||
            element.checkVisibility() ||
            getComputedStyle(element).display === 'contents'
          ),
      );
      for (const element of unseen) element.remove();
      for (const element of all) {
        for (const { name } of [...element.attributes]) {
          if (!allowed.split(',').includes(name)) element.removeAttribute(name);
        }
        if (element instanceof HTMLImageElement && element !== hero) element.loading = 'lazy';
        if (!element.matches(kept)) element.replaceWith(...element.childNodes);
      }
      return { title: document.title, html: document.body.innerHTML };
    },
    { kept: elements, allowed: attributes, src: picturePath },
  );
  const body = brotliCompressSync(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${styles}</style></head><body>${html}</body></html>`,
  );
  return { body, picture };
}

/** Starts a proxy for a site that also serves the bare page. */
export async function startWithBarePage(browser: Browser, siteUrl: string): Promise<Listening> {
  const { body, picture } = await makeBarePage(browser, siteUrl);
  return listen((incoming, response) => {
    if (incoming.url === barePath) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('content-encoding', 'br').end(body);
    } else if (incoming.url === picturePath) {
      response.setHeader('content-type', 'image/jpeg').end(picture);
    } else pass(siteUrl, incoming, response);
  });
}

import { expect, it } from 'vitest';
import { documentFaults } from './document-faults.ts';

const page = (body: string): string =>
  `<!DOCTYPE html><html><head><title>a</title></head><body><header></header><main class="m"><h1>a</h1>${body}</main><footer></footer></body></html>`;

it.each([
  '<p class="p">a <img src="/content/files/a.svg" alt="" srcset="/a.png 320w, /b.png 480w"></p>',
  '<div class="d"><p>an author’s <li>bad nesting</p></div>',
  '<a href="https://partner.example" aria-labelledby="b"><b id="b">a</b></a>',
  '<a href="mailto:a@b.example">a</a><iframe src="https://www.openstreetmap.org/a"></iframe>',
])('finds nothing wrong with %s', (body) => {
  expect(documentFaults(page(body))).toEqual([]);
});

it.each([
  '<p class="p"><p>a</p></p>',
  '<ul><li class="l"><div class="d"><li>a</li></div></li></ul>',
  '<script>alert(1)</script>',
  '<b onclick="a()">a</b>',
  '<a href="javascript:a()">a</a>',
  '<a href="java\tscript:a()">a</a>',
  '<img src="//evil.example/a.png" alt="">',
  '<img src="/a.png" srcset="/a.png 1x, https://evil.example/b.png 2x" alt="">',
  '<img src="data:image/svg+xml,<svg>" alt="">',
  '<iframe src="https://evil.example"></iframe>',
  '<b id="x"></b><i id="x"></i>',
  '<b aria-describedby="nothing">a</b>',
  '<label for="nothing">a</label>',
  '<h1>again</h1>',
  '<style>*{display:none}</style>',
  '<base href="/elsewhere/">',
  '</main><main>',
  '<p>undefined</p>',
  '<img src="/a.png" alt="[object Object]">',
  '<time>Invalid Date</time>',
  '<p>\u0001</p>',
])('finds the fault of %s', (body) => {
  expect(documentFaults(page(body))).not.toEqual([]);
});

it('finds that a page has no header', () => {
  expect(documentFaults(page('').replace('<header></header>', ''))).toEqual(['0 header']);
});

it.each([
  '<h1></h1>',
  '<p>no title</p>',
  '<script type="application/ld+json">{</script><h1>a</h1>',
])('finds the fault of a page of %s', (body) => {
  const bare = `<!DOCTYPE html><html><head></head><body><header></header><main>${body}</main><footer></footer></body></html>`;
  expect(documentFaults(bare)).not.toEqual([]);
});

import { expect, it } from 'vitest';
import { documentFaults } from './document-faults.ts';

const page = (body: string): string =>
  `<!DOCTYPE html><html><head><title>a</title></head><body><header></header><main class="m"><h1>a</h1>${body}</main><footer></footer></body></html>`;

it('finds no fault in a good page', () => {
  const good = [
    '<p class="p">a <img src="/content/files/a.svg" alt="" srcset="/a.png 320w, /b.png 480w"></p>',
    '<div class="d"><p>an author’s <li>bad nesting</p></div>',
    '<a href="https://partner.example" aria-labelledby="b"><b id="b">a</b></a>',
    '<a href="mailto:a@b.example">a</a><iframe src="https://www.openstreetmap.org/a"></iframe>',
  ];
  expect(documentFaults(page(good.join('')))).toEqual([]);
});

it.each([
  '<p class="p"><p>a</p></p>',
  '<ul><li class="l"><div class="d"><li>a</li></div></li></ul>',
  '<script>alert(1)</script>',
  '<b onclick="a()">a</b>',
  '<a href="java\tscript:a()">a</a>',
  '<img src="//evil.example/a.png" alt="">',
  '<img src="/a.png" srcset="/a.png 1x, https://evil.example/b.png 2x" alt="">',
  '<iframe src="https://evil.example"></iframe>',
  '<b id="x"></b><i id="x"></i>',
  '<b aria-describedby="nothing">a</b>',
  '<h1>again</h1>',
  '<style>*{display:none}</style>',
  '</main><main>',
  '<p>undefined</p>',
  '<img src="/a.png" alt="[object Object]">',
])('finds the fault of %s', (body) => {
  expect(documentFaults(page(body))).not.toEqual([]);
});

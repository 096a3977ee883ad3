// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBrowserSanitizer } from './browser.ts';
import { captionPolicy, type HtmlPolicy, prosePolicy } from './policy.ts';
import { createServerSanitizer } from './server.ts';
import { hostileHtml, ordinaryHtml, parserDependent } from './vectors.ts';

const server = createServerSanitizer();
const browser = createBrowserSanitizer();
const sanitizers = [
  ['server', server],
  ['browser', browser],
] as const;
const kinds = [
  ['caption', captionPolicy],
  ['prose', prosePolicy],
] as const;

function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html').body;
}

const cell = ['colspan', 'rowspan', 'scope'];
/** Safe attributes, except `id` and `lang`. A `div` must be a table's scroll box. */
const knownAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  td: [...cell, 'data-label'],
  th: cell,
  div: ['data-scroll', 'tabindex', 'role', 'aria-label'],
  ol: ['start', 'type', 'reversed', 'data-type'],
  li: ['value'],
  table: ['data-short'],
};

/** Lists everything dangerous in cleaned HTML. Independent of the policy's code. */
function findHazards(html: string, policy: HtmlPolicy): string[] {
  const document = new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html');
  const hazards: string[] = [];
  if (document.head.children.length > 0) hazards.push('head');
  for (const element of document.body.querySelectorAll('*')) {
    const tag = element.localName;
    const bare = element.namespaceURI !== 'http://www.w3.org/1999/xhtml';
    const isBox = tag === 'div' && element.matches('[data-scroll]:has(> table)');
    const isKept = tag !== 'div' && policy.tags.has(tag);
    if (bare || !(isKept || tag === 'tbody' || isBox)) hazards.push(`<${tag}>`);
    for (const { name, value } of element.attributes) {
      const isShared = /^id=text-|^lang=[\w-]+$/.test(`${name}=${value}`);
      const isAllowed =
        knownAttributes[tag]?.includes(name) || (policy === prosePolicy && isShared);
      if (!isAllowed) hazards.push(`${tag}[${name}]`);
      if (name === 'href' || name === 'src') {
        const url = new URL(value, 'https://site.example/a/b');
        const schemes = name === 'src' ? ['https:'] : ['https:', 'http:', 'mailto:', 'tel:'];
        if (!schemes.includes(url.protocol)) hazards.push(`${name}=${value}`);
        const stays = url.origin === 'https://site.example';
        const saysSo = /^(?:https?:\/\/|mailto:|tel:)/i.test(value);
        if (!stays && (name === 'src' || !saysSo)) hazards.push(`${name}=${value} leads away`);
        if (name === 'src' && !url.pathname.startsWith('/content/')) hazards.push(`src=${value}`);
      }
    }
    if (element.getAttribute('target') === '_blank') {
      if (element.getAttribute('rel') !== 'noopener noreferrer') hazards.push('rel');
    }
  }
  const comments = document.createNodeIterator(document, NodeFilter.SHOW_COMMENT);
  if (comments.nextNode() !== null) hazards.push('comment');
  return hazards;
}

const normal = (html: string) => parse(html).innerHTML.replace(/\s+/g, ' ').trim();

const png = '/content/files/a%20b.png';
const newTab = 'target="_blank" rel="noopener noreferrer"';

describe.each(sanitizers)('the %s sanitiser (§5.3)', (_name, sanitizer) => {
  test.each(kinds)('removes everything dangerous from a %s in one pass', (kind, policy) => {
    for (const html of [...hostileHtml, ...ordinaryHtml]) {
      const once = sanitizer[kind](html);
      expect(findHazards(once, policy), html).toEqual([]);
      expect(normal(sanitizer[kind](once)), html).toBe(normal(once));
    }
  });

  test.each([
    // Only the tags and attributes of §5.3, and the text of the others.
    [
      'caption',
      '<h1>a</h1><h3>c</h3><p>d <strong>e</strong> <em lang="ak">f</em></p><ul><li>g</li></ul><h4>h</h4><table><tr><td>i</td></tr></table><a href="/x" title="t">j</a>',
      '<h1>a</h1><h3>c</h3><p>d <strong>e</strong> <em>f</em></p><ul><li>g</li></ul> h i <a href="/x">j</a>',
    ],
    ['caption', 'Cover for<br>every season', 'Cover for every season'],
    ['caption', '<div>Cover for</div><div>every season</div>', 'Cover for every season'],
    ['caption', '<h2>A<ol><li>b</ol></h2><h5>c</h5>', '<h2>A <li>b</li> </h2> c'],
    ['plainText', '<p>Lomé\u00a0: la \n carte&nbsp;brune</p>', 'Lomé\u00a0: la carte\u00a0brune'],
    ['plainText', '<p>One</p><p>Two</p>', 'One Two'],
    ['plainText', 'caf&eacute; &#8373;100 &hellip;', 'café ₵100 …'],
    ['plainText', 'a<br>b', 'a b'],
    ['plainText', '&lt;b&gt;', '<b>'],
    ['plainText', '<script>x</script><style>y</style>z', 'z'],
    // Languages, pictures of other sites, and files of the content service.
    ['prose', '<em lang="ak">Akwaaba</em>', '<em lang="ak">Akwaaba</em>'],
    ['prose', '<p>a<img src="https://x.example/a.png">b</p>', '<p>ab</p>'],
    ['prose', '<a href="files/a.pdf">a</a>', '<a href="/content/files/a.pdf">a</a>'],
    ['prose', '<a href="/privacy">b</a>', '<a href="/privacy">b</a>'],
    ['prose', '<img src="files/a b.png" alt="A">', `<img src="${png}" alt="A" loading="lazy">`],
    ['prose', '<a href="/a" target="_BLANK">b</a>', `<a href="/a" ${newTab}>b</a>`],
    // A `div` becomes a paragraph or a line break.
    ['prose', '<div>One</div><div>Two</div>', '<p>One</p><p>Two</p>'],
    ['prose', '<div><div>One</div><p>Two</p></div>', '<p>One</p><p>Two</p>'],
    ['prose', '<div>One<p>Two</p>three</div>four', 'One<p>Two</p>three<br>four'],
    ['prose', '<nav><h2>One</h2>Two</nav><nav>Three</nav>', '<h2>One</h2>Two<p>Three</p>'],
    ['prose', '<li><div>One</div><div>Two</div></li>', '<li><p>One</p><p>Two</p></li>'],
    ['prose', '<div id="a"><h2>B</h2></div>', '<a id="text-a"></a><h2>B</h2>'],
    ['prose', '<div id="b">Two</div>', '<p id="text-b">Two</p>'],
    // Ids get a prefix, so that they differ from ids and properties of the page.
    [
      'prose',
      '<h2 id="vol">Vol</h2><p><a name="body">1</a><a href="#vol">2</a><a href="#body">3</a></p><p id="x y">4</p><p id="déf-1.2">5</p><a href="#top">6</a><a href="#section-1-a">7</a>',
      '<h2 id="text-vol">Vol</h2><p><a id="text-body">1</a><a href="#text-vol">2</a><a href="#text-body">3</a></p><p>4</p><p id="text-déf-1.2">5</p><a href="#top">6</a><a href="#section-1-a">7</a>',
    ],
    // Clauses keep their numbers and letters.
    [
      'prose',
      '<ol start="-2" type="a" reversed=""><li value="7">a</li></ol><ol type="x"><li value="y">b</li></ol>',
      '<ol start="-2" type="a" reversed="" data-type="a"><li value="7">a</li></ol><ol><li>b</li></ol>',
    ],
  ] as const)('cleans a text of the kind %s: %s', (kind, html, expected) => {
    const clean = sanitizer[kind](html);
    if (kind === 'plainText') expect(clean).toBe(expected);
    else expect(normal(clean)).toBe(normal(expected));
  });

  /** A cleaned table with this head, and these cells behind the heading of a row. */
  const tableOf = (cells: readonly string[], head = '<th>A</th>'.repeat(cells.length)) => {
    const body = cells.map((cell) => `<td>${cell}</td>`).join('');
    const rows = `<thead><tr><th>Cover</th>${head}</tr></thead><tr><th>Fire</th>${body}</tr>`;
    return parse(sanitizer.prose(`<table>${rows}</table>`));
  };

  test('labels table cells with their column’s heading; if a table has two or three columns of short cells, adds `data-short` and labels only price rows', () => {
    const short = 'Up to <b>GHS6,000</b>';
    const looks = (...cells: string[]) => {
      const table = tableOf(cells);
      const isShort = table.querySelector('table[data-short]') !== null;
      return [isShort, table.querySelectorAll('td[data-label]').length];
    };
    expect(looks(short, short)).toEqual([true, 0]);
    expect(looks(short, short, short)).toEqual([true, 0]);
    expect(looks('<strong>GHS760</strong>', '<b>On request</b>')).toEqual([true, 2]);
    expect(looks('<strong>Covered</strong>', '<strong>Covered</strong>')).toEqual([true, 0]);
    expect(looks(short)).toEqual([false, 1]);
    expect(looks(short, short, short, short)).toEqual([false, 4]);
    expect(looks(short, 'x'.repeat(25))).toEqual([false, 2]);
    const labelOf = (head: string) => tableOf(['Yes'], head).querySelector('td')?.dataset.label;
    expect(labelOf('<th>A <b>"B"</b> &amp; C</th>')).toBe('A "B" & C');
    expect(labelOf('<th colspan="2">Both</th>')).toBeUndefined();
    expect(sanitizer.prose('<table><td data-label="Own">B')).not.toContain('data-label');
  });

  test('puts a table of three columns or more into a box that scrolls by keyboard, named after the caption or heading', () => {
    const table = (columns: number, caption = '') =>
      `<table>${caption}<tbody><tr>${'<td>A</td>'.repeat(columns)}</tr></tbody></table>`;
    const box = (html: string) => parse(sanitizer.prose(html)).querySelector('[tabindex="0"]');
    expect(box(table(2))).toBeNull();
    expect(box(table(7))?.firstElementChild?.localName).toBe('table');
    expect(box(table(7))?.hasAttribute('role')).toBe(false);
    const nameOf = (html: string) => box(html)?.getAttribute('aria-label');
    expect(nameOf(`<h3>Of <b>"2027"</b></h3>${table(7)}`)).toBe('Of "2027"');
    expect(nameOf(`<h3>2027</h3>${table(7, '<caption>Premiums</caption>')}`)).toBe('Premiums');
  });
});

test('the sanitisers of server and browser return the same HTML', () => {
  for (const html of [...ordinaryHtml, ...hostileHtml]) {
    if (parserDependent.includes(html)) continue;
    expect(server.plainText(html)).toBe(browser.plainText(html));
    for (const [kind] of kinds)
      expect(normal(server[kind](html))).toBe(normal(browser[kind](html)));
  }
});

test.each(kinds)(
  'the server’s sanitiser leaves nothing dangerous in random mixes of hostile and ordinary HTML: %s',
  (kind, policy) => {
    const pieces = fc.array(fc.constantFrom(...hostileHtml, ...ordinaryHtml), { maxLength: 6 });
    fc.assert(
      fc.property(pieces, (written) => {
        expect(findHazards(server[kind](written.join('')), policy)).toEqual([]);
      }),
    );
  },
);

test('the server’s sanitiser removes characters that are invalid in a document, even if they are written as entities', () => {
  const html = 'a\u0001\u0085\uffff&#1;&#xffff;&#x1fffe;b';
  const { prose, caption, plainText } = server;
  expect([prose, caption, plainText].map((clean) => clean(html))).toEqual(['ab', 'ab', 'ab']);
  expect(server.prose('<a href="java&#xffff;script:x">a</a>')).toBe('<a>a</a>');
});

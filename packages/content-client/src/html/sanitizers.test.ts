// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBrowserSanitizer } from './browser.ts';
import { captionPolicy, type HtmlPolicy, prosePolicy } from './policy.ts';
import { createServerSanitizer } from './server.ts';

// Hostile HTML. `{js}` is a script that must never run.
const links = (...addresses: readonly string[]): readonly string[] =>
  addresses.map((address) => `<a href="${address}">a</a>`);
const linksWith = (...attributes: readonly string[]): readonly string[] =>
  attributes.map((one) => `<a href="/ok" ${one}>a</a>`);
const pictures = (...addresses: readonly string[]): readonly string[] =>
  addresses.map((address) => `<img src="${address}">`);
const paragraphs = (...attributes: readonly string[]): readonly string[] =>
  attributes.map((one) => `<p ${one}>a</p>`);

const withPayload = (html: string): string => html.replaceAll('{js}', 'window.pwned=1');

/** Hostile HTML that server and browser parse alike. */
const alike = [
  '<script>{js}</script>',
  '<scr<script>ipt>{js}</scr</script>ipt>',
  '<script>{js}',
  '<\u0000script>{js}</script>',
  '<style><img src="</style><img src=x onerror={js}//"></style>',
  "<img src=x onerror='{js}'>",
  '<a href="/x" onfocus={js} autofocus>a</a>',
  '<xss onafterscriptexecute={js}>a</xss>',
  '<table background="javascript:{js}"><tr><td onclick={js}>a</td></tr></table>',
  '<img src=1 alt="`><img src=x onerror={js}>`">',
  '<img src=`x` onerror=`{js}`>',
  ...paragraphs('onclick={js}', 'onmouseover="{js}"', 'tabindex=1 onfocus={js} id=x'),
  '<a xlink:href="javascript:{js}">a</a>',
  '<base href="https://evil.example/"><a href="x">a</a>',
  '<img srcset="https://evil.example/a.png 1x" src="files/a.png">',
  '<img src="files/a.png" usemap="#m"><map name="m"><area href="javascript:{js}"></map>',
  '<form id=x></form><button form=x formaction="javascript:{js}">a</button>',
  ...links('javascript:{js}', 'JaVaScRiPt:{js}', ' javascript:{js}', '\u0001javascript:{js}'),
  ...links('java&Tab;script:{js}', 'java&NewLine;script:{js}', 'javascript&colon;{js}'),
  ...links('javascript&#58;{js}', '&#106;avascript:{js}', '&#x6a;avascript:{js}'),
  ...links('\u200bjavascript:{js}', 'vbscript:msgbox(1)', 'livescript:{js}'),
  ...links('data:text/html,<script>{js}</script>'),
  ...links('view-source:javascript:{js}', '//evil.example', '\\\\evil.example', '/\\evil.example'),
  ...links('\t//evil.example', '/\t/evil.example', 'https:evil.example', 'https:/evil.example'),
  ...links('https:\\\\evil.example'),
  ...linksWith('ping="https://evil.example"', 'download="x.html"', 'target="evil-window"'),
  ...linksWith('target="_blank" rel="opener"', 'style="position:fixed;inset:0"'),
  ...linksWith('id="location" name="location" class="x"'),
  ...pictures('javascript:{js}', 'data:image/svg+xml,<svg onload={js}>'),
  ...pictures('https://evil.example/track.png', '//evil.example/track.png', '../../etc/passwd'),
  ...pictures('files/%2e%2e/%2e%2e/secret.png', 'files/%252e%252e/secret.png'),
  '<iframe src="javascript:{js}"></iframe>',
  '<frameset onload={js}><frame src="javascript:{js}"></frameset>',
  ...paragraphs('style="background:url(javascript:{js})"', 'style="width:expression({js})"'),
  '<svg/onload={js}>',
  '<math><annotation-xml encoding="text/html"><img src=x onerror={js}></annotation-xml></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror={js}&gt;">',
  '<math><mtext><option><FAKEFAKE><option></option><mglyph><svg><mtext><style><a title="</style><img src onerror={js}>">',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror={js} src>">',
  '<svg><mtext><textarea><path id="</textarea><img onerror={js} src=1>">',
  '<svg><title><style><!--</style><img src=x onerror={js}>--></title></svg>',
  '<svg><![CDATA[><img src=x onerror={js}>]]></svg>',
  '<!--<img src=x onerror={js}>-->',
  '<!-- --!><img src=x onerror={js}>-->',
  '<p title="</p><img src=x onerror={js}>">a</p>',
  '<xmp><img src=x onerror={js}></xmp>',
  '<plaintext><img src=x onerror={js}>',
  '&lt;script&gt;{js}&lt;/script&gt;',
  '<img alt="--><script>{js}</script>" src="files/a.png">',
  "<a href='/x?\"onclick={js}'>a</a>",
  '<a href="/x"><a href="javascript:{js}">a</a></a>',
  '<table><a href="javascript:{js}">a</a><tr><td>b</td></tr></table>',
  '<select><template><img src=x onerror={js}></template></select>',
  '<form name=body><input name=firstChild><input name=attributes></form>',
  '<img name=cookie src="files/a.png"><img name=getElementById src="files/b.png">',
  '<image src=x onerror={js}>',
  '<p>\ud800 lone</p>',
  // After an element is removed, the '<' before it must not begin a tag (selma, issue 155).
  '<<script></script>img src=x onerror={js}>',
  '<<foo>img src=x onerror={js}>',
  ...links('/x?a=&quot;onclick={js}', 'https://evil.example/&quot;><script>{js}</script>'),
  ...paragraphs('a="1" a="2" onclick={js} onclick={js}', '=onclick={js}', '"onclick={js}'),
  ...paragraphs('data-bind="html:x" data-ng-app v-html="x" x-data="{js}"'),
].map(withPayload);

/** Hostile HTML that server and browser parse differently: the sanitised HTML may differ. */
const parserDependent: readonly string[] = [
  '<noscript><p title="</noscript><img src=x onerror={js}>"></noscript>',
  '<p is="x-evil" slot="x">a</p>',
  '<svg><style><img src=x onerror={js}></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror={js}>">',
  '<svg><p><style><img src="</style><img src=x onerror={js}>"></p></svg>',
  '<![CDATA[<img src=x onerror={js}>]]>',
  '</p><img src=x onerror={js}><p>',
  '<select><style></select><img src=x onerror={js}></style>',
].map(withPayload);

const hostileHtml: readonly string[] = [...alike, ...parserDependent];

/** Ordinary HTML, clean or from a word processor. Both sanitisers must return the same result. */
const ordinaryHtml: readonly string[] = [
  '',
  'Fire &amp; theft &ndash; from GH&#8373;100 &hellip; caf&eacute; &nbsp;!',
  '<p>Unclosed <strong>bold <em>and italic',
  '<ul><li>One<li>Two<li>Three</ul>',
  '<H1>Shouted</H1><P>TAGS</P>',
  '<div class="MsoNormal" style="margin:0"><span lang="EN-GB">Word</span></div>',
  '<font color="red" size="7">Old</font> <center>centre</center>',
  'Line<br>break<br/>twice<br />thrice',
  '<a href="tel:+233300000100">Call</a>',
  '<a href="">Empty</a>',
  '<img src="files/a.png" width="100%" height="auto">',
  '<table><caption>Limits</caption><thead><tr><th scope="col">Cover</th><th scope="col">Limit</th></tr></thead><tbody><tr><td>Third party</td><td>GHS6,000</td></tr></tbody></table>',
  '<p><b>b</b> <i>i</i> <u>u</u> <s>s</s> <code>c</code> H<sub>2</sub>O x<sup>2</sup></p>',
  '<p>Ɛte sɛn? 保険 🛡️</p>',
  '<label>Name</label> <button>Send</button>',
];

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

/** Lists everything dangerous in cleaned HTML. Shares only lists of tags with the sanitisers. */
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
    if (element.matches('[target=_blank]:not([rel="noopener noreferrer"])')) hazards.push('rel');
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
    // Keeps the tags and attributes of §5.3, and only the text of other tags.
    [
      'caption',
      '<h1>a</h1><h3>c</h3><p>d <strong>e</strong> <em lang="ak">f</em></p><ul><li>g</li></ul><h4>h</h4><table><tr><td>i</td></tr></table><a href="/x" target="_blank" title="t">j</a>',
      `<h1>a</h1><h3>c</h3><p>d <strong>e</strong> <em>f</em></p><ul><li>g</li></ul> h i <a href="/x" ${newTab}>j</a>`,
    ],
    ['caption', 'Cover for<br>every season', 'Cover for every season'],
    ['caption', '<div>Cover for</div><div>every season</div>', 'Cover for every season'],
    ['caption', '<h2>A<ol><li>b</ol></h2><h5>c</h5>', '<h2>A <li>b</li> </h2> c'],
    ['plainText', '<p>Lomé\u00a0: la \n carte&nbsp;brune</p>', 'Lomé\u00a0: la carte\u00a0brune'],
    ['plainText', '<p>One</p><p>Two<br>three</p>', 'One Two three'],
    ['plainText', 'caf&eacute; &#8373;100 &hellip;', 'café ₵100 …'],
    ['plainText', '&lt;b&gt;', '<b>'],
    ['plainText', '<script>w</script><style>x</style><video>y</video>z', 'z'],
    // Languages, pictures of other sites, and files of the content service.
    ['prose', '<em lang="ak">Akwaaba</em>', '<em lang="ak">Akwaaba</em>'],
    ['prose', '<p>a<img src="https://x.example/a.png">b</p>', '<p>ab</p>'],
    ['prose', '<a href="files/a.pdf">a</a>', '<a href="/content/files/a.pdf">a</a>'],
    ['prose', '<a href="/insights.xml?a=b.pdf">a</a>', '<a href="/insights.xml?a=b.pdf">a</a>'],
    [
      'prose',
      '<img src="files/a b.png" alt="A"><img src="files/a b.png" width="9">',
      `<img src="${png}" alt="A" loading="lazy"><img src="${png}" width="9" alt="" loading="lazy">`,
    ],
    ['prose', '<table><tr><th scope="row">A', '<table><tr><th scope="row">A'],
    ['prose', '<a href="/a" target="_BLANK">b</a>', `<a href="/a" ${newTab}>b</a>`],
    // A `div` becomes its blocks, and paragraphs made of its other nodes.
    ['prose', '<div>One</div><div>Two</div>', '<p>One</p><p>Two</p>'],
    ['prose', '<div><div>One</div><p>Two</p></div>', '<p>One</p><p>Two</p>'],
    ['prose', '<div>One<p>Two</p>three</div>four', '<p>One</p><p>Two</p><p>three</p>four'],
    ['prose', '<nav><h2>One</h2>Two</nav><nav>Three</nav>', '<h2>One</h2><p>Two</p><p>Three</p>'],
    ['prose', '<li><div>One</div><div>Two</div></li>', '<li><p>One</p><p>Two</p></li>'],
    ['prose', '<div id="a"><h2>B</h2></div>', '<a id="text-a"></a><h2>B</h2>'],
    ['prose', '<div id="b">Two</div>', '<p id="text-b">Two</p>'],
    // Ids get a prefix, so that they differ from ids and properties of the page.
    [
      'prose',
      '<h1 id="vol">Vol</h1><p><a name="body">1</a><a href="#vol">2</a><a href="#body">3</a></p><p id="x y">4</p><p id="déf-1.2">5</p><a href="#top">6</a><a href="#section-1-a">7</a>',
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

  /** A cleaned table with these column headings, and one row with a heading and these cells. */
  const tableOf = (cells: readonly string[], head = '<th>A</th>'.repeat(cells.length)) => {
    const body = cells.map((cell) => `<td>${cell}</td>`).join('');
    const rows = `<thead><tr><th>Cover</th>${head}</tr></thead><tr><th>Fire</th>${body}</tr>`;
    return parse(sanitizer.prose(`<table>${rows}</table>`));
  };

  test('labels cells with their column’s heading; a small table of short cells has labels only in price rows', () => {
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

  test('puts a table of three or more columns into a scrollable box named after the table', () => {
    const table = (columns: number, caption = '') =>
      `<table>${caption}<tbody><tr>${'<td>A</td>'.repeat(columns)}</tr></tbody></table>`;
    const box = (html: string) => parse(sanitizer.prose(html)).querySelector('[tabindex="0"]');
    expect(box(table(2))).toBeNull();
    expect(box(table(7))?.firstElementChild?.localName).toBe('table');
    expect(box(table(7))?.hasAttribute('role')).toBe(false);
    const nameOf = (html: string) => box(html)?.getAttribute('aria-label');
    expect(nameOf(`<h3>Of <b>"2027"</b></h3>${table(7)}`)).toBe('Of "2027"');
    expect(nameOf(table(7).replace('<td>A</td>', '<th>Cover</th>'))).toBe('Cover');
    expect(nameOf(`<h3>2027</h3>${table(7, '<caption>Premiums</caption>')}`)).toBe('Premiums');
  });
});

test('the server’s and the browser’s sanitiser return the same HTML, except where their parsers differ', () => {
  for (const html of [...ordinaryHtml, ...alike]) {
    expect(server.plainText(html)).toBe(browser.plainText(html));
    for (const [kind] of kinds)
      expect(normal(server[kind](html))).toBe(normal(browser[kind](html)));
  }
});

test.each(kinds)(
  'the server’s sanitiser removes everything dangerous from random HTML of the kind %s',
  (kind, policy) => {
    const pieces = fc.array(fc.constantFrom(...hostileHtml, ...ordinaryHtml), { maxLength: 6 });
    fc.assert(
      fc.property(pieces, (written) => {
        expect(findHazards(server[kind](written.join('')), policy)).toEqual([]);
      }),
    );
  },
);

test('the server’s sanitiser removes characters that HTML forbids, even if they are written as entities', () => {
  const html = 'a\u0001\u0085\uffff&#1;&#xffff;&#x1fffe;b';
  const { prose, caption, plainText } = server;
  expect([prose, caption, plainText].map((clean) => clean(html))).toEqual(['ab', 'ab', 'ab']);
  expect(server.prose('<a href="java&#xffff;script:x">a</a>')).toBe('<a>a</a>');
});

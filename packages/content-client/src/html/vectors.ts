/** Test data for the sanitisers of server and browser. `{js}` is a script that must never run. */

const links = (...addresses: readonly string[]): readonly string[] =>
  addresses.map((address) => `<a href="${address}">a</a>`);
const linksWith = (...attributes: readonly string[]): readonly string[] =>
  attributes.map((one) => `<a href="/ok" ${one}>a</a>`);
const pictures = (...addresses: readonly string[]): readonly string[] =>
  addresses.map((address) => `<img src="${address}">`);
const paragraphs = (...attributes: readonly string[]): readonly string[] =>
  attributes.map((one) => `<p ${one}>a</p>`);

const scripts = [
  '<script>{js}</script>',
  '<script src=https://evil.example/x.js></script>',
  '<scr<script>ipt>{js}</scr</script>ipt>',
  '<script>{js}',
  '<\u0000script>{js}</script>',
  '<style><img src="</style><img src=x onerror={js}//"></style>',
];

const handlers = [
  "<img src=x onerror='{js}'>",
  '<img src=x\u000conerror={js}>',
  '<a href="/x" onfocus={js} autofocus>a</a>',
  '<body onload={js}>a',
  '<input autofocus onfocus={js}>',
  '<xss onafterscriptexecute={js}>a</xss>',
  '<table background="javascript:{js}"><tr><td onclick={js}>a</td></tr></table>',
  '<img src=1 alt="`><img src=x onerror={js}>`">',
  '<img src=`x` onerror=`{js}`>',
  ...paragraphs('onclick={js}', 'onmouseover="{js}"', 'tabindex=1 onfocus={js} id=x'),
];

const addresses = [
  '<a href=javascript:{js}>a</a>',
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
];

const embeds = [
  '<iframe src="javascript:{js}"></iframe>',
  '<frameset onload={js}><frame src="javascript:{js}"></frameset>',
  '<object data="javascript:{js}"></object>',
  '<embed src="javascript:{js}">',
  '<meta http-equiv="refresh" content="0;url=javascript:{js}">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<template><img src=x onerror={js}></template>',
  ...paragraphs('style="background:url(javascript:{js})"', 'style="width:expression({js})"'),
];

const foreign = [
  '<svg/onload={js}>',
  '<math><annotation-xml encoding="text/html"><img src=x onerror={js}></annotation-xml></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror={js}&gt;">',
  '<math><mtext><option><FAKEFAKE><option></option><mglyph><svg><mtext><style><a title="</style><img src onerror={js}>">',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror={js} src>">',
  '<svg><mtext><textarea><path id="</textarea><img onerror={js} src=1>">',
  '<svg><script>{js}</script></svg>',
  '<svg><foreignObject><img src=x onerror={js}></foreignObject></svg>',
  '<svg><title><style><!--</style><img src=x onerror={js}>--></title></svg>',
  '<svg><![CDATA[><img src=x onerror={js}>]]></svg>',
];

const parserTricks = [
  '<!--<img src=x onerror={js}>-->',
  '<!-- --!><img src=x onerror={js}>-->',
  '<p title="</p><img src=x onerror={js}>">a</p>',
  '<title><img src=x onerror={js}></title>',
  '<xmp><img src=x onerror={js}></xmp>',
  '<plaintext><img src=x onerror={js}>',
  '&lt;script&gt;{js}&lt;/script&gt;',
  '<img alt="--><script>{js}</script>" src="files/a.png">',
  "<a href='/x?\"onclick={js}'>a</a>",
  '<p/onclick={js}>a</p>',
  '<a href="/x"><a href="javascript:{js}">a</a></a>',
  '<table><a href="javascript:{js}">a</a><tr><td>b</td></tr></table>',
  '<select><template><img src=x onerror={js}></template></select>',
  '<form name=body><input name=firstChild><input name=attributes></form>',
  '<img name=cookie src="files/a.png"><img name=getElementById src="files/b.png">',
  '<image src=x onerror={js}>',
  '<img src=x onerror={js}//',
  '<p>\ud800 lone</p>',
  // After an element is removed, the '<' before it must not begin a tag (selma, issue 155).
  '<<script></script>img src=x onerror={js}>',
  '<<!---->img src=x onerror={js}>',
  '<<foo>img src=x onerror={js}>',
  ...links('/x?a=&quot;onclick={js}', 'https://evil.example/&quot;><script>{js}</script>'),
  ...paragraphs('a="1" a="2" onclick={js} onclick={js}', '=onclick={js}', '"onclick={js}'),
  ...paragraphs('data-bind="html:x" data-ng-app v-html="x" x-data="{js}"'),
];

const withPayload = (html: string): string => html.replaceAll('{js}', 'window.pwned=1');

/** Hostile HTML that server and browser parse differently: the sanitised HTML may differ. */
export const parserDependent: readonly string[] = [
  '<noscript><p title="</noscript><img src=x onerror={js}>"></noscript>',
  '<p is="x-evil" slot="x">a</p>',
  '<svg><style><img src=x onerror={js}></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror={js}>">',
  '<svg><p><style><img src="</style><img src=x onerror={js}>"></p></svg>',
  '<math><style><img src=x onerror={js}></style></math>',
  '<![CDATA[<img src=x onerror={js}>]]>',
  '</p><img src=x onerror={js}><p>',
  '<select><style></select><img src=x onerror={js}></style>',
].map(withPayload);

export const hostileHtml: readonly string[] = [
  ...scripts,
  ...handlers,
  ...addresses,
  ...embeds,
  ...foreign,
  ...parserTricks,
  ...parserDependent,
].map(withPayload);

/** Ordinary HTML, clean or from a word processor. Both sanitisers must return the same result. */
export const ordinaryHtml: readonly string[] = [
  '',
  'Plain text',
  'Fire &amp; theft &ndash; from GH&#8373;100 &hellip; caf&eacute; &nbsp;!',
  '<p>Unclosed <strong>bold <em>and italic',
  '<ul><li>One<li>Two<li>Three</ul>',
  '<ul><li>Outer<ul><li>Inner</li></ul></li></ul>',
  '<H1>Shouted</H1><P>TAGS</P>',
  '<div class="MsoNormal" style="margin:0"><span lang="EN-GB">Word</span></div>',
  '<font color="red" size="7">Old</font> <center>centre</center>',
  'Line<br>break<br/>twice<br />thrice',
  '<a href="tel:+233300000100">Call</a>',
  '<a href="#terms">Terms</a>',
  '<a href="files/articles/2/leaflet.pdf">Leaflet</a>',
  '<a href="https://www.example.com" target="_blank">New tab</a>',
  '<a name="anchor">Anchor</a>',
  '<a href="">Empty</a>',
  '<img src="/files/a b.png">',
  '<img src="files/a.png" width="100%" height="auto">',
  '<figure><img src="files/a.svg" alt="A"><figcaption>Caption</figcaption></figure>',
  '<table><caption>Limits</caption><thead><tr><th scope="col">Cover</th><th scope="col">Limit</th></tr></thead><tbody><tr><td>Third party</td><td>GHS6,000</td></tr></tbody></table>',
  '<p><b>b</b> <i>i</i> <u>u</u> <s>s</s> <code>c</code> H<sub>2</sub>O x<sup>2</sup></p>',
  '<p>Ɛte sɛn? 保険 🛡️</p>',
  '<label>Name</label> <button>Send</button>',
  '  spaced   text  ',
];

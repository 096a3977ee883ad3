import { beforeEach, describe, expect, test } from 'vitest';
import { reportsPath } from '../http/csp.ts';
import { recordLog } from '../test/fake-service.ts';
import { quietHttp } from '../test/http.ts';
import { registerReports } from './reports.ts';

const origin = 'https://www.example.com';

/** As Chromium sends it. */
const violation = (more: object = {}, url = `${origin}/purpledetail/ama?name=Ama#ama`) => ({
  age: 1,
  type: 'csp-violation',
  url,
  user_agent: 'Ama',
  body: {
    blockedURL: 'https://evil.example/a.js?name=Ama',
    documentURL: url,
    disposition: 'enforce',
    effectiveDirective: 'script-src-elem',
    lineNumber: 7,
    originalPolicy: "default-src 'self'",
    referrer: 'https://www.example.com/ama',
    sample: 'Ama',
    sourceFile: `${origin}/assets/page-a1.js?name=Ama`,
    statusCode: 200,
    ...more,
  },
});
const crash = {
  age: 1,
  type: 'crash',
  url: `${origin}/purpleabout`,
  body: { reason: 'oom', stack: 'at Ama (https://www.example.com/ama)' },
};
/** As browsers send it that know `report-uri` alone. */
const older = {
  'csp-report': {
    'document-uri': `${origin}/purpleabout?name=Ama`,
    'violated-directive': "img-src 'self' data:",
    'blocked-uri': 'https://evil.example/ama.png',
    'original-policy': "default-src 'self'",
  },
};

let counted: string[];
let log: ReturnType<typeof recordLog>;
let send: (body: unknown, headers?: Record<string, string>) => Promise<number>;
const facts = () => log.lines.map((line) => Object(line.facts).report);

beforeEach(() => {
  counted = [];
  log = recordLog();
  const http = { ...quietHttp(0, origin), log };
  for (const pattern of ['/purpleabout', '/purpledetail/:id']) http.patterns.add(pattern);
  registerReports(http, { report: (...labels) => void counted.push(labels.join(' ')) });
  send = async (body, headers = {}) => {
    const answer = await http.app.inject({
      method: 'POST',
      url: reportsPath,
      headers: { 'content-type': 'application/reports+json', ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return answer.statusCode;
  };
});

describe('what browsers report', () => {
  test('is counted by type and directive, and logged without addresses or anything of the visitor', async () => {
    expect(await send([violation(), crash])).toBe(202);
    expect(await send(older, { 'content-type': 'application/csp-report' })).toBe(202);
    expect(counted).toEqual([
      'csp-violation script-src-elem',
      'crash none',
      'csp-violation img-src',
    ]);
    expect(facts()).toEqual([
      {
        type: 'csp-violation',
        directive: 'script-src-elem',
        route: '/purpledetail/:id',
        about: 'https://evil.example',
        source: '/assets/page-a1.js',
        line: 7,
      },
      { type: 'crash', directive: 'none', route: '/purpleabout', about: 'oom', source: 'none' },
      {
        type: 'csp-violation',
        directive: 'img-src',
        route: '/purpleabout',
        about: 'https://evil.example',
        source: 'none',
      },
    ]);
    expect(JSON.stringify(log.lines)).not.toMatch(/ama/i);
  });

  test.each([
    ['an inline script', { blockedURL: 'inline', sourceFile: `${origin}/ama` }, 'inline', 'self'],
    ['data', { blockedURL: 'data:image/png;base64,Ama' }, 'data:', '/assets/page-a1.js'],
    ['no address', { blockedURL: 'Ama Mensah', sourceFile: '' }, 'unreadable', 'none'],
  ])('names %s by a keyword', async (_, body, about, source) => {
    await send([violation(body)]);
    expect(facts()).toMatchObject([{ about, source }]);
  });

  test('of a visitor’s own browser extension is counted apart, and not logged', async () => {
    await send([
      violation({ sourceFile: 'chrome-extension' }),
      violation({ blockedURL: 'moz-extension://ama/a.js' }),
    ]);
    expect(counted).toEqual(['extension script-src-elem', 'extension script-src-elem']);
    expect(log.lines).toEqual([]);
  });

  test('adds no label to the metrics, whatever it contains', async () => {
    await send([
      violation({ effectiveDirective: 'ama' }),
      { type: 'ama', url: origin, body: { effectiveDirective: 'ama' } },
      { type: 'crash', url: origin, body: { effectiveDirective: 'ama', reason: 7 } },
    ]);
    expect(counted).toEqual(['csp-violation other', 'other none', 'crash none']);
  });

  test('about another site, or by one, is not counted', async () => {
    expect(await send([violation({}, 'https://other.example/')])).toBe(202);
    expect(await send([crash], { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(counted).toEqual([]);
  });

  test.each([
    ['another type', '[]', { 'content-type': 'text/plain' }, 415],
    ['no JSON', '{', {}, 400],
    ['no report', '{"name":"Ama"}', {}, 400],
    ['too much', `["${'a'.repeat(40_000)}"]`, {}, 413],
  ])('is refused: %s', async (_, body, headers, status) => {
    expect(await send(body, headers)).toBe(status);
    expect(log.lines).toEqual([]);
  });

  test('is bounded: of one message, of one client, and in the log', async () => {
    await send(Array.from({ length: 50 }, () => crash));
    expect(counted).toHaveLength(20);
    expect(log.lines).toHaveLength(10);
    for (let turn = 1; turn < 20; turn += 1) expect(await send([crash])).toBe(202);
    expect(await send([crash])).toBe(429);
    expect(log.lines).toHaveLength(10);
  });
});

import { networkOf } from '@insurance-kit/server/network';
import { cookieReader } from '@insurance-kit/server/requests';
import { growsTooFast, hostileShapes } from 'scripts/lib/hostile-texts.ts';
import { describe, expect, test } from 'vitest';
import { readFilePath } from '../content/files.ts';
import { withoutTail } from './request-url.ts';

const readCookie = cookieReader('audience');
const shapes = [...hostileShapes, ...'./;%[]:=\u200b', '; ', 'audience='];

describe('a request is read in linear time', () => {
  test.each<[string, (text: string) => unknown]>([
    ['an address with the end of a sentence', withoutTail],
    ['the path of a file', (text) => readFilePath(text, `v=${text}`)],
    ['a cookie', (cookie) => readCookie({ headers: { cookie } })],
    ['the address of a client', networkOf],
  ])('%s', async (_name, read) => {
    const slow: string[] = [];
    for (const shape of shapes) if (await growsTooFast(shape, read)) slow.push(shape);
    expect(slow).toEqual([]);
  });
});

import { abortingSvg } from 'scripts/lib/hostile-texts.ts';
import { expect, test, vi } from 'vitest';
import { isSvg, RendererCrash, renderSvg } from './svg.ts';

const svg = (attributes: string, content = ''): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`);

const square = 'width="7000" height="7000"';
const layers = `${'<g opacity=".9">'.repeat(20)}<rect ${square}/>${'</g>'.repeat(20)}`;

test('renderSvg also works in a server that runs with `node --watch`', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  expect(await renderSvg(svg('viewBox="0 0 4 2"'), { width: 40 })).toBeInstanceOf(Uint8Array);
});

test('renderSvg rejects an SVG that crashes its renderer, and renders the next SVG', async () => {
  const aborting = Buffer.from(abortingSvg(40, 20));
  await expect(renderSvg(aborting, { width: 40 })).rejects.toBeInstanceOf(RendererCrash);
  const png = await renderSvg(svg('viewBox="0 0 4 2"'), { width: 40 });
  // Width and height in the header of a PNG.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([40, 20]);
});

test.each([
  ['with too many pixels', svg('width="9000" height="9000"'), 'exceeds pixel limit'],
  ['that is incomplete', Buffer.from('<svg'), 'unsupported image format'],
  ['that needs too much memory', svg(square, layers), 'too much time or memory'],
])('renderSvg rejects an SVG %s, and gives the reason', async (_name, picture, reason) => {
  await expect(renderSvg(picture, { width: 7_000 })).rejects.toThrow(reason);
});

test.each([
  ['<?xml version="1.0"?>\n<SVG>', true],
  ['\x1f\x8b', true],
  ['\x89PNG\r\n<svg>', false],
])('isSvg says whether sharp opens the bytes %j as SVG: %s', (bytes, expected) => {
  expect(isSvg(Buffer.from(bytes, 'latin1'))).toBe(expected);
});

// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { xmlDocument } from '../test/xml-document.ts';
import { escapeXml } from './xml.ts';

it('makes XML of any text, and loses nothing that XML can hold', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const xml = `<a b="${escapeXml(text)}">${escapeXml(text)}</a>`;
      // What XML has no place for, and the line ends that it reads as one.
      const kept = text
        .replace(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
        .replace(/\r\n?/g, '\n');
      expect(xmlDocument(xml).documentElement.textContent).toBe(kept);
    }),
    { numRuns: 30, examples: [['\u0001\uffff\ud800<&">]]>\r\n']] },
  );
});

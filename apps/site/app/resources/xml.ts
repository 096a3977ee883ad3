/** Characters that XML 1.0 has no place for, escaped or not: controls, halves of pairs, noncharacters. */
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text as it may stand in XML, in an element or an attribute. */
export const escapeXml = (text: string): string =>
  text
    .replace(notInXml, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

import { describe, expect, it } from 'vitest';
import { parseBody, parseCaption, plainText } from './blocks.ts';

describe('an article body in print', () => {
  it('keeps headings, lists, quotes and tables in reading order (§2.7)', () => {
    const blocks = parseBody(
      '<h2>Cover</h2>\n<p>Text</p><ol><li>One</li><li>Two</li></ol>' +
        '<blockquote><p>Said</p></blockquote>' +
        '<table><thead><tr><th>Loss</th></tr></thead><tbody><tr><td>Fire</td></tr></tbody></table>',
    );
    expect(blocks.map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'list',
      'quote',
      'table',
    ]);
    expect(blocks[2]).toMatchObject({
      ordered: true,
      items: [[{ text: 'One' }], [{ text: 'Two' }]],
    });
    expect(blocks[4]).toMatchObject({
      head: [[{ text: 'Loss' }]],
      rows: [[[{ text: 'Fire' }]]],
    });
  });

  it('prints a link as its text', () => {
    expect(parseBody('<p>See <a href="/purpledetail/3">the sticker</a>.</p>')).toMatchObject([
      { content: [{ text: 'See ' }, { text: 'the sticker' }, { text: '.' }] },
    ]);
  });

  it.each([
    ['<p>a</p><script>b</script>', '<script>'],
    ['<ul><p>a</p></ul>', '<p> has no place in <ul>'],
    ['<p>a</p>loose', 'loose text'],
  ])('drops nothing in silence: %s', (html, message) => {
    expect(() => parseBody(html)).toThrow(message);
  });
});

describe('a caption in print', () => {
  it('keeps its emphasis (§5.3)', () => {
    const caption = parseCaption('<em>All Risk</em>, line by line');
    expect(caption).toEqual([
      { text: 'All Risk', bold: false, italic: true },
      { text: ', line by line', bold: false, italic: false },
    ]);
    expect(plainText(caption)).toBe('All Risk, line by line');
  });
});

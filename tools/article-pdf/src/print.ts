import PDFDocument from 'pdfkit';
import type { PrintedArticle } from './article.ts';
import { type Block, type Inline, plainText, type Text } from './blocks.ts';
import { registerFonts } from './fonts.ts';
import { breakLines, columnWidths, type Line, measureWords, type Word } from './lines.ts';

/** Who publishes the article, in which language and colours, and how its date reads. */
export interface Publication {
  readonly publisher: string;
  /** A BCP 47 tag: the language of the texts. */
  readonly language: string;
  /** The locale in which its date is written (§2.7). */
  readonly dateLocale: string;
  readonly timeZone: string;
  /** Printed small at the end of each article. */
  readonly closingNote: string;
  /** The footer of each page: 'Page 1 of 2'. */
  readonly folio: (page: number, count: number) => string;
  readonly colours: { readonly brand: string; readonly deep: string; readonly soft: string };
}

/** A size of text: `size` and `leading` (from line to line) and `after` in points. */
interface TextStyle {
  readonly size: number;
  readonly leading: number;
  readonly after: number;
  readonly colour: string;
}

/** How an article looks in a company's colours. */
const lookOf = ({ brand, deep, soft }: Publication['colours']) => {
  const colour = {
    brand,
    deep,
    soft,
    gold: '#fcbb39',
    ink: '#1e161d',
    quiet: '#615960',
    rule: '#d8d2d7',
  } as const;
  const text = {
    caption: { size: 25, leading: 29, after: 12, colour: deep },
    meta: { size: 10, leading: 14, after: 14, colour: colour.quiet },
    lead: { size: 13, leading: 18, after: 12, colour: colour.ink },
    h2: { size: 15.5, leading: 20, after: 5, colour: brand },
    h3: { size: 12, leading: 16, after: 3, colour: colour.ink },
    body: { size: 10.2, leading: 14.2, after: 8, colour: colour.ink },
    item: { size: 10.2, leading: 14.2, after: 3, colour: colour.ink },
    cell: { size: 9.3, leading: 12.5, after: 0, colour: colour.ink },
    quote: { size: 12, leading: 18, after: 0, colour: deep },
    small: { size: 8.5, leading: 12, after: 0, colour: colour.quiet },
  } as const satisfies Record<string, TextStyle>;
  return { colour, text };
};
type Look = ReturnType<typeof lookOf>;

const page = { left: 64, right: 64, top: 56, firstTop: 98, bottom: 64, footer: 42 } as const;
const spaceAbove = { h2: 10, h3: 6, table: 4, closing: 16 } as const;
const indent = { item: 18, quote: 16, cell: 7 } as const;

/** Lengths in points of the strips that hang from the first page's top edge. */
const strips = [44, 62, 50, 70, 56, 40, 66, 48] as const;

/**
 * Sets an article as a PDF: A4, tagged for assistive technology, its title and language set. The
 * same article gives the same bytes on the same Node version.
 */
export function printArticle(article: PrintedArticle, publication: Publication): Promise<Buffer> {
  const title = plainText(article.caption);
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: publication.language,
    info: {
      Title: title,
      Author: publication.publisher,
      Subject: article.category,
      CreationDate: article.createdAt,
    },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  registerFonts(doc);

  const look = lookOf(publication.colours);
  const { text } = look;
  const sheet = new Sheet(doc, look);
  sheet.drawStrips();
  sheet.paragraph('H1', boldened(article.caption), text.caption);
  const date = new Intl.DateTimeFormat(publication.dateLocale, {
    dateStyle: 'long',
    timeZone: publication.timeZone,
  }).format(article.createdAt);
  sheet.paragraph('P', [plain(`${article.category} · ${date}`)], text.meta);
  if (article.excerpt.length > 0) sheet.paragraph('P', article.excerpt, text.lead);
  article.body.forEach((block, index) => {
    sheet.block(block, article.body[index + 1]);
  });
  sheet.skip(spaceAbove.closing);
  sheet.paragraph('P', [plain(publication.closingNote)], text.small);
  sheet.end();
  drawFooters(doc, `${publication.publisher} · ${title}`, publication.folio, text.small);
  doc.end();
  return done;
}

/** Draws blocks down the page, from page to page, and records their structure. */
class Sheet {
  readonly #doc: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #look: Look;
  readonly #width: number;
  /** The top of the next line, in points from the top of the page. */
  #y: number = page.firstTop;

  constructor(doc: PDFKit.PDFDocument, look: Look) {
    this.#doc = doc;
    this.#look = look;
    this.#root = doc.struct('Document');
    doc.addStructure(this.#root);
    this.#width = doc.page.width - page.left - page.right;
  }

  end(): void {
    this.#root.end();
  }

  /** Leaves a gap, unless the page is empty. */
  skip(points: number): void {
    if (this.#y > page.top) this.#y += points;
  }

  drawStrips(): void {
    const { brand, gold, deep, soft } = this.#look.colour;
    const palette = [brand, gold, deep, soft];
    const width = this.#doc.page.width / 24;
    this.#artifact(() => {
      strips.forEach((length, index) => {
        const fill = palette[index % palette.length] ?? brand;
        this.#doc.rect(page.left + index * width, 0, width - 2, length).fill(fill);
      });
    });
  }

  paragraph(tag: 'H1' | 'H2' | 'H3' | 'P', content: Text, style: TextStyle): void {
    const lines = this.#lines(content, style, this.#width);
    this.#add(this.#root, tag, lines, page.left, style);
    this.#y += style.after;
  }

  /** @param next what follows, so that a heading is not left alone at a page's foot */
  block(block: Block, next: Block | undefined): void {
    switch (block.kind) {
      case 'heading': {
        const style = block.level === 2 ? this.#look.text.h2 : this.#look.text.h3;
        this.skip(block.level === 2 ? spaceAbove.h2 : spaceAbove.h3);
        this.#keepTogether(style.leading + style.after + this.#firstPart(next));
        this.paragraph(block.level === 2 ? 'H2' : 'H3', boldened(block.content), style);
        return;
      }
      case 'paragraph':
        this.paragraph('P', block.content, this.#look.text.body);
        return;
      case 'quote':
        this.#quote(block.paragraphs);
        return;
      case 'list':
        this.#list(block.items, block.ordered);
        return;
      case 'table':
        this.#table(block.head, block.rows);
        return;
    }
  }

  #quote(paragraphs: readonly Text[]): void {
    const style = this.#look.text.quote;
    const lines = paragraphs.map((content) =>
      this.#lines(content, style, this.#width - indent.quote),
    );
    const height = lines.flat().length * style.leading;
    this.skip(4);
    this.#keepTogether(height);
    this.#artifact(() =>
      this.#doc.rect(page.left, this.#y, 4, height).fill(this.#look.colour.gold),
    );
    const quote = this.#group(this.#root, 'BlockQuote');
    for (const each of lines) this.#add(quote, 'P', each, page.left + indent.quote, style);
    quote.end();
    this.#y += this.#look.text.body.after + 4;
  }

  #list(items: readonly Text[], ordered: boolean): void {
    const style = this.#look.text.item;
    const list = this.#group(this.#root, 'L');
    items.forEach((content, index) => {
      const lines = this.#lines(content, style, this.#width - indent.item);
      this.#keepTogether(Math.min(lines.length, 2) * style.leading);
      const label = this.#lines([plain(ordered ? `${index + 1}.` : '•')], style, indent.item);
      const top = this.#y;
      const item = this.#group(list, 'LI');
      const labelStyle = { ...style, colour: this.#look.colour.brand };
      this.#add(item, 'Lbl', label, page.left, labelStyle);
      this.#y = top;
      this.#add(item, 'LBody', lines, page.left + indent.item, style);
      item.end();
      this.#y += style.after;
    });
    list.end();
    this.#y += this.#look.text.body.after - style.after;
  }

  #table(head: readonly Text[], rows: readonly Text[][]): void {
    const style = this.#look.text.cell;
    const headWords = head.map((cell) => this.#words(boldened(cell), style));
    const rowWords = rows.map((row) => row.map((cell) => this.#words(cell, style)));
    const gap = 2 * indent.cell;
    const widths = columnWidths(
      headWords.map((cell, column) => [cell, ...rowWords.map((row) => row[column] ?? [])]),
      this.#width - gap * head.length,
      this.#space(style),
    );
    const lefts = widths.map(
      (_, column) =>
        page.left +
        indent.cell +
        widths.slice(0, column).reduce((sum, width) => sum + width + gap, 0),
    );
    const linesOf = (cells: readonly (readonly Word[])[]): Line[][] =>
      cells.map((words, column) => breakLines(words, widths[column] ?? 0, this.#space(style)));

    const heightOf = (cells: Line[][]): number =>
      Math.max(0, ...cells.map((lines) => lines.length)) * style.leading + 10;
    const drawRow = (
      cells: Line[][],
      cellStyle: TextStyle,
      add: (draw: () => void) => void = (draw) => draw(),
    ): void => {
      const top = this.#y;
      cells.forEach((lines, column) => {
        this.#y = top + 5;
        add(() => this.#drawLines(lines, lefts[column] ?? page.left, cellStyle));
      });
      this.#y = top + heightOf(cells);
    };

    const headLines = linesOf(headWords);
    const headHeight = heightOf(headLines);
    const headStyle: TextStyle = { ...style, colour: '#ffffff' };
    const drawHeadGround = () =>
      this.#doc.rect(page.left, this.#y, this.#width, headHeight).fill(this.#look.colour.deep);
    const table = this.#group(this.#root, 'Table');
    const addRow = (tag: 'TH' | 'TD', cells: Line[][], cellStyle: TextStyle): void => {
      const row = this.#group(table, 'TR');
      // The scope goes through to the file, though the type package does not know it yet.
      const options = tag === 'TH' ? { title: 'Column heading', scope: 'Column' } : {};
      drawRow(cells, cellStyle, (draw) => row.add(this.#doc.struct(tag, options, draw)));
      row.end();
    };

    this.skip(spaceAbove.table);
    rowWords.forEach((words, index) => {
      const lines = linesOf(words);
      const height = heightOf(lines);
      if (index === 0) {
        this.#keepTogether(headHeight + height);
        this.#artifact(drawHeadGround);
        addRow('TH', headLines, headStyle);
      } else if (this.#keepTogether(height)) {
        // On the next page the heading is repeated, but not in the document's structure.
        this.#artifact(() => {
          drawHeadGround();
          drawRow(headLines, headStyle);
        });
      }
      addRow('TD', lines, style);
      this.#artifact(() => {
        this.#doc
          .moveTo(page.left, this.#y)
          .lineTo(page.left + this.#width, this.#y)
          .lineWidth(0.75)
          .stroke(this.#look.colour.rule);
      });
    });
    table.end();
    this.#y += this.#look.text.body.after + 6;
  }

  /** An element of the structure, to be filled and ended. */
  #group(parent: PDFKit.PDFStructureElement, tag: string): PDFKit.PDFStructureElement {
    const group = this.#doc.struct(tag);
    parent.add(group);
    return group;
  }

  /** Draws lines as an element of the structure. */
  #add(
    parent: PDFKit.PDFStructureElement,
    tag: string,
    lines: readonly Line[],
    left: number,
    style: TextStyle,
  ): void {
    parent.add(this.#doc.struct(tag, {}, () => this.#drawLines(lines, left, style)));
  }

  /** Draws what is no part of the text. */
  #artifact(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#doc.endMarkedContent();
  }

  /** The height that must fit below a heading on the same page. */
  #firstPart(next: Block | undefined): number {
    switch (next?.kind) {
      case 'table':
        return 4 * (this.#look.text.cell.leading + 10);
      case 'heading':
        return this.#look.text.h3.leading + 3 * this.#look.text.body.leading;
      default:
        return 2 * this.#look.text.body.leading;
    }
  }

  /** Starts a new page when `height` does not fit on this one; tells whether it did. */
  #keepTogether(height: number): boolean {
    if (this.#y + height <= this.#doc.page.height - page.bottom) return false;
    this.#doc.continueOnNewPage();
    this.#y = page.top;
    return true;
  }

  #drawLines(lines: readonly Line[], left: number, style: TextStyle): void {
    const space = this.#space(style);
    lines.forEach((line, index) => {
      // At least two lines stay together at the end of a page and at the start of the next.
      const kept = lines.length - index === 2 || (index === 0 && lines.length > 1) ? 2 : 1;
      this.#keepTogether(kept * style.leading);
      let x = left;
      line.forEach((word, position) => {
        const isLast = position === line.length - 1;
        word.pieces.forEach((piece, part) => {
          // The space is printed too, so that copied and spoken text keeps its words apart.
          const ending = part === word.pieces.length - 1 && !isLast ? ' ' : '';
          this.#doc
            .font(piece.font)
            .fontSize(style.size)
            .fillColor(style.colour)
            .text(spaced(piece.text, piece.font, ending), x, this.#y, { lineBreak: false });
          x += piece.width;
        });
        x += space;
      });
      this.#y += style.leading;
    });
  }

  #lines(content: Text, style: TextStyle, width: number): Line[] {
    return breakLines(this.#words(content, style), width, this.#space(style));
  }

  #words(content: Text, style: TextStyle): Word[] {
    return measureWords(content, (part, font) =>
      this.#doc.font(font).fontSize(style.size).widthOfString(part),
    );
  }

  #space(style: TextStyle): number {
    return this.#doc.font('latin regular upright').fontSize(style.size).widthOfString(' ');
  }
}

/** Only the first subset has a space to print. */
function spaced(part: string, font: string, ending: string): string {
  return font.startsWith('latin-ext') ? part : part + ending;
}

function plain(words: string): Inline {
  return { text: words, bold: false, italic: false };
}

function boldened(content: Text): Inline[] {
  return content.map((inline) => ({ ...inline, bold: true }));
}

function drawFooters(
  doc: PDFKit.PDFDocument,
  running: string,
  folioOf: Publication['folio'],
  { size, colour: fill }: TextStyle,
): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    const top = doc.page.height - page.footer;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font('latin regular upright').fontSize(size).fillColor(fill);
    const folio = folioOf(index + 1, count);
    const folioWidth = doc.widthOfString(folio);
    const room = doc.page.width - page.left - page.right - folioWidth - 24;
    const words = shortened(running, room, (part) => doc.widthOfString(part));
    doc.text(words, page.left, top, { lineBreak: false });
    doc.text(folio, doc.page.width - page.right - folioWidth, top, { lineBreak: false });
    doc.endMarkedContent();
  }
}

/** Cuts a text at a word, with an ellipsis, so that it fits. */
function shortened(words: string, room: number, measure: (part: string) => number): string {
  if (measure(words) <= room) return words;
  const kept = words.split(' ');
  while (kept.length > 1 && measure(`${kept.join(' ')}…`) > room) kept.pop();
  return `${kept.join(' ').replace(/[,.:;]$/, '')}…`;
}

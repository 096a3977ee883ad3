import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import formatted from '../../fixtures/formatted.html?raw';
import narrowTables from '../../fixtures/narrow-tables.html?raw';
import { safeHtml } from '../../fixtures/texts.ts';
import { fitsWindow, inRowOf, rowOf, usage, withVariants } from '../../stories/story.tsx';
import { Section } from '../Section/Section.tsx';
import { RichText } from './RichText.tsx';

export default {
  title: 'Content/RichText',
  component: RichText,
  parameters: usage({
    when: 'Formatted text from the content service.',
    not: 'For text that is written in code. A table in code may use it: no other component has table styles.',
    accessibility:
      "Headings start at `h2`, because the page's title is the `h1`. Tables keep captions and headers, and wide tables scroll in a named box (`data-scroll`). On a phone, tables of three or more columns show cells below the row heading: side by side (`data-short`), or one per line after its `data-label`.",
    limits: 'Any length; lines are at most 44 em long; a very long word is broken.',
    focus: ['link', 'scroller'],
  }),
  args: {
    html: safeHtml(formatted),
  },
  decorators: [rowOf],
} satisfies Meta<typeof RichText>;

/** A very long word is broken. With `color="inherit"`, bullets have the text's colour. */
export const Default: StoryObj<typeof RichText> = {
  ...withVariants(
    <RichText size="lead" html={safeHtml('<p>Cover for every season.</p>')} />,
    <Section surface="hero">
      <RichText
        html={safeHtml('<p><a href="#more">How it works</a></p><ul><li>Motor</li></ul>')}
        color="inherit"
      />
    </Section>,
    <RichText html={safeHtml(`<p>${'policynumber'.repeat(60)}</p>`)} />,
  ),
  play: async ({ canvas }) => {
    await fitsWindow();
    const item = canvas.getByText('Motor');
    await expect(getComputedStyle(item, '::marker').color).toBe(getComputedStyle(item).color);
  },
};

/** Narrow tables show one cell per line, unless cells are short or there are only two columns. */
export const NarrowTables: StoryObj<typeof RichText> = {
  args: {
    sx: { width: 340 },
    html: safeHtml(narrowTables),
  },
  decorators: [inRowOf(340)],
  play: async ({ canvas }) => {
    const below = (lower: Element, upper: Element) =>
      lower.getBoundingClientRect().top >= upper.getBoundingClientRect().bottom;
    const heading = (name: string) => canvas.getByRole('rowheader', { name });
    await expect(below(canvas.getByText('No'), heading('Fire'))).toBe(true);
    await expect(below(canvas.getByText('Yes'), canvas.getByText('No'))).toBe(true);
    await expect(below(canvas.getByText('None'), heading('Multi-car'))).toBe(true);
    await expect(below(canvas.getByText('Ten per cent'), canvas.getByText('None'))).toBe(false);
    await expect(below(canvas.getByText('The station'), heading('Police report'))).toBe(false);
    // A long price leaves its label on one line.
    const { height } = getComputedStyle(canvas.getByText(/^From GHS/), '::before');
    await expect(Number.parseFloat(height)).toBeLessThan(30);
    // A long cell does not break words of the row heading, unless a word is very long.
    await expect(canvas.getByText('Windscreen').getClientRects()).toHaveLength(1);
    await fitsWindow();
  },
};

/** A table that is too wide scrolls in a box, which is reachable by keyboard. */
export const WideTable: StoryObj<typeof RichText> = {
  args: {
    html: safeHtml(
      `<div data-scroll tabindex="0" role="group" aria-label="Premiums"><table><caption>Premiums</caption><thead><tr>${'<th>Comprehensively</th>'.repeat(9)}</tr></thead><tbody><tr>${'<td>GHS\u00a06,000.00</td>'.repeat(9)}</tr></tbody></table></div>`,
    ),
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('group', { name: 'Premiums' });
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await fitsWindow();
  },
};

/** Lists numbered with letters or Roman numerals keep their markers. */
export const Clauses: StoryObj<typeof RichText> = {
  args: {
    html: safeHtml(
      '<ol type="a" data-type="a" start="3"><li>Clause c</li><li value="7">Clause g<ol type="I" data-type="I" reversed><li>II</li><li>I</li></ol></li></ol><ol type="A" data-type="A"><li>A</li></ol><ol type="i" data-type="i"><li>i</li></ol>',
    ),
  },
  play: async ({ canvas }) => {
    const kinds = canvas.getAllByRole('list').map((list) => getComputedStyle(list).listStyleType);
    await expect(kinds).toEqual(['lower-alpha', 'upper-roman', 'upper-alpha', 'lower-roman']);
  },
};

/** Every rule that the components on a page have written, one a line. */
export const writtenStyles = (): string =>
  Array.from(document.styleSheets, (sheet) =>
    Array.from(sheet.cssRules, (rule) => rule.cssText).join('\n'),
  ).join('\n');

/** Every rule that the components on a page have written, as Emotion writes them in tests. */
export const writtenStyles = (): string =>
  Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent).join('\n');

/**
 * Reads XML as strictly as its readers do; needs a DOM.
 *
 * @throws Error for text that is not well-formed
 */
export function xmlDocument(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const [fault] = document.getElementsByTagName('parsererror');
  if (fault !== undefined) throw new Error(`This is no XML: ${fault.textContent}`);
  return document;
}

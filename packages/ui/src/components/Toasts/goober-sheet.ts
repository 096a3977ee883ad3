/** The part of a text node that goober writes its styles into. */
interface StyleText {
  data: string;
}

/**
 * Gives goober, the style engine of notistack, a style sheet instead of a `<style>` element that it
 * fills with text: a policy that allows style elements by hash forbids those. goober uses
 * `window._goober` as its element. Call this before notistack is loaded.
 */
export function styleThroughSheet(): void {
  if (Reflect.has(window, '_goober')) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets?.push(sheet);
  let css = '';
  const firstChild: StyleText = {
    get data() {
      return css;
    },
    set data(text) {
      css = text;
      sheet.replaceSync?.(text);
    },
  };
  Object.defineProperty(window, '_goober', {
    value: { firstChild, parentNode: document.head, nonce: undefined },
    configurable: true,
  });
}

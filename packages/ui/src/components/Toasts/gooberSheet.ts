/** What goober writes its styles into: as much of a text node as it uses. */
interface StyleText {
  data: string;
}

/**
 * Gives goober, the style engine of notistack, a style sheet of the page's in place of the `<style>`
 * element that it would fill with text: a policy that allows style elements by hash forbids those.
 * goober takes whatever `window._goober` is for its element. To be called before notistack is loaded.
 */
export function styleThroughSheet(): void {
  if (Reflect.has(window, '_goober')) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let css = '';
  const firstChild: StyleText = {
    get data() {
      return css;
    },
    set data(text) {
      css = text;
      sheet.replaceSync(text);
    },
  };
  Object.defineProperty(window, '_goober', {
    value: { firstChild, parentNode: document.head, nonce: undefined },
    configurable: true,
  });
}

/** The site's own files that a page, a script or a style names. */
export function filesIn(text: string, path: string, site: string): readonly string[] {
  const plain = text.replaceAll('&amp;', '&').replaceAll(site, '');
  const named = plain.matchAll(
    /(?<![\w.-])\/(?:assets|pictures|content|application)\/[^\s"'`()<>\\,]+/g,
  );
  const beside = /\.(?:js|css)$/.test(path)
    ? plain.matchAll(/["'(](\.\/[\w.-]+\.(?:js|css|woff2))["')]/g)
    : [];
  return [
    ...Array.from(named, ([address]) => address),
    ...Array.from(beside, ([, address = '']) => new URL(address, site + path).pathname),
  ].filter((address) => /\.\w+(?:\?|$)|^\/application\//.test(address));
}

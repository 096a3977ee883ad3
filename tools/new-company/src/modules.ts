/** Lets plain Node load a company's modules: a picture or font is its address, `#company` the company. */
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) =>
    /\?(?:url|raw)$/.test(specifier)
      ? { url: `file:///${encodeURIComponent(specifier)}`, format: 'module', shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) =>
    /%3F(?:url|raw)$/.test(url)
      ? { format: 'module', source: `export default ${JSON.stringify(url)};`, shortCircuit: true }
      : next(url, context),
});

import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createStyleCollector } from '@insurance-kit/ui/server';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { applicationId, applicationStart, renderNonceHeader } from '../handover/shared-names.ts';
import { RenderNonceContext, StyleCacheContext } from './render-context.ts';

/** Milliseconds after which an unfinished render is aborted. */
const renderTimeout = 10_000;

/** Waits for the whole page, so that it can be read without JavaScript and cached. */
const renderWhole = (element: React.ReactNode, nonce: string | undefined): Promise<string> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => abort(new Error('The render took too long.')), renderTimeout);
    const { pipe, abort } = renderToPipeableStream(element, {
      ...(nonce !== undefined && { nonce: { script: nonce, style: nonce } }),
      // The page is sent whole, so React need not move late parts into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(timer);
        resolve(text(pipe(new PassThrough())));
      },
      onShellError: (error) => {
        clearTimeout(timer);
        reject(error);
      },
    });
  });

const modulePreload = /<link rel="modulepreload"[^>]*>/g;
/** Only the largest scripts are preloaded: a link to every small file costs more than it saves. */
const large = /\/assets\/(?:libraries|root)[-.]/;

/**
 * Moves the application's scripts, data and preload links into the page's template element. A browser
 * neither fetches nor runs what is in a template; `page-script/react/start-react.ts` takes it out when a visitor
 * needs React.
 *
 * @throws Error if the page has no such element: it would never hydrate.
 */
function holdBack(page: string): string {
  const template = `<template id="${applicationId}"></template>`;
  const [before, application, ...more] = page.split(template);
  if (before === undefined || application === undefined || more.length > 0) {
    throw new Error(`A page must have one <template id="${applicationId}">, at its end.`);
  }
  const end = application.lastIndexOf('</body>');
  const preloads = (before.match(modulePreload) ?? []).filter((link) => large.test(link));
  return [
    before.replace(modulePreload, ''),
    template.replace(
      '></',
      () => `>${preloads.join('')}${applicationStart}${application.slice(0, end)}</`,
    ),
    application.slice(end),
  ].join('');
}

/** Renders a route to a whole HTML document with its styles in the head. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const styles = createStyleCollector();
  const nonce = import.meta.env.PROD ? randomUUID() : undefined;
  const html = await renderWhole(
    <RenderNonceContext value={nonce}>
      <StyleCacheContext value={styles.cache}>
        <ServerRouter
          context={routerContext}
          url={request.url}
          {...(nonce !== undefined && { nonce })}
        />
      </StyleCacheContext>
    </RenderNonceContext>,
    nonce,
  );
  const own = nonce === undefined ? '' : ` nonce="${nonce}"`;
  const style = `<style${own} data-emotion="${styles.name}">${styles.collect(html)}</style>`;
  const page = html.replace('</head>', () => `${style}</head>`);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (nonce !== undefined) headers.set(renderNonceHeader, nonce);
  return new Response(import.meta.env.PROD ? holdBack(page) : page, { status, headers });
}

/**
 * Logs an error of a loader or a render as one structured line on standard error. The address is
 * logged without its query, which may hold what a visitor typed.
 */
export function handleError(error: unknown, { request }: { readonly request: Request }): void {
  if (request.signal.aborted) return;
  const line = {
    level: 50,
    time: Date.now(),
    path: new URL(request.url).pathname,
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    msg: 'a page failed to render',
  };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createStyleCollector } from '@insurance-kit/ui/server';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { applicationId, applicationStart, inlineMarkHeader } from '../handover/marks.ts';
import { InlineMarkContext, StyleCacheContext } from './render-context.ts';

/** Milliseconds after which a render that does not end is given up. */
const renderTimeout = 10_000;

/** Renders the whole page, never a part of it: it reads without JavaScript, and can be cached. */
const renderWhole = (element: React.ReactNode, mark: string | undefined): Promise<string> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => abort(new Error('The render took too long.')), renderTimeout);
    const { pipe, abort } = renderToPipeableStream(element, {
      ...(mark !== undefined && { nonce: { script: mark, style: mark } }),
      // Everything is sent at once, so nothing is worth moving out of its place.
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
/** What takes longest to come; a link to every small file in every page is too much. */
const large = /\/assets\/(?:libraries|root)[-.]/;

/**
 * Puts what React Router wrote at the page's end, the scripts and data of the application, into the
 * template element before it, with the links that would fetch the scripts ahead: the browser neither
 * fetches nor runs what is in a template, until the page script takes it out (`page-script/react.ts`).
 *
 * @throws Error if the page has no such element: better no build than a page that never hydrates.
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

/** Renders a page of React Router's to a whole HTML document with its styles in the head. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const styles = createStyleCollector();
  const mark = import.meta.env.PROD ? randomUUID() : undefined;
  const html = await renderWhole(
    <InlineMarkContext value={mark}>
      <StyleCacheContext value={styles.cache}>
        <ServerRouter
          context={routerContext}
          url={request.url}
          {...(mark !== undefined && { nonce: mark })}
        />
      </StyleCacheContext>
    </InlineMarkContext>,
    mark,
  );
  const { css, ids } = styles.collect(html);
  const own = mark === undefined ? '' : ` nonce="${mark}"`;
  const style = `<style${own} data-emotion="${styles.cache.key} ${ids.join(' ')}">${css}</style>`;
  const page = html.replace('</head>', () => `${style}</head>`);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (mark !== undefined) headers.set(inlineMarkHeader, mark);
  return new Response(import.meta.env.PROD ? holdBack(page) : page, { status, headers });
}

/**
 * Says what went wrong in a loader or a render: one structured line on standard error, without the
 * address's query, which visitors write.
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

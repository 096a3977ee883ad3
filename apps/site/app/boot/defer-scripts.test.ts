import { type DOMWindow, JSDOM } from 'jsdom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

const route = '/assets/home.js';
const manifest = '/assets/manifest.js';
const entry = '/assets/entry.js';
const library = '/assets/libraries.js';
const dialog = '/assets/dialog.js';
const rating = '/assets/rating.js';

/** What the application starts with. */
const start = [route, manifest, entry, library];

/** A page as React Router 7.18 writes it. */
const page = `<!doctype html><head><link rel="modulepreload" href="${library}"></head>
<body><button>Feedback</button><script type="module" async="">
import * as route0 from "${route}";
import "${manifest}";
window.routes = [route0.file];

import("${entry}");</script></body>`;

const reported = vi.fn();

describe('decisions §4 the scripts wait', () => {
  let window: DOMWindow;
  let imported: string[];
  /** The module that fails as it runs. */
  let fails: string | undefined;
  let asked: { readonly file: string; readonly answer: (response: Promise<Response>) => void }[];

  /** The files that are asked for and not answered yet. */
  const files = () => asked.map(({ file }) => file);
  /** Of these, the ones that do not belong to the application's start. */
  const later = () => files().filter((file) => file === dialog || file === rating);
  const answerWith = (answerOf: () => Promise<Response>, but?: string) => {
    const answered = asked.filter(({ file }) => file !== but);
    asked = asked.filter(({ file }) => file === but);
    for (const { answer } of answered) answer(answerOf());
  };
  /** All that is asked for comes, but for one file. */
  const arrive = (but?: string) => answerWith(async () => new Response('code'), but);
  /** Everything has happened that can happen by itself. */
  const rest = () => new Promise((resolve) => setTimeout(resolve));
  const breakLine = () => answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  const areAsked = (...wanted: string[]) => vi.waitFor(() => expect(files()).toEqual(wanted));
  const areImported = (...wanted: string[]) => vi.waitFor(() => expect(imported).toEqual(wanted));

  beforeEach(() => {
    imported = [];
    asked = [];
    fails = undefined;
    reported.mockReset();
    // Vitest has put this name where the source says `import`.
    const html = deferScripts(page).replaceAll('__vite_ssr_dynamic_import__', 'importModule');
    ({ window } = new JSDOM(html, {
      runScripts: 'dangerously',
      beforeParse(opened) {
        opened.fetch = (file) =>
          new Promise((answer) => asked.push({ file: String(file), answer }));
        opened.reportError = reported;
        opened.importModule = async (file: string) => {
          imported.push(file);
          if (file === fails) throw new Error(`${file} does not run.`);
          return { file };
        };
      },
    }));
  });
  afterEach(() => window.close());

  it('nothing is imported before everything has been fetched', async () => {
    expect(files()).toEqual([]);
    await areAsked(...start);
    arrive(library);
    await rest();
    expect(imported).toEqual([]);
    arrive();
    await areImported(route, manifest, entry);
    await vi.waitFor(() => expect(window.routes).toEqual([route]));
    expect(files()).toEqual([]);
  });

  it('what a broken line kept away is asked for again with the next press', async () => {
    await areAsked(...start);
    breakLine();
    await vi.waitFor(() => {
      window.document.querySelector('button')?.click();
      expect(files()).toEqual(start);
    });
    expect(imported).toEqual([]);
    arrive();
    await areImported(route, manifest, entry);
  });

  it('where a module fails as it runs, presses are no longer kept', async () => {
    fails = manifest;
    await areAsked(...start);
    arrive();
    const pressed = vi.fn();
    window.document.body.addEventListener('click', pressed);
    await vi.waitFor(() => {
      window.document.querySelector('button')?.click();
      expect(pressed).toHaveBeenCalled();
    });
    expect(reported).toHaveBeenCalledExactlyOnceWith(new Error(`${manifest} does not run.`));
  });

  it('a module of later is imported when it and its needs are there, and fetched once', async () => {
    const loading = window.loadModule?.(dialog, rating);
    expect(later()).toEqual([dialog, rating]);
    arrive(rating);
    await rest();
    expect(imported).not.toContain(dialog);
    arrive();
    await expect(loading).resolves.toEqual({ file: dialog });
    await window.loadModule?.(dialog, rating);
    expect(later()).toEqual([]);
  });

  it('a module of later that did not come was not imported, so that it can be tried again', async () => {
    const failing = window.loadModule?.(dialog, rating);
    breakLine();
    await expect(failing).rejects.toThrow('Failed to fetch');
    expect(imported).not.toContain(dialog);
    const loading = window.loadModule?.(dialog, rating);
    expect(later()).toEqual([dialog, rating]);
    arrive();
    await expect(loading).resolves.toEqual({ file: dialog });
  });

  it('an answer that is not the file is none', async () => {
    const failing = window.loadModule?.(dialog);
    answerWith(async () => new Response('gone', { status: 404 }));
    await expect(failing).rejects.toThrow('/assets/dialog.js was answered with 404.');
    expect(imported).not.toContain(dialog);
  });
});

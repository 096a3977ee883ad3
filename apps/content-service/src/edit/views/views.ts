import { escapeHtml } from '@insurance-kit/content-client/html/parse';
import { readInstant, recordTitles } from '@insurance-kit/content-client/records';
import type { FastifyReply } from 'fastify';
import type { CompanyDetails } from '../../content/company.ts';
import type { ContentLibrary } from '../../content/library.ts';
import { recordAt } from '../../content/record-folders.ts';
import type { Kind } from '../../store/store.ts';
import type { Entry } from '../../store/visitors.ts';
import type { Draft, Publication } from '../drafts/drafts.ts';
import type { ContentFile } from '../fields/record-files.ts';
import * as records from '../fields/records.ts';
import { answerLabels, fieldName, fill, labelIn, lookUp, type Texts } from '../texts/labels.ts';

/** HTML that is safe to send: made by the template `html`, or sanitised. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Values of a template. Text is escaped; `undefined` and `false` are left out. */
type Part = Html | string | number | false | undefined | readonly Part[];

function write(part: Part): string {
  if (part instanceof Html) return part.text;
  if (part === undefined || part === false) return '';
  if (typeof part === 'object') return part.map(write).join('');
  return escapeHtml(String(part)).replaceAll("'", '&#39;');
}

/** Makes HTML from a template. Escapes all values that are not of the type `Html`. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((text, index) => text + write(parts[index])).join(''));

/** Values that each page of `/edit` needs. `name` is the editor's name, if logged in. */
export interface Frame {
  readonly texts: Texts;
  readonly note?: Note | undefined;
  readonly company: CompanyDetails;
  readonly name?: string | undefined;
  readonly readsMessages: boolean;
  /** Origin at which the editor opened `/edit`. */
  readonly origin: string;
}

export interface Note {
  readonly tone: 'good' | 'bad';
  readonly text: string;
}

export const bad = (text: string): Note => ({ tone: 'bad', text });

export const sendPage = (reply: FastifyReply, text: string, status = 200): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(text);

export const formPath = (folder: string): string => `/edit/records/${folder}`;

/** Formats a time in the company's language and time zone. */
export function moment({ company }: Frame, at: string | number): string {
  const { language, timeZone } = company;
  const locale = language === 'fr' ? 'fr' : 'en-GB';
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(locale, style).format(new Date(at));
}

/** The HTML of a page for editors. */
export function page(frame: Frame, title: string, body: Html): string {
  const { texts, company, name, note } = frame;
  const link = (path: string, text: string) => html`<a href="/edit${path}">${text}</a>`;
  const menu =
    name !== undefined &&
    html`${link('', texts.overview)}${link('/history', texts.history)}${link('/files', texts.files)}
${frame.readsMessages && link('/visitors/messages', texts.visitors)}
<form method="post" action="/edit/log-out"><button>${texts.logOut}</button></form>`;
  return html`<!doctype html>
<html lang="${company.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${company.name}</title>
<link rel="stylesheet" href="/edit/style.css">
<script src="/edit/script.js" defer></script>
</head>
<body>
<a class="skip" href="#main">${texts.skip}</a>
<header class="top"><div><b>${company.name}</b>${menu}</div></header>
<main id="main">
<h1>${title}</h1>
${note && html`<div class="note${note.tone === 'bad' && ' bad'}" role="status"><p>${note.text}</p></div>`}
${body}
</main>
</body>
</html>
`.text;
}

export function messagePage(frame: Frame, text: string): string {
  const { title, overview } = frame.texts;
  return page(frame, title, html`<p>${text}</p><p><a href="/edit">${overview}</a></p>`);
}

export function logInPage(frame: Frame, asksFor: Record<'name' | 'token', boolean>): string {
  const { texts } = frame;
  const field = (id: string, label: string, help: string, more: Html) =>
    html`<div class="field"><label for="${id}">${label}</label><p class="help" id="${id}-help">${help}</p>
<input id="${id}" name="${id}" required aria-describedby="${id}-help" ${more}></div>`;
  const name = html`maxlength="80" autocomplete="name"`;
  const token = html`type="password" autocomplete="current-password"`;
  const help = asksFor.name ? texts.tokenHelp : texts.ownTokenHelp;
  return page(
    frame,
    texts.logIn,
    html`<form method="post" class="panel narrow">
${asksFor.name && field('name', texts.yourName, texts.yourNameHelp, name)}
${asksFor.token && field('token', texts.token, help, token)}
<button class="main">${texts.logIn}</button>
</form>`,
  );
}

/** A record's title, or else the folder's name in words, such as 'What a storm costs'. */
export function recordTitle(texts: Texts, folder: string, fields: records.EditFields = {}): string {
  const title =
    labelIn(recordTitles, texts, recordAt(folder)?.resource ?? '') ??
    records.plainWords(fields.caption ?? '');
  const name = folder.replace(/^.*\/(?:\d+-)?/, '').replaceAll('-', ' ');
  return title || name.slice(0, 1).toUpperCase() + name.slice(1);
}

const listOf = (rows: readonly Html[], none: string, className = 'rows'): Html =>
  rows.length === 0
    ? html`<p class="quiet">${none}</p>`
    : html`<ul class="${className}">${rows.map((row) => html`<li>${row}</li>`)}</ul>`;

const quiet = (text: string): Html => html`<span class="quiet">${text}</span>`;

export const draftTag = (frame: Frame, { publish_at }: Draft): Html =>
  html`<span class="tag draft">${publish_at === '' ? frame.texts.draft : fill(frame.texts.scheduledFor, moment(frame, publish_at))}</span>`;

export const savedBy = (frame: Frame, { saved_by, saved_at }: Draft): string =>
  fill(frame.texts.savedBy, saved_by, moment(frame, saved_at));

export const dateOf = (frame: Frame, date: unknown): string => {
  const instant = readInstant(String(date));
  return instant === undefined ? '' : moment(frame, instant);
};

export function overviewPage(
  frame: Frame,
  drafts: readonly Draft[],
  library: ContentLibrary,
): string {
  const { texts } = frame;
  const listed = library.articles().filter(({ folder }) => records.isEditable(folder));
  const row = (folder: string, fields?: records.EditFields, more?: Html) => {
    const draft = drafts.find((each) => each.folder === folder);
    return html`<a href="${formPath(folder)}">${recordTitle(texts, folder, fields)}</a>${more}${draft && draftTag(frame, draft)}`;
  };
  const articles = listed.map(({ folder, record }) =>
    row(folder, { caption: String(record.caption ?? '') }, quiet(dateOf(frame, record.created_at))),
  );
  const begun = drafts.map((draft) =>
    row(draft.folder, draft.fields, quiet(savedBy(frame, draft))),
  );
  const pages = [...records.pageFolders, ...library.products()].map((folder) => row(folder));
  return page(
    frame,
    texts.title,
    html`<form method="post" action="/edit/articles" class="panel">
<div class="inline"><div><label for="title">${texts.newArticle}</label><p class="help" id="title-help">${texts.newArticleHelp}</p>
<input id="title" name="title" required maxlength="200" aria-describedby="title-help"></div>
<button class="main">${texts.create}</button></div></form>
<h2>${texts.drafts}</h2>
${listOf(begun, texts.noDrafts)}
<h2>${texts.articles}</h2>
${listOf(articles, texts.noHistory)}
<h2>${texts.pages}</h2>
${listOf(pages, '')}`,
  );
}

export function historyPage(frame: Frame, publications: readonly Publication[]): string {
  const { texts } = frame;
  const rows = publications.map(
    ({ id, folder, published_at, published_by, undoes }) =>
      html`<a href="/edit/history/${id}">${recordTitle(texts, folder)}</a>${undoes && html`<span class="tag">${texts.undoes}</span>`}${quiet(`${published_by}, ${moment(frame, published_at)}`)}`,
  );
  return page(frame, texts.history, listOf(rows, texts.noHistory));
}

/** Visitors' messages with the state of their delivery, or visitors' feedback. Newest first. */
export function visitorsPage(frame: Frame, kind: Kind, entries: readonly Entry[], limit: number) {
  const { texts } = frame;
  const path = `/edit/visitors/${kind}`;
  const other = kind === 'messages' ? 'feedback' : 'messages';
  const last = entries.length === limit ? entries.at(-1) : undefined;
  const nameOf = (name: string): string =>
    labelIn(answerLabels, texts, name) ?? lookUp(texts.about, name) ?? name;
  const aboutOf = ({ about }: Entry): string =>
    Object.entries(about)
      .map(([name, value]) =>
        name === 'delivery'
          ? lookUp(texts.deliveries, String(value))
          : fill(texts.named, nameOf(name), value),
      )
      .join(' · ');
  return page(
    frame,
    texts.written[kind],
    html`<p><a href="/edit/visitors/${other}">${texts.written[other]}</a> · <a href="${path}/export.csv">${texts.export}</a></p>
<form method="post" action="${path}" class="panel">${kind === 'messages' && html`<p><button name="resend" value="failed">${texts.resend}</button></p>`}
<div class="inline"><div><label for="email">${texts.deleteAll}</label><input id="email" name="email" type="email"></div><button>${texts.deleteWritten}</button></div></form>
${entries.length === 0 && html`<p class="quiet">${texts.noWritten}</p>`}
${entries.map(
  (entry) => html`<article class="panel"><h2>${moment(frame, entry.received_at)}</h2>
<p class="quiet">${aboutOf(entry)}</p>
<dl>${Object.entries(entry.written).map(([name, value]) => html`<dt class="label">${nameOf(name)}</dt><dd>${value}</dd>`)}</dl>
<details><summary>${texts.deleteWritten}</summary><form method="post" action="${path}"><button name="delete" value="${entry.id}">${texts.deleteWritten}</button></form></details></article>`,
)}
${last && html`<p><a href="${path}?before=${last.id}">${texts.older}</a></p>`}`,
  );
}

export function filesPage(frame: Frame, files: readonly ContentFile[]): string {
  const { texts } = frame;
  const rows = files.map(({ folder, field, address, alt }) => {
    const isPdf = /\.pdf(?:\?|$)/.test(address);
    const shown = isPdf
      ? html`<a href="${address}">PDF</a>`
      : html`<img src="${address}" alt="" loading="lazy">`;
    const altText = alt === undefined ? texts.noAlt : alt || texts.decorative;
    return html`${shown}<a href="${formPath(folder)}#${field}">${recordTitle(texts, folder)}: ${fieldName(texts, field)}</a>${!isPdf && quiet(altText)}`;
  });
  return page(frame, texts.files, listOf(rows, texts.noWritten, 'rows files'));
}

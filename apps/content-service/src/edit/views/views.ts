import { type FieldKind, readInstant } from '@insurance-kit/content-client/records';
import { diffWordsWithSpace } from 'diff';
import type { CompanyDetails } from '../../content/company.ts';
import type { ContentLibrary } from '../../content/library.ts';
import type { ContentProblem } from '../../content/read-folder.ts';
import type { Article } from '../../content/snapshot.ts';
import type { Language } from '../../languages.ts';
import type { Access } from '../access/access.ts';
import type { Draft, Publication } from '../drafts/drafts.ts';
import { type FileRefusal, isRefusal } from '../fields/form.ts';
import { leftOut } from '../fields/left-out.ts';
import { elementField, elementText, readList } from '../fields/lists.ts';
import { fieldsOfFile } from '../fields/record-files.ts';
import {
  altOf,
  type EditFields,
  elementKindsOf,
  type FieldFault,
  formFields,
  isArticle,
  isEditable,
  isSame,
  limitOf,
  pageFolders,
  pictureOf,
  withoutTags,
} from '../fields/records.ts';
import { readUpload } from '../fields/uploads.ts';
import { wallTime } from '../time.ts';
import { type Html, html } from './html.ts';
import { helpOf, labelOf, listWordsOf, nameOf, plainReason, type Words, wordsOf } from './words.ts';

/** The data that every editors' page needs. */
export interface Frame {
  readonly language: Language;
  readonly company: CompanyDetails;
  /** Who is logged in. */
  readonly name?: string | undefined;
  readonly problems: number;
}

/** A message at the top of a page about what has just happened. */
export interface Note {
  readonly tone: 'good' | 'bad';
  readonly text: string;
}

/** The path of a record's form. */
export const formPath = (folder: string): string => `/edit/records/${folder}`;

const moment = ({ language, company }: Frame, iso: string): string =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: company.timeZone,
  }).format(new Date(iso));

/** A whole page. */
function page(frame: Frame, title: string, body: Html, note?: Note): string {
  const { language, company, name, problems } = frame;
  const words = wordsOf[language];
  const other: Language = language === 'en' ? 'fr' : 'en';
  const menu =
    name !== undefined &&
    html`<a href="/edit">${words.overview}</a>
          <a href="/edit/history">${words.history}</a>
          <a href="/edit/problems">${words.problems}${problems === 0 ? '' : ` (${problems})`}</a>
          <form method="post" action="/edit/log-out"><button>${words.logOut}</button></form>`;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${company.name}</title>
<link rel="stylesheet" href="/edit/style.css">
<script src="/edit/script.js" defer></script>
</head>
<body>
<a class="skip" href="#main">${words.skip}</a>
<header class="top"><div><b>${company.name}</b>${menu}<a href="/edit/language?to=${other}" lang="${other}" hreflang="${other}">${wordsOf[other].language}</a></div></header>
<main id="main">
<h1>${title}</h1>
${note && html`<div class="note${note.tone === 'bad' ? ' bad' : ''}" role="status"><p>${note.text}</p></div>`}
${body}
</main>
</body>
</html>
`.text;
}

/** A page with a single message. */
export function messagePage(frame: Frame, text: string): string {
  const words = wordsOf[frame.language];
  return page(frame, words.title, html`<p>${text}</p><p><a href="/edit">${words.overview}</a></p>`);
}

/** The log-in page. */
export function logInPage(frame: Frame, asksFor: Access['asksFor'], fault?: string): string {
  const words = wordsOf[frame.language];
  return page(
    frame,
    words.logIn,
    html`<form method="post" action="/edit/log-in" class="panel narrow">
${
  asksFor.name &&
  html`<div class="field"><label for="name">${words.yourName}</label><p class="help" id="name-help">${words.yourNameHelp}</p>
<input id="name" name="name" required maxlength="80" autocomplete="name" aria-describedby="name-help"></div>`
}
${
  asksFor.token &&
  html`<div class="field"><label for="token">${words.token}</label><p class="help" id="token-help">${asksFor.name ? words.tokenHelp : words.ownTokenHelp}</p>
<input id="token" name="token" type="password" required autocomplete="current-password" aria-describedby="token-help"></div>`
}
<button class="main">${words.logIn}</button>
</form>`,
    fault === undefined ? undefined : { tone: 'bad', text: fault },
  );
}

/** A folder's name as words: `articles/17-what-a-storm-costs` → What a storm costs. */
function readableName(folder: string): string {
  const name = folder.replace(/^.*\/(?:\d+-)?/, '').replaceAll('-', ' ');
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** The title of a record, as lists and its form show it. */
function titleOf(words: Words, folder: string, fields: EditFields = {}): string {
  const names: Readonly<Record<string, string>> = words.records;
  return names[folder] ?? (withoutTags(fields.caption ?? '') || readableName(folder));
}

function draftTag(frame: Frame, draft: Draft | undefined): Html | undefined {
  const words = wordsOf[frame.language];
  if (draft === undefined) return undefined;
  return html`<span class="tag draft">${draft.publish_at === '' ? words.draft : words.scheduledFor(moment(frame, draft.publish_at))}</span>`;
}

/** The list of all records; those with a draft are marked. */
export function overviewPage(
  frame: Frame,
  drafts: readonly Draft[],
  library: Pick<ContentLibrary, 'articles' | 'products'>,
  note?: Note,
): string {
  const words = wordsOf[frame.language];
  const byFolder = new Map(drafts.map((draft) => [draft.folder, draft]));
  const listed = library.articles().filter(({ folder }) => isEditable(folder));
  const known = new Set(listed.map(({ folder }) => folder));
  const begun = drafts.filter(({ folder }) => isArticle(folder) && !known.has(folder));
  const row = (folder: string, title: string, more?: Html | string) =>
    html`<li><a href="${formPath(folder)}">${title}</a>${more}${draftTag(frame, byFolder.get(folder))}</li>`;
  const dateOf = ({ record: { created_at } }: Article): Html | undefined => {
    const date =
      typeof created_at === 'string' ? Date.parse(readInstant(created_at) ?? '') : Number.NaN;
    if (Number.isNaN(date)) return undefined;
    const shown = moment(frame, new Date(date).toISOString());
    return date > Date.now()
      ? html`<span class="tag draft">${words.comesOn(shown)}</span>`
      : html`<span class="quiet">${shown}</span>`;
  };
  return page(
    frame,
    words.title,
    html`<form method="post" action="/edit/articles" class="panel">
<div class="inline"><div><label for="title">${words.newArticle}</label><p class="help" id="title-help">${words.newArticleHelp}</p>
<input id="title" name="title" required maxlength="200" aria-describedby="title-help"></div>
<button class="main">${words.create}</button></div></form>
<h2>${words.drafts}</h2>
${
  drafts.length === 0
    ? html`<p class="quiet">${words.noDrafts}</p>`
    : html`<ul class="rows">${drafts.map(
        (draft) =>
          html`<li><a href="${formPath(draft.folder)}">${titleOf(words, draft.folder, draft.fields)}</a><span class="quiet">${words.savedBy(draft.saved_by, moment(frame, draft.saved_at))}</span>${draft.publish_at === '' ? undefined : draftTag(frame, draft)}</li>`,
      )}</ul>`
}
<h2>${words.articles}</h2>
<ul class="rows">${begun.map(({ folder, fields }) => row(folder, titleOf(words, folder, fields)))}${listed.map((article) => row(article.folder, titleOf(words, article.folder, { caption: String(article.record.caption ?? '') }), dateOf(article)))}</ul>
<h2>${words.pages}</h2>
<ul class="rows">${[...pageFolders, ...library.products()].map((folder) => row(folder, titleOf(words, folder)))}</ul>`,
    note,
  );
}

/** What a record's form shows. */
export interface FormModel {
  readonly folder: string;
  /** The values of the form. */
  readonly fields: EditFields;
  readonly draft: Draft | undefined;
  readonly categories: readonly string[];
  /** The faults that prevent publication; shown at the fields. */
  readonly faults: ReadonlyMap<string, FieldFault | FileRefusal>;
  /** The link to its preview on the site. */
  readonly previewLink: string | undefined;
}

const changedParts = (before: string, after: string): Html =>
  html`<pre>${
    diffWordsWithSpace(before, after, { timeout: 200 })?.map(({ value, added, removed }) =>
      added
        ? html`<ins>${value}</ins>`
        : removed
          ? html`<del>${value}</del>`
          : html`${shorten(value)}`,
    ) ?? html`<del>${before}</del><ins>${after}</ins>`
  }</pre>`;

/** Leaves out the middle of a long passage that has not changed. */
const shorten = (text: string): string =>
  text.length < 240 ? text : `${text.slice(0, 100)} … ${text.slice(-100)}`;

/** The help of a field, with its limit if somebody could reach that by typing. */
function helpFor(words: Words, kind: FieldKind, limit: number | undefined): string {
  if (kind === 'asset') return words.pdfHelp;
  if (kind === 'picture') return words.pictureHelp;
  const isLimited = limit !== undefined && limit < 1_000 && kind !== 'degrees';
  return [kind === 'alt' ? words.altHelp : helpOf(words, kind), isLimited ? words.limit(limit) : '']
    .filter(Boolean)
    .join(' ');
}

function fieldHtml(
  frame: Frame,
  model: FormModel,
  [name, kind]: readonly [string, FieldKind],
  value = model.fields[name] ?? '',
): Html {
  if (kind === 'focus') return focusHtml(frame, name, value);
  if (kind === 'list') return listHtml(frame, model, name, value);
  const { folder, fields, categories, faults } = model;
  const words = wordsOf[frame.language];
  const fault = faults.get(name);
  const faultText =
    fault === undefined
      ? undefined
      : isRefusal(fault)
        ? `${words.faults[fault]} ${words.refused}`
        : words.faults[fault];
  const { label } = labelOf(words, name);
  const limit = limitOf(name, kind);
  const isTyped = kind !== 'instant' && !(isArticle(folder) && name === 'category');
  const help = helpFor(words, kind, isTyped ? limit : undefined);
  const described = html`aria-describedby="${name}-help${fault === undefined ? '' : ` ${name}-fault`}"${fault === undefined ? undefined : html` aria-invalid="true"`}`;
  const lost = leftOut(value, kind);
  const control = (): Html => {
    switch (kind) {
      case 'asset':
      case 'picture':
        return html`${kind === 'picture' ? pictureShown(name, fields) : pdfShown(words, value)}<input type="hidden" name="${name}" value="${value}">
<input type="file" id="${name}" name="file-${name}" accept="${kind === 'asset' ? '.pdf' : '.png,.jpg,.jpeg,.webp,.avif,.svg'}" ${described}${kind === 'picture' ? html` data-picture` : undefined}>
${value === '' ? undefined : html`<label class="tick"><input type="checkbox" name="remove-${name}"> ${words.remove}</label>`}`;
      case 'alt':
        return html`<input id="${name}" name="${name}" value="${value}" maxlength="${limit}" ${described}>
<label class="tick"><input type="checkbox" name="decorative-${pictureOf(name)}"${fields[name] === '' ? html` checked` : undefined}> ${words.decorative}</label>`;
      case 'prose':
      case 'proseUnlessPath': {
        const { bold, italic, heading, list, link, plain, linkAddress } = words;
        const buttons = JSON.stringify({ bold, italic, heading, list, link, plain, linkAddress });
        return html`<textarea id="${name}" name="${name}" maxlength="${limit}" aria-labelledby="${name}-label" data-words="${buttons}" ${described}>
${value}</textarea>`;
      }
      case 'instant': {
        const date = Date.parse(readInstant(value) ?? '');
        const local = Number.isNaN(date) ? '' : wallTime(new Date(date), frame.company.timeZone);
        return html`<input type="datetime-local" id="${name}" name="${name}" value="${local}" ${described}>`;
      }
      default:
        if (isArticle(folder) && name === 'category') {
          return html`<select id="${name}" name="${name}" ${described}><option value="">${words.choose}</option>${categories.map(
            (category) =>
              html`<option${category === value ? html` selected` : undefined}>${category}</option>`,
          )}</select>`;
        }
        return html`<input id="${name}" name="${name}" value="${value}" maxlength="${limit}" ${described}>`;
    }
  };
  return html`<div class="field"><label for="${name}" id="${name}-label">${label}</label>
<p class="help" id="${name}-help">${help}</p>
${faultText === undefined ? undefined : html`<p class="fault" id="${name}-fault">${faultText}</p>`}
${control()}
${lost.length === 0 ? undefined : html`<p class="fault">${words.leftOut(lost.join(' '))}</p>`}</div>`;
}

/** The address of a picture or PDF; `undefined` if it is no file of this service. */
function addressOf(value: string): string | undefined {
  const upload = readUpload(value);
  if (upload !== undefined) return `/edit/uploads/${upload.id}.${upload.extension}`;
  return value.startsWith('files/') ? `/${value}` : undefined;
}

const otherAddress = (value: string): Html | undefined =>
  value === '' ? undefined : html`<p class="help">${value}</p>`;

function pdfShown(words: Words, value: string): Html | undefined {
  const address = addressOf(value);
  return address === undefined
    ? otherAddress(value)
    : html`<p class="help">${words.current} <a href="${address}">PDF</a></p>`;
}

/** A picture, or the place where one is shown as soon as it is chosen. */
function pictureShown(name: string, fields: EditFields): Html {
  const value = fields[name] ?? '';
  const address = addressOf(value);
  return address === undefined
    ? html`${otherAddress(value)}<span class="shown" id="${name}-shown" hidden></span>`
    : html`<span class="shown" id="${name}-shown"><img src="${address}" alt="${fields[altOf(name)] ?? ''}"></span>`;
}

/** The focus point of a picture, as two numbers; the script sets them by a click in the picture. */
function focusHtml({ language }: Frame, name: string, value: string): Html {
  const words = wordsOf[language];
  const [across = '50', down = '50'] = value === '' ? [] : (value.match(/\d+/g) ?? []);
  const number = (id: string, label: string, each: string) =>
    html`<div><label for="${id}">${label}</label><input type="number" id="${id}" name="${id}" min="0" max="100" value="${each}" aria-describedby="${name}-help"></div>`;
  return html`<details class="field" id="${name}"><summary>${words.named(words.focus, '')}<span>${value || words.focusMiddle}</span></summary>
<p class="help" id="${name}-help">${words.focusHelp}</p>
<div class="inline">${number(`${name}-x`, words.focusAcross, across)}${number(`${name}-y`, words.focusDown, down)}</div></details>`;
}

/** A list of a record: each element's fields, and buttons that save and change the list. */
function listHtml(frame: Frame, model: FormModel, list: string, value: string): Html {
  const listWords = listWordsOf(wordsOf[frame.language], list);
  if (listWords === undefined) return html``;
  const kinds = Object.entries(elementKindsOf(model.folder, list));
  return html`<p class="help" id="${list}">${listWords.help}</p>
${readList(value).map(
  (
    element,
    index,
  ) => html`<fieldset id="${list}-${index}"><legend>${listWords.element(index + 1)}</legend>
${kinds.map(([name, kind]) => fieldHtml(frame, model, [elementField(list, index, name), kind], elementText(element, name)))}
<div class="inline">${index === 0 ? undefined : html`<button name="action" value="up ${list} ${index}">${listWords.up(index + 1)}</button>`}
<button name="action" value="remove ${list} ${index}">${listWords.remove(index + 1)}</button></div></fieldset>`,
)}
<button name="action" value="add ${list}">${listWords.add}</button>`;
}

/** The fields of a form whose values differ before and after. */
const changedFields = (folder: string, before: EditFields, after: EditFields) =>
  formFields(folder).filter(([name, kind]) => !isSame(kind, after[name], before[name]));

/** What ends a line of prose. */
const lineEnd = /<\/(?:p|h\d|li|tr|blockquote)>|<br\s*\/?>/gi;

/** A field as a text that can be read and compared. */
function readableOf(frame: Frame, kind: FieldKind, value = ''): string {
  const words = wordsOf[frame.language];
  if (kind === 'alt' && value === '') return words.decorative;
  if (kind === 'focus') return value || words.focusMiddle;
  if (kind === 'instant') {
    const instant = readInstant(value);
    return instant === undefined ? value : moment(frame, instant);
  }
  if (kind === 'prose' || kind === 'proseUnlessPath') {
    return withoutTags(value.replace(lineEnd, '\n'));
  }
  if (kind !== 'list') return value;
  return readList(value)
    .map((element) =>
      Object.keys(element)
        .map((name) => words.named(labelOf(words, name).label, elementText(element, name)))
        .join('\n'),
    )
    .join('\n\n');
}

/** Two values of a field as texts: as they are stored where they read the same, as a new link does. */
function readablePair(frame: Frame, kind: FieldKind, one = '', other = ''): [string, string] {
  const texts: [string, string] = [readableOf(frame, kind, one), readableOf(frame, kind, other)];
  return texts[0] === texts[1] ? [one, other] : texts;
}

/** A field before and after: texts with their differences, files side by side. */
function changeHtml(
  frame: Frame,
  kind: FieldKind,
  before: string | undefined,
  after: string | undefined,
): Html {
  const words = wordsOf[frame.language];
  if (kind !== 'picture' && kind !== 'asset') {
    return changedParts(...readablePair(frame, kind, before, after));
  }
  const shown = (value = ''): Html | string => {
    const address = addressOf(value);
    if (address === undefined) return value || '–';
    return kind === 'asset'
      ? html`<a href="${address}">PDF</a>`
      : html`<span class="shown"><img src="${address}" alt=""></span>`;
  };
  return html`<div class="two"><div><p class="label">${words.before}</p>${shown(before)}</div><div><p class="label">${words.after}</p>${shown(after)}</div></div>`;
}

/** A record's form, with everything that can be done with its draft. */
export function formPage(frame: Frame, model: FormModel, note?: Note): string {
  const words = wordsOf[frame.language];
  const { folder, fields, draft, previewLink, faults } = model;
  const parts = Map.groupBy(formFields(folder), ([name]) => labelOf(words, name).part);
  const timeZone = frame.company.timeZone;
  const changed = draft ? changedFields(folder, draft.base_fields, fields) : [];
  const approvals = draft?.approvals.map(
    ({ by, at, revision: approved }) =>
      html`<li>${words.approvals} <strong>${by}</strong>, ${moment(frame, at)}${approved === draft.revision ? undefined : ` (${words.approvedEarlier})`}</li>`,
  );
  // Sent back with the form: nobody overwrites or discards what they have not seen.
  const seen = html`<input type="hidden" name="draft" value="${draft?.id ?? ''}"><input type="hidden" name="revision" value="${draft?.revision ?? 0}">`;
  const problem = draft?.publish_problem;
  const problems: Readonly<Record<string, string>> = words.scheduleProblems;
  return page(
    frame,
    titleOf(words, folder, fields),
    html`${problem ? html`<div class="note bad"><p>${problems[problem] ?? problem}</p></div>` : undefined}
${
  faults.size > 0 &&
  html`<div class="note bad"><p>${words.fixFirst}</p><ul>${[...faults.keys()].map((name) => html`<li><a href="#${name}">${nameOf(words, name)}</a></li>`)}</ul></div>`
}
<p class="quiet">${draft === undefined ? words.published : html`${draftTag(frame, draft)} ${words.savedBy(draft.saved_by, moment(frame, draft.saved_at))}`} · <a href="/edit/history?folder=${folder}">${words.history}</a></p>
${
  draft &&
  html`<section class="panel"><label for="preview-link">${words.previewLink}</label>
<p class="help" id="preview-help">${previewLink === undefined ? words.previewUnknown : words.previewHelp}</p>
${previewLink === undefined ? undefined : html`<div class="inline"><div><input id="preview-link" readonly value="${previewLink}" aria-describedby="preview-help"></div><a class="button" href="${previewLink}">${words.openLink}</a></div>`}
${approvals === undefined || approvals.length === 0 ? undefined : html`<ul>${approvals}</ul>`}
${changed.length === 0 ? undefined : html`<details><summary>${words.changes} (${changed.length})</summary>${changed.map(([name, kind]) => html`<p class="label">${nameOf(words, name)}</p>${changeHtml(frame, kind, draft.base_fields[name], fields[name])}`)}</details>`}
</section>`
}
<form method="post" action="${formPath(folder)}" enctype="multipart/form-data">
${seen}
${'' /* The Enter key takes the first button of a form. */}<button name="action" value="save" hidden></button>
${[...parts].map(([part, members]) => html`<fieldset><legend>${part}</legend>${members.map((member) => fieldHtml(frame, model, member))}</fieldset>`)}
<div class="bar"><button class="main" name="action" value="save">${words.save}</button>
${previewLink === undefined && draft !== undefined ? undefined : html`<button name="action" value="preview">${words.preview}</button>`}
<button name="action" value="publish">${words.publish}</button></div>
<fieldset><legend>${words.schedule}</legend>
<div class="inline"><div><label for="publish_at">${words.scheduleAt(timeZone)}</label>
<input type="datetime-local" id="publish_at" name="publish_at" value="${draft?.publish_at ? wallTime(new Date(draft.publish_at), timeZone) : ''}"></div>
<button name="action" value="schedule">${words.scheduleSet}</button>
${draft?.publish_at ? html`<button name="action" value="unschedule">${words.scheduleClear}</button>` : undefined}</div></fieldset>
</form>
${
  draft &&
  html`<form method="post" action="${formPath(folder)}" enctype="multipart/form-data" class="inline">${seen}<button name="action" value="discard">${words.discard}</button><p class="help">${words.discardHelp}</p></form>`
}`,
    note,
  );
}

/** The page for a draft whose files were changed meanwhile: shows both versions, field by field. */
export function conflictPage(frame: Frame, draft: Draft, now: EditFields): string {
  const words = wordsOf[frame.language];
  const changed = changedFields(draft.folder, draft.base_fields, now);
  return page(
    frame,
    words.conflictTitle,
    html`<div class="note bad"><p>${words.conflict}</p></div>
${changed.map(([name, kind]) => {
  const [inFiles, inDraft] = readablePair(frame, kind, now[name], draft.fields[name]);
  return html`<section class="panel"><h2>${nameOf(words, name)}</h2>
<div class="two"><div><p class="label">${words.inFiles}</p><pre>${inFiles}</pre></div><div><p class="label">${words.inDraft}</p><pre>${inDraft}</pre></div></div></section>`;
})}
<form method="post" action="${formPath(draft.folder)}" enctype="multipart/form-data" class="panel">
<p id="rebase-help">${words.conflictHelp}</p>
<button class="main" name="action" value="rebase" aria-describedby="rebase-help">${words.conflictRebase}</button></form>`,
  );
}

/** The list of publications, newest first. */
export function historyPage(
  frame: Frame,
  publications: readonly Publication[],
  note?: Note,
): string {
  const words = wordsOf[frame.language];
  return page(
    frame,
    words.history,
    publications.length === 0
      ? html`<p class="quiet">${words.noHistory}</p>`
      : html`<ul class="rows">${publications.map(
          ({ id, folder, published_at, published_by, undoes }) =>
            html`<li><a href="/edit/history/${id}">${titleOf(words, folder)}</a>${undoes === '' ? undefined : html`<span class="tag">${words.undoes}</span>`}<span class="quiet">${published_by}, ${moment(frame, published_at)}</span></li>`,
        )}</ul>`,
    note,
  );
}

/** One publication: what it changed, and the button that takes it back. */
export function publicationPage(frame: Frame, publication: Publication, note?: Note): string {
  const words = wordsOf[frame.language];
  const { id, folder, published_at, published_by, changes } = publication;
  const fieldsOf = (side: 'before' | 'after'): EditFields =>
    Object.assign({}, ...changes.map((change) => fieldsOfFile(folder, change.file, change[side])));
  const [before, after] = [fieldsOf('before'), fieldsOf('after')];
  return page(
    frame,
    titleOf(words, folder, after),
    html`<p class="quiet">${published_by}, ${moment(frame, published_at)} · <a href="${formPath(folder)}">${words.open}</a></p>
${changedFields(folder, before, after).map(
  ([name, kind]) =>
    html`<section class="panel"><h2>${nameOf(words, name)}</h2>${changeHtml(frame, kind, before[name], after[name])}</section>`,
)}
<p class="quiet">${changes.map(({ file }) => `${folder}/${file}`).join(', ')}</p>
<form method="post" action="/edit/history/${id}"><button>${words.undo}</button></form>`,
    note,
  );
}

/** The problems of the content, in plain words. */
export function problemsPage(frame: Frame, problems: readonly ContentProblem[]): string {
  const words = wordsOf[frame.language];
  const link = (file: string): Html | undefined => {
    const folder = /^(?:articles\/)?[^/]*/.exec(file)?.[0] ?? '';
    return isEditable(folder) ? html`<a href="${formPath(folder)}">${words.open}</a>` : undefined;
  };
  return page(
    frame,
    words.problems,
    problems.length === 0
      ? html`<p>${words.noProblems}</p>`
      : html`<p>${words.problemsHelp}</p><ul class="rows">${problems.map(
          ({ file, reason }) =>
            html`<li><span>${plainReason(words, reason)}</span><span class="quiet">${file}</span>${link(file)}</li>`,
        )}</ul>`,
  );
}

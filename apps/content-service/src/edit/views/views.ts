import { type FieldKind, readInstant } from '@insurance-kit/content-client/records';
import { diffWordsWithSpace } from 'diff';
import type { Entry } from '../../commands/command.ts';
import type { CompanyDetails } from '../../content/company.ts';
import type { ContentLibrary } from '../../content/library.ts';
import type { ContentProblem } from '../../content/read-folder.ts';
import type { Article } from '../../content/snapshot.ts';
import type { Language } from '../../languages.ts';
import type { Kind } from '../../store/store.ts';
import type { Access } from '../access/access.ts';
import type { Rights } from '../access/editors.ts';
import type { Draft, Publication, Unused } from '../drafts/drafts.ts';
import type { ContentFile } from '../fields/files.ts';
import { elementField, elementText, readList } from '../fields/lists.ts';
import { fieldsOfFile } from '../fields/record-files.ts';
import {
  altField,
  changedFields,
  coversOf,
  type EditFields,
  elementKindsOf,
  type FieldFault,
  formFields,
  isArticle,
  isEditable,
  limitOf,
  pageFolders,
  pictureOf,
  withoutTags,
} from '../fields/records.ts';
import { leftOut, type Remark, remarkMark } from '../fields/remarks.ts';
import {
  bodyLimit,
  type FileRefusal,
  isRefusal,
  readUpload,
  uploadLimits,
} from '../fields/uploads.ts';
import { wallTime } from '../time.ts';
import { type Html, html } from './html.ts';
import {
  getFieldName,
  getListTexts,
  helpOf,
  labelOf,
  plainReason,
  type Texts,
  textsByLanguage,
} from './texts.ts';

/** The data that every editors' page needs. */
export interface Frame {
  readonly language: Language;
  readonly texts: Texts;
  /** What has just happened. */
  readonly note?: Note | undefined;
  readonly company: CompanyDetails;
  /** Who is logged in. */
  readonly name?: string | undefined;
  readonly may: Rights;
  /** The address at which the editor has these pages. */
  readonly origin: string;
  readonly problems: number;
}

/** A message at the top of a page about what has just happened. */
export interface Note {
  readonly tone: 'good' | 'bad';
  readonly text: string;
}

/** The path of a record's form. */
export const formPath = (folder: string): string => `/edit/records/${folder}`;

/** The time of day, and the date if it has a style, of a moment in the company's zone. */
export const timeOf = (
  { language, company: { timeZone } }: Frame,
  at: number | Date,
  dateStyle?: 'medium',
): string =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr' : 'en-GB', {
    dateStyle,
    timeStyle: 'short',
    timeZone,
  }).format(at);

const moment = (frame: Frame, iso: string): string => timeOf(frame, new Date(iso), 'medium');

/** A whole page. */
function page(frame: Frame, title: string, body: Html): string {
  const { language, texts, company, name, may, problems, note } = frame;
  const other: Language = language === 'en' ? 'fr' : 'en';
  const menu =
    name !== undefined &&
    html`<a href="/edit">${texts.overview}</a>
          <a href="/edit/history">${texts.history}</a>
          <a href="/edit/files">${texts.files}</a>
          <a href="/edit/problems">${texts.problems}${problems === 0 ? '' : ` (${problems})`}</a>
          ${may.messages && html`<a href="/edit/visitors/messages">${texts.visitors}</a>`}
          <form method="post" action="/edit/log-out"><button>${texts.logOut}</button></form>`;
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
<a class="skip" href="#main">${texts.skip}</a>
<header class="top"><div><b>${company.name}</b>${menu}<a href="/edit/language?to=${other}" lang="${other}" hreflang="${other}">${textsByLanguage[other].language}</a></div></header>
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
export const messagePage = (frame: Frame, text: string): string =>
  page(
    frame,
    frame.texts.title,
    html`<p>${text}</p><p><a href="/edit">${frame.texts.overview}</a></p>`,
  );

/** The log-in page. */
export function logInPage(frame: Frame, asksFor: Access['asksFor']): string {
  const { texts } = frame;
  return page(
    frame,
    texts.logIn,
    html`<form method="post" class="panel narrow">
${
  asksFor.name &&
  html`<div class="field"><label for="name">${texts.yourName}</label><p class="help" id="name-help">${texts.yourNameHelp}</p>
<input id="name" name="name" required maxlength="80" autocomplete="name" aria-describedby="name-help"></div>`
}
${
  asksFor.token &&
  html`<div class="field"><label for="token">${texts.token}</label><p class="help" id="token-help">${asksFor.name ? texts.tokenHelp : texts.ownTokenHelp}</p>
<input id="token" name="token" type="password" required autocomplete="current-password" aria-describedby="token-help"></div>`
}
<button class="main">${texts.logIn}</button>
</form>`,
  );
}

/** A folder's name as words: `articles/17-what-a-storm-costs` → What a storm costs. */
function readableName(folder: string): string {
  const name = folder.replace(/^.*\/(?:\d+-)?/, '').replaceAll('-', ' ');
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** The title of a record, as lists and its form show it. */
function recordTitle(texts: Texts, folder: string, fields: EditFields = {}): string {
  const names: Readonly<Record<string, string>> = texts.records;
  return names[folder] ?? (withoutTags(fields.caption ?? '') || readableName(folder));
}

const draftTag = (frame: Frame, { publish_at }: Draft): Html =>
  html`<span class="tag draft">${publish_at === '' ? frame.texts.draft : frame.texts.scheduledFor(moment(frame, publish_at))}</span>`;

/** The list of all records; those with a draft are marked. */
export function overviewPage(
  frame: Frame,
  drafts: readonly Draft[],
  library: Pick<ContentLibrary, 'articles' | 'products'>,
): string {
  const { texts } = frame;
  const byFolder = new Map(drafts.map((draft) => [draft.folder, draft]));
  const listed = library.articles().filter(({ folder }) => isEditable(folder));
  const known = new Set(listed.map(({ folder }) => folder));
  const begun = drafts.filter(({ folder }) => isArticle(folder) && !known.has(folder));
  const row = (folder: string, title: string, more?: Html) => {
    const draft = byFolder.get(folder);
    return html`<li><a href="${formPath(folder)}">${title}</a>${more}${draft && draftTag(frame, draft)}</li>`;
  };
  const dateTag = ({ record: { created_at } }: Article): Html | undefined => {
    const date =
      typeof created_at === 'string' ? Date.parse(readInstant(created_at) ?? '') : Number.NaN;
    if (Number.isNaN(date)) return undefined;
    const shown = moment(frame, new Date(date).toISOString());
    return date > Date.now()
      ? html`<span class="tag draft">${texts.comesOn(shown)}</span>`
      : html`<span class="quiet">${shown}</span>`;
  };
  return page(
    frame,
    texts.title,
    html`<form method="post" action="/edit/articles" class="panel">
<div class="inline"><div><label for="title">${texts.newArticle}</label><p class="help" id="title-help">${texts.newArticleHelp}</p>
<input id="title" name="title" required maxlength="200" aria-describedby="title-help"></div>
<button class="main">${texts.create}</button></div></form>
<h2>${texts.drafts}</h2>
${
  drafts.length === 0
    ? html`<p class="quiet">${texts.noDrafts}</p>`
    : html`<ul class="rows">${drafts.map(
        (draft) =>
          html`<li><a href="${formPath(draft.folder)}">${recordTitle(texts, draft.folder, draft.fields)}</a><span class="quiet">${texts.savedBy(draft.saved_by, moment(frame, draft.saved_at))}</span>${draft.publish_at === '' ? undefined : draftTag(frame, draft)}</li>`,
      )}</ul>`
}
<h2>${texts.articles}</h2>
<ul class="rows">${begun.map(({ folder, fields }) => row(folder, recordTitle(texts, folder, fields)))}${listed.map((article) => row(article.folder, recordTitle(texts, article.folder, { caption: String(article.record.caption ?? '') }), dateTag(article)))}</ul>
<h2>${texts.pages}</h2>
<ul class="rows">${[...pageFolders, ...library.products()].map((folder) => row(folder, recordTitle(texts, folder)))}</ul>`,
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
  /** What should be seen before it is published. */
  readonly remarks: readonly Remark[];
  /** Who else has this form open; '' for nobody. */
  readonly others: string;
  /** Whether the values were just saved, or were sent and not saved; '' for those of the record. */
  readonly state: 'saved' | 'sent' | '';
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

/** Fields that are chosen, or have a limit that nobody reaches by typing. */
const unlimited: readonly FieldKind[] = ['asset', 'picture', 'cover', 'degrees', 'instant'];

function fieldHtml(
  frame: Frame,
  model: FormModel,
  [name, kind]: readonly [string, FieldKind],
  value = model.fields[name] ?? '',
): Html {
  if (kind === 'focus') return focusHtml(frame, name, value);
  if (kind === 'list') return listHtml(frame, model, name, value);
  const { folder, fields, categories, faults } = model;
  const { texts } = frame;
  const fault = faults.get(name);
  const limit = limitOf(name, kind);
  const faultText =
    fault === undefined
      ? undefined
      : isRefusal(fault)
        ? `${texts.faults[fault]} ${texts.refused}`
        : fault === 'long'
          ? `${texts.faults.long} ${texts.cutAfter(value.slice(0, limit).slice(-40))}`
          : texts.faults[fault];
  const { label } = labelOf(texts, name);
  const isCategory = isArticle(folder) && name === 'category';
  const isLimited = limit < 1_000 && !isCategory && !unlimited.includes(kind);
  const help = [helpOf(texts, kind), isLimited && texts.limit(limit)].filter(Boolean).join(' ');
  const described = html`aria-describedby="${name}-help${fault === undefined ? '' : ` ${name}-fault`}"${fault === undefined ? undefined : html` aria-invalid="true"`}`;
  const lost = leftOut(value, kind);
  const select = (none: string, options: readonly (readonly [string, string])[]): Html =>
    html`<select id="${name}" name="${name}" ${described}>${[['', none] as const, ...options].map(
      ([each, title]) =>
        html`<option value="${each}"${each === value && html` selected`}>${title}</option>`,
    )}</select>`;
  const control = (): Html => {
    switch (kind) {
      case 'asset':
      case 'picture':
        return html`${kind === 'picture' ? pictureShown(name, fields) : pdfShown(texts, value)}<input type="hidden" name="${name}" value="${value}">
<input type="file" id="${name}" name="file-${name}" accept="${kind === 'asset' ? '.pdf' : '.png,.jpg,.jpeg,.webp,.avif,.svg,.gif,.tif,.tiff'}" data-most="${uploadLimits[kind === 'asset' ? 'pdf' : 'picture']}" ${described}${kind === 'picture' ? html` data-picture` : undefined}>
${value === '' ? undefined : html`<label class="tick"><input type="checkbox" name="remove-${name}"> ${texts.remove}</label>`}`;
      case 'alt':
        return html`<input id="${name}" name="${name}" value="${value}" maxlength="${limit}" ${described}>
<label class="tick"><input type="checkbox" name="decorative-${pictureOf(name)}"${fields[name] === '' ? html` checked` : undefined}> ${texts.decorative}</label>`;
      case 'prose':
      case 'proseUnlessPath': {
        return html`<textarea id="${name}" name="${name}" maxlength="${limit}" aria-labelledby="${name}-label" data-words="${JSON.stringify(texts.rich)}" ${described}>
${value}</textarea>`;
      }
      case 'instant': {
        const date = Date.parse(readInstant(value) ?? '');
        const local = Number.isNaN(date) ? '' : wallTime(new Date(date), frame.company.timeZone);
        return html`<input type="datetime-local" id="${name}" name="${name}" value="${local}" ${described}>`;
      }
      default:
        if (isCategory) {
          return select(
            texts.choose,
            categories.map((category) => [category, category]),
          );
        }
        if (kind === 'cover') {
          const titled = (cover: string) => [cover, labelOf(texts, `${cover}_body`).part] as const;
          return select(texts.wholeProduct, coversOf(folder).map(titled));
        }
        return html`<input id="${name}" name="${name}" value="${value}" maxlength="${limit}" ${described}>`;
    }
  };
  return html`<div class="field"><label for="${name}" id="${name}-label">${label}</label>
<p class="help" id="${name}-help">${help}</p>
${faultText === undefined ? undefined : html`<p class="fault" id="${name}-fault">${faultText}</p>`}
${control()}
${lost.length === 0 ? undefined : html`<p class="fault">${texts.leftOut(lost.join(' '))}</p>`}</div>`;
}

/** The address of a picture or PDF; `undefined` if it is no file of this service. */
function fileAddress(value: string): string | undefined {
  const upload = readUpload(value);
  if (upload !== undefined) return `/edit/uploads/${upload.id}.${upload.extension}`;
  return value.startsWith('files/') ? `/${value}` : undefined;
}

const otherAddress = (value: string): Html | undefined =>
  value === '' ? undefined : html`<p class="help">${value}</p>`;

function pdfShown(texts: Texts, value: string): Html | undefined {
  const address = fileAddress(value);
  return address === undefined
    ? otherAddress(value)
    : html`<p class="help">${texts.current} <a href="${address}">PDF</a></p>`;
}

/** A picture, or the place where one is shown as soon as it is chosen. */
function pictureShown(name: string, fields: EditFields): Html {
  const value = fields[name] ?? '';
  const address = fileAddress(value);
  return address === undefined
    ? html`${otherAddress(value)}<span class="shown" id="${name}-shown" hidden></span>`
    : html`<span class="shown" id="${name}-shown"><img src="${address}" alt="${fields[altField(name)] ?? ''}"></span>`;
}

/** The focus point of a picture, as two numbers; the script sets them by a click in the picture. */
function focusHtml({ texts }: Frame, name: string, value: string): Html {
  const [across = '50', down = '50'] = value === '' ? [] : (value.match(/\d+/g) ?? []);
  const number = (id: string, label: string, each: string) =>
    html`<div><label for="${id}">${label}</label><input type="number" id="${id}" name="${id}" min="0" max="100" value="${each}" aria-describedby="${name}-help"></div>`;
  return html`<details class="field" id="${name}"><summary>${texts.named(texts.focus, '')}<span>${value || texts.focusMiddle}</span></summary>
<p class="help" id="${name}-help">${texts.focusHelp}</p>
<div class="inline">${number(`${name}-x`, texts.focusAcross, across)}${number(`${name}-y`, texts.focusDown, down)}</div></details>`;
}

/** A list of a record: each element's fields, and buttons that save and change the list. */
function listHtml(frame: Frame, model: FormModel, list: string, value: string): Html {
  const listTexts = getListTexts(frame.texts, list);
  if (listTexts === undefined) return html``;
  const kinds = Object.entries(elementKindsOf(model.folder, list));
  return html`<p class="help" id="${list}">${listTexts.help}</p>
${readList(value).map(
  (
    element,
    index,
  ) => html`<fieldset id="${list}-${index}"><legend>${listTexts.element(index + 1)}</legend>
${kinds.map(([name, kind]) => fieldHtml(frame, model, [elementField(list, index, name), kind], elementText(element, name)))}
<div class="inline">${index === 0 ? undefined : html`<button name="action" value="up ${list} ${index}">${listTexts.up(index + 1)}</button>`}
<button name="action" value="remove ${list} ${index}">${listTexts.remove(index + 1)}</button></div></fieldset>`,
)}
<button name="action" value="add ${list}">${listTexts.add}</button>`;
}

/** What ends a line of prose. */
const lineEnd = /<\/(?:p|h\d|li|tr|blockquote)>|<br\s*\/?>/gi;

/** A field as a text that can be read and compared. */
function readableOf(frame: Frame, kind: FieldKind, value = ''): string {
  const { texts } = frame;
  if (kind === 'alt' && value === '') return texts.decorative;
  if (kind === 'focus') return value || texts.focusMiddle;
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
        .map((name) => texts.named(labelOf(texts, name).label, elementText(element, name)))
        .join('\n'),
    )
    .join('\n\n');
}

/** Two values of a field as texts: as they are stored where they read the same, as a new link does. */
function readablePair(frame: Frame, kind: FieldKind, one = '', other = ''): [string, string] {
  const texts: [string, string] = [readableOf(frame, kind, one), readableOf(frame, kind, other)];
  return texts[0] === texts[1] ? [one, other] : texts;
}

/** Two things side by side, each below its label. */
const sideBySide = (...parts: readonly (readonly [string, Html | string])[]): Html =>
  html`<div class="two">${parts.map(([label, part]) => html`<div><p class="label">${label}</p>${part}</div>`)}</div>`;

/** A field before and after: texts with their differences, files side by side. */
function changeHtml(frame: Frame, kind: FieldKind, before = '', after = ''): Html {
  if (kind !== 'picture' && kind !== 'asset') {
    return changedParts(...readablePair(frame, kind, before, after));
  }
  const shown = (value: string): Html | string => {
    const address = fileAddress(value);
    if (address === undefined) return value || '–';
    return kind === 'asset'
      ? html`<a href="${address}">PDF</a>`
      : html`<span class="shown"><img src="${address}" alt=""></span>`;
  };
  const { texts } = frame;
  return sideBySide([texts.before, shown(before)], [texts.after, shown(after)]);
}

/** A record's form, with everything that can be done with its draft. */
export function formPage(frame: Frame, model: FormModel): string {
  const { texts } = frame;
  const { folder, fields, draft, previewLink, faults, others, remarks, state } = model;
  const parts = Map.groupBy(formFields(folder), ([name]) => labelOf(texts, name).part);
  const timeZone = frame.company.timeZone;
  const changed = draft ? changedFields(folder, draft.base_fields, fields) : [];
  const approvals = draft?.approvals.map(
    ({ by, at, revision: approved }) =>
      html`<li>${texts.approvals} <strong>${by}</strong>, ${moment(frame, at)}${approved === draft.revision ? undefined : ` (${texts.approvedEarlier})`}</li>`,
  );
  // Sent back with the form: nobody overwrites or discards what they have not seen.
  const seen = html`<input type="hidden" name="draft" value="${draft?.id ?? ''}"><input type="hidden" name="revision" value="${draft?.revision ?? 0}">`;
  return page(
    frame,
    recordTitle(texts, folder, fields),
    html`${draft?.publish_problem ? html`<div class="note bad"><p>${texts.scheduleProblem}</p></div>` : undefined}
${
  faults.size > 0 &&
  html`<div class="note bad"><p>${texts.fixFirst}</p><ul>${[...faults.keys()].map((name) => html`<li><a href="#${name}">${getFieldName(texts, name)}</a></li>`)}</ul></div>`
}
${
  remarks.length > 0 &&
  html`<div class="note bad" role="alert"><p>${texts.lookFirst}</p><ul>${remarks.map(({ field, about, detail }) => html`<li><a href="#${field}">${getFieldName(texts, field)}</a>: ${texts.remarks[about](detail)}</li>`)}</ul></div>`
}
<p class="quiet">${draft === undefined ? texts.published : html`${draftTag(frame, draft)} ${texts.savedBy(draft.saved_by, moment(frame, draft.saved_at))}`} · <a href="/edit/history?folder=${folder}">${texts.history}</a>${frame.may.publish && html` · <a href="#publish_at">${texts.schedule}</a>`}</p>
${
  draft &&
  html`<section class="panel"><label for="preview-link">${texts.previewLink}</label>
<p class="help" id="preview-help">${previewLink === undefined ? texts.previewUnknown : texts.previewHelp}</p>
${previewLink === undefined ? undefined : html`<div class="inline"><div><input id="preview-link" readonly value="${previewLink}" aria-describedby="preview-help"></div><a class="button" href="${previewLink}">${texts.openLink}</a></div>`}
${approvals === undefined || approvals.length === 0 ? undefined : html`<ul>${approvals}</ul>`}
${changed.length === 0 ? undefined : html`<details><summary>${texts.changes} (${changed.length})</summary>${changed.map(([name, kind]) => html`<p class="label">${getFieldName(texts, name)}</p>${changeHtml(frame, kind, draft.base_fields[name], fields[name])}`)}</details>`}
</section>`
}
<form method="post" action="${formPath(folder)}" enctype="multipart/form-data" data-open="/edit/open/${folder}" data-state="${state}" data-most="${bodyLimit}">
<div aria-live="polite"><p class="note" data-note="others"${others === '' && html` hidden`}>${others}</p></div>
<div class="note bad" data-note="restored" role="status" hidden><p>${texts.restored}</p><button type="button">${texts.dropRestored}</button></div>
${seen}<input type="hidden" name="remarks" value="${remarkMark(remarks)}">
${'' /* The Enter key takes the first button of a form. */}<button name="action" value="save" hidden></button>
${[...parts].map(([part, members]) => html`<fieldset><legend>${part}</legend>${members.map((member) => fieldHtml(frame, model, member))}</fieldset>`)}
<div class="note bad" data-note="logged-out" data-problem tabindex="-1" hidden><p>${texts.loggedOut} <a href="/edit/log-in" target="_blank">${texts.logIn}</a></p></div>
<div class="note bad" data-note="away" data-problem tabindex="-1" hidden><p>${texts.away}</p></div>
<div class="note bad" data-note="too-large" data-problem tabindex="-1" hidden><p>${texts.tooLarge}</p></div>
<div class="bar"><button class="main" name="action" value="save">${texts.save}</button>
${previewLink === undefined && draft !== undefined ? undefined : html`<button name="action" value="preview">${texts.preview}</button>`}
${frame.may.publish && html`<button name="action" value="publish">${texts.publish}</button>`}</div>
${
  frame.may.publish &&
  html`<fieldset><legend>${texts.schedule}</legend>
${draft?.publish_at ? html`<p class="help">${texts.scheduleStays}</p>` : undefined}
<div class="inline"><div><label for="publish_at">${texts.scheduleAt(timeZone)}</label>
<input type="datetime-local" id="publish_at" name="publish_at" value="${draft?.publish_at ? wallTime(new Date(draft.publish_at), timeZone) : ''}"></div>
<button name="action" value="schedule">${texts.scheduleSet}</button>
${draft?.publish_at ? html`<button name="action" value="unschedule">${texts.scheduleClear}</button>` : undefined}</div></fieldset>`
}
</form>
${
  draft &&
  html`<form method="post" action="${formPath(folder)}" enctype="multipart/form-data" class="inline">${seen}<button name="action" value="discard">${texts.discard}</button><p class="help">${texts.discardHelp}</p></form>`
}
${
  draft === undefined &&
  frame.may.publish &&
  isArticle(folder) &&
  html`<details><summary>${texts.delete}</summary><form method="post" action="${formPath(folder)}" enctype="multipart/form-data" class="inline">${seen}<p class="help">${texts.deleteHelp}</p><button name="action" value="delete">${texts.delete}</button></form></details>`
}`,
  );
}

/** The page for a draft whose files were changed meanwhile: shows both versions, field by field. */
export function conflictPage(frame: Frame, draft: Draft, now: EditFields): string {
  const { texts } = frame;
  const changed = changedFields(draft.folder, draft.base_fields, now);
  return page(
    frame,
    texts.conflictTitle,
    html`<div class="note bad"><p>${texts.conflict}</p></div>
${changed.map(([name, kind]) => {
  const [inFiles, inDraft] = readablePair(frame, kind, now[name], draft.fields[name]);
  return html`<section class="panel"><h2>${getFieldName(texts, name)}</h2>${sideBySide(
    [texts.inFiles, html`<pre>${inFiles}</pre>`],
    [texts.inDraft, html`<pre>${inDraft}</pre>`],
  )}</section>`;
})}
<form method="post" action="${formPath(draft.folder)}" enctype="multipart/form-data" class="panel">
<p id="rebase-help">${texts.conflictHelp}</p>
<button class="main" name="action" value="rebase" aria-describedby="rebase-help">${texts.conflictRebase}</button></form>`,
  );
}

/** The list of publications, newest first. */
export function historyPage(frame: Frame, publications: readonly Publication[]): string {
  const { texts } = frame;
  return page(
    frame,
    texts.history,
    publications.length === 0
      ? html`<p class="quiet">${texts.noHistory}</p>`
      : html`<ul class="rows">${publications.map(
          ({ id, folder, published_at, published_by, undoes }) =>
            html`<li><a href="/edit/history/${id}">${recordTitle(texts, folder)}</a>${undoes === '' ? undefined : html`<span class="tag">${texts.undoes}</span>`}<span class="quiet">${published_by}, ${moment(frame, published_at)}</span></li>`,
        )}</ul>`,
  );
}

/** One publication: what it changed, and the button that takes it back. */
export function publicationPage(frame: Frame, publication: Publication): string {
  const { texts } = frame;
  const { id, folder, published_at, published_by, changes } = publication;
  const fieldsOn = (side: 'before' | 'after'): EditFields =>
    Object.assign({}, ...changes.map((change) => fieldsOfFile(folder, change.file, change[side])));
  const [before, after] = [fieldsOn('before'), fieldsOn('after')];
  return page(
    frame,
    recordTitle(texts, folder, after),
    html`<p class="quiet">${published_by}, ${moment(frame, published_at)} · <a href="${formPath(folder)}">${texts.open}</a></p>
${changedFields(folder, before, after).map(
  ([name, kind]) =>
    html`<section class="panel"><h2>${getFieldName(texts, name)}</h2>${changeHtml(frame, kind, before[name], after[name])}</section>`,
)}
<p class="quiet">${changes.map(({ file }) => `${folder}/${file}`).join(', ')}</p>
${frame.may.publish && html`<form method="post" action="/edit/history/${id}"><button>${texts.undo}</button></form>`}`,
  );
}

/** The problems of the content, in plain words. */
export function problemsPage(frame: Frame, problems: readonly ContentProblem[]): string {
  const { texts } = frame;
  const link = (file: string): Html | undefined => {
    const folder = /^(?:articles\/)?[^/]*/.exec(file)?.[0] ?? '';
    return isEditable(folder) ? html`<a href="${formPath(folder)}">${texts.open}</a>` : undefined;
  };
  return page(
    frame,
    texts.problems,
    problems.length === 0
      ? html`<p>${texts.noProblems}</p>`
      : html`<p>${texts.problemsHelp}</p><ul class="rows">${problems.map(
          ({ file, reason }) =>
            html`<li><span>${plainReason(texts, reason)}</span><span class="quiet">${file}</span>${link(file)}</li>`,
        )}</ul>`,
  );
}

/** What visitors wrote, newest first, with the state of its sending. */
export function visitorsPage(
  frame: Frame,
  kind: Kind,
  entries: readonly Entry[],
  length: number,
): string {
  const { texts } = frame;
  const path = `/edit/visitors/${kind}`;
  const other = kind === 'messages' ? 'feedback' : 'messages';
  const last = entries.length === length ? entries.at(-1) : undefined;
  const states: Readonly<Record<string, string>> = texts.deliveries;
  return page(
    frame,
    texts.written[kind],
    html`<p><a href="/edit/visitors/${other}">${texts.written[other]}</a> · <a href="${path}/export.csv">${texts.export}</a></p>
<form method="post" action="${path}" class="panel">${kind === 'messages' && html`<p><button name="resend" value="failed">${texts.resend}</button></p>`}
<div class="inline"><div><label for="email">${texts.deleteAll}</label><input id="email" name="email" type="email"></div><button>${texts.deleteWritten}</button></div></form>
${entries.length === 0 && html`<p class="quiet">${texts.noWritten}</p>`}
${entries.map(
  ({ id, received_at, about, written }) =>
    html`<article class="panel"><h2>${moment(frame, received_at)}</h2>
<p class="quiet">${Object.entries(about)
      .map(([name, value]) => (name === 'delivery' ? states[value] : `${name}: ${value}`))
      .join(' · ')}</p>
<dl>${Object.entries(written).map(([name, value]) => html`<dt class="label">${name}</dt><dd>${value}</dd>`)}</dl>
<details><summary>${texts.deleteWritten}</summary><form method="post" action="${path}"><button name="delete" value="${id}">${texts.deleteWritten}</button></form></details></article>`,
)}
${last && html`<p><a href="${path}?before=${last.id}">${texts.older}</a></p>`}`,
  );
}

/** All pictures and PDFs of the content with where they are used, and uploads that nothing uses. */
export function filesPage(
  frame: Frame,
  files: readonly ContentFile[],
  unused: readonly Unused[],
): string {
  const { texts } = frame;
  const size = new Intl.NumberFormat(frame.language, { maximumFractionDigits: 0 });
  const shown = (address: string): Html =>
    /\.pdf(?:\?|$)/.test(address)
      ? html`<a href="${address}">PDF</a>`
      : html`<img src="${address}" alt="" loading="lazy">`;
  return page(
    frame,
    texts.files,
    html`<ul class="rows files">${files.map(
      ({ folder, field, address, bytes, alt }) =>
        html`<li>${shown(address)}<a href="${formPath(folder)}#${field}">${recordTitle(texts, folder)}: ${getFieldName(texts, field)}</a><span class="quiet">${size.format(bytes / 1000)} kB</span><span class="quiet">${address.includes('.pdf') ? undefined : alt === undefined ? texts.noAlt : alt || texts.decorative}</span></li>`,
    )}</ul>
<h2>${texts.unused}</h2>
${
  unused.length === 0
    ? html`<p class="quiet">${texts.noWritten}</p>`
    : html`<ul class="rows files">${unused.map(({ id, extension, uploaded_at }) => html`<li>${shown(`/edit/uploads/${id}.${extension}`)}<span class="quiet">${moment(frame, uploaded_at)}</span></li>`)}</ul>
<form method="post"><button>${texts.removeUnused}</button></form>`
}`,
  );
}

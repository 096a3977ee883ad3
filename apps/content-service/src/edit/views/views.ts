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
import { type Draft, type Publication, revisionOf, type Unused } from '../drafts/drafts.ts';
import type { ContentFile } from '../fields/files.ts';
import { elementField, elementText, readList } from '../fields/lists.ts';
import { fieldsOfFile } from '../fields/record-files.ts';
import * as records from '../fields/records.ts';
import { leftOut, type Remark, remarkMark } from '../fields/remarks.ts';
import { bodyLimit, type FileRefusal, readUpload, uploadLimits } from '../fields/uploads.ts';
import { wallTime } from '../time.ts';
import { type Html, html } from './html.ts';
import * as labels from './labels.ts';

const { fieldName, fill, labelOf } = labels;
const { altField, changedFields, isArticle, isEditable, plainWords } = records;
type EditFields = records.EditFields;

/** Data that all pages of `/edit` show. */
export interface Frame {
  readonly language: Language;
  readonly texts: labels.Texts;
  readonly note?: Note | undefined;
  readonly company: CompanyDetails;
  readonly name?: string | undefined;
  /** Whether the editor may read visitors' messages. */
  readonly readsMessages: boolean;
  /** Origin of `/edit` for this editor. */
  readonly origin: string;
  readonly problems: number;
}

/** A message about the last action, at the top of a page. */
export interface Note {
  readonly tone: 'good' | 'bad';
  readonly text: string;
}

export const formPath = (folder: string): string => `/edit/records/${folder}`;

function moment({ language, company: { timeZone } }: Frame, at: string | number): string {
  const locale = language === 'fr' ? 'fr' : 'en-GB';
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(locale, style).format(new Date(at));
}

function page(frame: Frame, title: string, body: Html): string {
  const { language, texts, company, name, problems, note } = frame;
  const other: Language = language === 'en' ? 'fr' : 'en';
  const link = (path: string, text: string) => html`<a href="/edit${path}">${text}</a>`;
  const menu =
    name !== undefined &&
    html`${link('', texts.overview)}${link('/history', texts.history)}${link('/files', texts.files)}
${link('/problems', problems === 0 ? texts.problems : `${texts.problems} (${problems})`)}
${frame.readsMessages && link('/visitors/messages', texts.visitors)}
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
<header class="top"><div><b>${company.name}</b>${menu}<a href="/edit/language?to=${other}" lang="${other}" hreflang="${other}">${labels.textsByLanguage[other].language}</a></div></header>
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

export function logInPage(frame: Frame, asksFor: Access['asksFor']): string {
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

/** Title of a record, or the words of its folder's name. */
function recordTitle(texts: labels.Texts, folder: string, fields: EditFields = {}): string {
  const title = labels.lookUp(texts.records, folder) ?? plainWords(fields.caption ?? '');
  const name = folder.replace(/^.*\/(?:\d+-)?/, '').replaceAll('-', ' ');
  return title || name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** A list, or a text if it is empty. */
const listOf = (rows: readonly Html[], none: string, look = 'rows'): Html =>
  rows.length === 0
    ? html`<p class="quiet">${none}</p>`
    : html`<ul class="${look}">${rows.map((row) => html`<li>${row}</li>`)}</ul>`;

const quiet = (text: string): Html => html`<span class="quiet">${text}</span>`;

const draftTag = (frame: Frame, { publish_at }: Draft): Html =>
  html`<span class="tag draft">${publish_at === '' ? frame.texts.draft : fill(frame.texts.scheduledFor, moment(frame, publish_at))}</span>`;

const savedBy = (frame: Frame, { saved_by, saved_at }: Draft): string =>
  fill(frame.texts.savedBy, saved_by, moment(frame, saved_at));

/** The list of all records. Those with a draft are marked. */
export function overviewPage(
  frame: Frame,
  drafts: readonly Draft[],
  library: Pick<ContentLibrary, 'articles' | 'products'>,
): string {
  const { texts } = frame;
  const listed = library.articles().filter(({ folder }) => isEditable(folder));
  const isNew = ({ folder }: Draft) =>
    isArticle(folder) && !listed.some((article) => article.folder === folder);
  const row = (folder: string, fields?: EditFields, more?: Html) => {
    const draft = drafts.find((each) => each.folder === folder);
    return html`<a href="${formPath(folder)}">${recordTitle(texts, folder, fields)}</a>${more}${draft && draftTag(frame, draft)}`;
  };
  const dateOf = ({ created_at }: Article['record']): Html | undefined => {
    const instant = typeof created_at === 'string' ? readInstant(created_at) : undefined;
    if (instant === undefined) return undefined;
    const shown = moment(frame, instant);
    return Date.parse(instant) > Date.now()
      ? html`<span class="tag draft">${fill(texts.comesOn, shown)}</span>`
      : quiet(shown);
  };
  const articles = listed.map(({ folder, record }) =>
    row(folder, { caption: String(record.caption ?? '') }, dateOf(record)),
  );
  return page(
    frame,
    texts.title,
    html`<form method="post" action="/edit/articles" class="panel">
<div class="inline"><div><label for="title">${texts.newArticle}</label><p class="help" id="title-help">${texts.newArticleHelp}</p>
<input id="title" name="title" required maxlength="200" aria-describedby="title-help"></div>
<button class="main">${texts.create}</button></div></form>
<h2>${texts.drafts}</h2>
${listOf(
  drafts.map((draft) => row(draft.folder, draft.fields, quiet(savedBy(frame, draft)))),
  texts.noDrafts,
)}
<h2>${texts.articles}</h2>
${listOf([...drafts.filter(isNew).map(({ folder, fields }) => row(folder, fields)), ...articles], texts.noHistory)}
<h2>${texts.pages}</h2>
${listOf(
  [...records.pageFolders, ...library.products()].map((folder) => row(folder)),
  '',
)}`,
  );
}

export interface FormModel {
  readonly folder: string;
  readonly fields: EditFields;
  readonly draft: Draft | undefined;
  readonly categories: readonly string[];
  readonly faults: ReadonlyMap<string, records.FieldFault | FileRefusal>;
  /** Warnings before publication. */
  readonly remarks: readonly Remark[];
  /** Whether the values were saved or only sent. '' for the record's values. */
  readonly state: 'saved' | 'sent' | '';
  readonly previewLink: string | undefined;
}

/** Kinds of fields whose limit nobody reaches by typing. */
const unlimited: readonly FieldKind[] = [
  'asset',
  'picture',
  'focus',
  'cover',
  'degrees',
  'instant',
];
const pictureTypes = '.png,.jpg,.jpeg,.webp,.avif,.svg,.gif,.tif,.tiff';

function fieldHtml(
  frame: Frame,
  model: FormModel,
  [name, kind]: readonly [string, FieldKind],
  value = model.fields[name] ?? '',
): Html {
  if (kind === 'list') return listHtml(frame, model, name, value);
  const { folder, fields, categories, faults } = model;
  const { texts } = frame;
  const fault = faults.get(name);
  const limit = records.limitOf(name, kind);
  const room = fault === 'long' && fill(texts.cutAfter, value.slice(0, limit).slice(-40));
  const isCategory = isArticle(folder) && name === 'category';
  const isLimited = limit < 1_000 && !isCategory && !unlimited.includes(kind);
  const help = [labels.helpOf(texts, kind), isLimited && fill(texts.limit, limit)];
  const described = html`id="${name}" aria-describedby="${name}-help${fault && ` ${name}-fault`}"${fault && html` aria-invalid="true"`}`;
  const lost = leftOut(value, kind);
  const select = (none: string, options: readonly (readonly [string, string])[]): Html =>
    html`<select name="${name}" ${described}>${[['', none] as const, ...options].map(
      ([each, title]) =>
        html`<option value="${each}"${each === value && html` selected`}>${title}</option>`,
    )}</select>`;
  const control = (): Html => {
    switch (kind) {
      case 'asset':
      case 'picture': {
        const isPicture = kind === 'picture';
        return html`${isPicture ? pictureShown(name, fields) : pdfShown(texts, value)}<input type="hidden" name="${name}" value="${value}">
<input type="file" name="file-${name}" accept="${isPicture ? pictureTypes : '.pdf'}" data-most="${uploadLimits[isPicture ? 'picture' : 'pdf']}" ${described}${isPicture && html` data-picture`}>
${value !== '' && html`<label class="tick"><input type="checkbox" name="remove-${name}"> ${texts.remove}</label>`}`;
      }
      case 'alt':
        return html`<input name="${name}" value="${value}" maxlength="${limit}" ${described}>
<label class="tick"><input type="checkbox" name="decorative-${records.pictureOf(name)}"${fields[name] === '' && html` checked`}> ${texts.decorative}</label>`;
      case 'prose':
      case 'proseUnlessPath':
        return html`<textarea name="${name}" maxlength="${limit}" aria-labelledby="${name}-label" data-words="${JSON.stringify(texts.rich)}" ${described}>
${value}</textarea>`;
      case 'instant': {
        const instant = readInstant(value);
        const local = instant && wallTime(new Date(instant), frame.company.timeZone);
        return html`<input type="datetime-local" name="${name}" value="${local}" ${described}>`;
      }
      case 'cover':
        return select(
          texts.wholeProduct,
          records.coversOf(folder).map((each) => [each, labelOf(texts, `${each}_body`).part]),
        );
      default:
        return isCategory
          ? select(
              texts.choose,
              categories.map((each) => [each, each]),
            )
          : html`<input name="${name}" value="${value}" maxlength="${limit}" ${described}>`;
    }
  };
  return html`<div class="field"><label for="${name}" id="${name}-label">${labelOf(texts, name).label}</label>
<p class="help" id="${name}-help">${help.filter(Boolean).join(' ')}</p>
${fault && html`<p class="fault" id="${name}-fault">${texts.faults[fault]} ${room}</p>`}
${control()}
${lost.length > 0 && html`<p class="fault">${fill(texts.leftOut, lost.join(' '))}</p>`}</div>`;
}

/** Address of a picture or PDF. `undefined` if this service does not have it. */
function fileAddress(value: string): string | undefined {
  const upload = readUpload(value);
  if (upload !== undefined) return `/edit/uploads/${upload.id}.${upload.extension}`;
  return value.startsWith('files/') ? `/${value}` : undefined;
}

const helpText = (text: Html | string): Html | undefined =>
  text === '' ? undefined : html`<p class="help">${text}</p>`;

function pdfShown({ current }: labels.Texts, value: string): Html | undefined {
  const address = fileAddress(value);
  return helpText(address === undefined ? value : html`${current} <a href="${address}">PDF</a>`);
}

/** A picture, or a placeholder for the chosen one. */
function pictureShown(name: string, fields: EditFields): Html {
  const value = fields[name] ?? '';
  const address = fileAddress(value);
  return address === undefined
    ? html`${helpText(value)}<span class="shown" id="${name}-shown" hidden></span>`
    : html`<span class="shown" id="${name}-shown"><img src="${address}" alt="${fields[altField(name)] ?? ''}"></span>`;
}

/** A list in a record: fields of each element, and buttons that save and change the list. */
function listHtml(frame: Frame, model: FormModel, list: string, value: string): Html {
  const { help, one = '' } = labels.listTextsOf(frame.texts, list) ?? {};
  const { listButtons } = frame.texts;
  const kinds = Object.entries(records.elementKindsOf(model.folder, list));
  const button = (action: string, text: string, at?: number): Html =>
    html`<button name="action" value="${action} ${list}${at !== undefined && ` ${at}`}">${fill(text, one, (at ?? 0) + 1)}</button>`;
  return html`<p class="help" id="${list}">${help}</p>
${readList(value).map(
  (
    element,
    at,
  ) => html`<fieldset id="${list}-${at}"><legend>${fill(listButtons.element, one, at + 1)}</legend>
${kinds.map(([name, kind]) => fieldHtml(frame, model, [elementField(list, at, name), kind], elementText(element, name)))}
<div class="inline">${at > 0 && button('up', listButtons.up, at)}${button('remove', listButtons.remove, at)}</div></fieldset>`,
)}
${button('add', listButtons.add)}`;
}

const lineEnd = /<\/(?:p|h\d|li|tr|blockquote)>|<br\b/gi;

/** A field's value as text to read and compare. */
function readableOf(frame: Frame, kind: FieldKind, value: string): string {
  const { texts } = frame;
  switch (kind) {
    case 'alt':
      return value || texts.decorative;
    case 'instant': {
      const instant = readInstant(value);
      return instant === undefined ? value : moment(frame, instant);
    }
    case 'prose':
    case 'proseUnlessPath':
      return plainWords(value.replace(lineEnd, '\n$&'));
    case 'list':
      return readList(value)
        .map((element) =>
          Object.keys(element)
            .map((name) =>
              fill(texts.named, labelOf(texts, name).label, elementText(element, name)),
            )
            .join('\n'),
        )
        .join('\n\n');
    default:
      return value;
  }
}

/** Shortens a long unchanged passage. */
const shorten = (text: string): string =>
  text.length < 240 ? text : `${text.slice(0, 100)} … ${text.slice(-100)}`;

/** A field before and after: differences of texts, or files side by side. */
function changeHtml(frame: Frame, kind: FieldKind, before = '', after = ''): Html {
  if (kind === 'picture' || kind === 'asset') {
    const shown = (value: string): Html | string => {
      const address = fileAddress(value);
      if (address === undefined) return value || '–';
      return kind === 'asset'
        ? html`<a href="${address}">PDF</a>`
        : html`<span class="shown"><img src="${address}" alt=""></span>`;
    };
    const { texts } = frame;
    return html`<div class="two"><div><p class="label">${texts.before}</p>${shown(before)}</div><div><p class="label">${texts.after}</p>${shown(after)}</div></div>`;
  }
  const readable = [readableOf(frame, kind, before), readableOf(frame, kind, after)] as const;
  // If both read the same, compare HTML: it shows a new link or emphasis.
  const [one, other] = readable[0] === readable[1] ? [before, after] : readable;
  // `undefined` if the comparison takes too long.
  const parts = diffWordsWithSpace(one, other, { timeout: 200 }) ?? [
    { value: one, removed: true, added: false },
    { value: other, removed: false, added: true },
  ];
  return html`<pre>${parts.map(({ value, added, removed }) =>
    added ? html`<ins>${value}</ins>` : removed ? html`<del>${value}</del>` : shorten(value),
  )}</pre>`;
}

const changePanel = (
  frame: Frame,
  [name, kind]: readonly [string, FieldKind],
  before?: string,
  after?: string,
): Html =>
  html`<section class="panel"><h2>${fieldName(frame.texts, name)}</h2>${changeHtml(frame, kind, before, after)}</section>`;

const problemNote = (name: string, text: Html | string): Html =>
  html`<div class="note bad" data-note="${name}" data-problem tabindex="-1" hidden><p>${text}</p></div>`;

/** A record's form, with all actions. */
export function formPage(frame: Frame, model: FormModel): string {
  const { texts } = frame;
  const { folder, fields, draft, previewLink, faults, remarks, state } = model;
  const parts = Map.groupBy(records.formFields(folder), ([name]) => labelOf(texts, name).part);
  const { timeZone } = frame.company;
  const changed = draft ? changedFields(folder, draft.base_fields, fields) : [];
  const begin = html`<form method="post" action="${formPath(folder)}" enctype="multipart/form-data"`;
  // Sent back with the form: nobody can overwrite a version that they have not seen.
  const seen = html`<input type="hidden" name="seen" value="${revisionOf(draft)}">`;
  const toField = (name: string): Html => html`<a href="#${name}">${fieldName(texts, name)}</a>`;
  const button = (action: string, text: string): Html =>
    html`<button name="action" value="${action}">${text}</button>`;
  return page(
    frame,
    recordTitle(texts, folder, fields),
    html`${draft?.publish_problem && html`<div class="note bad"><p>${texts.scheduleProblem}</p></div>`}
${faults.size > 0 && html`<div class="note bad"><p>${texts.fixFirst}</p><ul>${[...faults.keys()].map((name) => html`<li>${toField(name)}</li>`)}</ul></div>`}
${remarks.length > 0 && html`<div class="note bad" role="alert"><p>${texts.lookFirst}</p><ul>${remarks.map(({ field, about, detail }) => html`<li>${toField(field)}: ${fill(texts.remarks[about], detail)}</li>`)}</ul></div>`}
<p class="quiet">${draft ? html`${draftTag(frame, draft)} ${savedBy(frame, draft)}` : texts.published} · <a href="/edit/history?folder=${folder}">${texts.history}</a> · <a href="#publish_at">${texts.schedule}</a></p>
${
  draft &&
  html`<section class="panel"><label for="preview-link">${texts.previewLink}</label>
<p class="help" id="preview-help">${previewLink ? texts.previewHelp : texts.previewUnknown}</p>
${previewLink && html`<div class="inline"><div><input id="preview-link" readonly value="${previewLink}" aria-describedby="preview-help"></div><a class="button" href="${previewLink}">${texts.openLink}</a></div>`}
${changed.length > 0 && html`<details><summary>${texts.changes} (${changed.length})</summary>${changed.map(([name, kind]) => html`<p class="label">${fieldName(texts, name)}</p>${changeHtml(frame, kind, draft.base_fields[name], fields[name])}`)}</details>`}
</section>`
}
${begin} data-keep data-state="${state}" data-most="${bodyLimit}">
<div class="note bad" data-note="restored" role="status" hidden><p>${texts.restored}</p><button type="button">${texts.dropRestored}</button></div>
${seen}<input type="hidden" name="remarks" value="${remarkMark(remarks)}">
${'' /* The Enter key presses the first button of a form. */}<button name="action" value="save" hidden></button>
${[...parts].map(([part, members]) => html`<fieldset><legend>${part}</legend>${members.map((member) => fieldHtml(frame, model, member))}</fieldset>`)}
${problemNote('logged-out', html`${texts.loggedOut} <a href="/edit/log-in" target="_blank">${texts.logIn}</a>`)}
${problemNote('server-away', texts.serverAway)}${problemNote('too-large', texts.tooLarge)}${problemNote('not-saved', texts.notSaved)}
<div class="bar"><button class="main" name="action" value="save">${texts.save}</button>
${(previewLink !== undefined || draft === undefined) && button('preview', texts.preview)}${button('publish', texts.publish)}</div>
<fieldset><legend>${texts.schedule}</legend>
${draft?.publish_at && helpText(texts.scheduleStays)}
<div class="inline"><div><label for="publish_at">${fill(texts.scheduleAt, timeZone)}</label>
<input type="datetime-local" id="publish_at" name="publish_at" value="${draft?.publish_at && wallTime(new Date(draft.publish_at), timeZone)}"></div>
${button('schedule', texts.scheduleSet)}${draft?.publish_at && button('unschedule', texts.scheduleClear)}</div></fieldset>
</form>
${draft && html`${begin} class="inline">${seen}${button('discard', texts.discard)}<p class="help">${texts.discardHelp}</p></form>`}
${draft === undefined && isArticle(folder) && html`<details><summary>${texts.delete}</summary>${begin} class="inline">${seen}<p class="help">${texts.deleteHelp}</p>${button('delete', texts.delete)}</form></details>`}`,
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

/** A publication: its changes, and a button that undoes it. */
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
${changedFields(folder, before, after).map((field) => changePanel(frame, field, before[field[0]], after[field[0]]))}
<p class="quiet">${changes.map(({ file }) => `${folder}/${file}`).join(', ')}</p>
<form method="post" action="/edit/history/${id}"><button>${texts.undo}</button></form>`,
  );
}

export function problemsPage(frame: Frame, problems: readonly ContentProblem[]): string {
  const { texts } = frame;
  const rows = problems.map(({ file, reason }) => {
    const folder = /^(?:articles\/)?[^/]*/.exec(file)?.[0] ?? '';
    return html`<span>${labels.plainReason(texts, reason)}</span>${quiet(file)}${isEditable(folder) && html`<a href="${formPath(folder)}">${texts.open}</a>`}`;
  });
  const help = rows.length > 0 && html`<p>${texts.problemsHelp}</p>`;
  return page(frame, texts.problems, html`${help}${listOf(rows, texts.noProblems)}`);
}

/** Visitors' messages, newest first, with their delivery. */
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
  const nameOf = (name: string): string => labels.lookUp(texts.about, name) ?? name;
  const aboutOf = ({ about }: Entry): string =>
    Object.entries(about)
      .map(([name, value]) =>
        name === 'delivery'
          ? labels.lookUp(texts.deliveries, String(value))
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

/** Pictures and PDFs with their uses, and unused uploads. */
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
  const used = files.map(({ folder, field, address, bytes, alt }) => {
    const words = alt === undefined ? texts.noAlt : alt || texts.decorative;
    return html`${shown(address)}<a href="${formPath(folder)}#${field}">${recordTitle(texts, folder)}: ${fieldName(texts, field)}</a>${quiet(`${size.format(bytes / 1000)} kB`)}${quiet(address.includes('.pdf') ? '' : words)}`;
  });
  const spare = unused.map(
    ({ id, extension, uploaded_at }) =>
      html`${shown(`/edit/uploads/${id}.${extension}`)}${quiet(moment(frame, uploaded_at))}`,
  );
  return page(
    frame,
    texts.files,
    html`${listOf(used, texts.noWritten, 'rows files')}
<h2>${texts.unused}</h2>
${listOf(spare, texts.noWritten, 'rows files')}
${spare.length > 0 && html`<form method="post"><button>${texts.removeUnused}</button></form>`}`,
  );
}

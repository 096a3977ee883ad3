import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import { type FieldKind, fieldLabels, readInstant } from '@insurance-kit/content-client/records';
import { isArticle } from '../../content/record-folders.ts';
import type { Draft, Publication } from '../drafts/drafts.ts';
import { fieldsOfFile } from '../fields/record-files.ts';
import * as records from '../fields/records.ts';
import { type Remark, remarkMark } from '../fields/remarks.ts';
import { readUpload } from '../fields/uploads.ts';
import * as labels from '../texts/labels.ts';
import * as views from './views.ts';

const { fieldName, fill, labelOf } = labels;
const { altField, changedFields, wallTime } = records;
const { dateOf, formPath, html, moment, page, recordTitle } = views;
type EditFields = records.EditFields;
type Frame = views.Frame;
type Html = views.Html;

export interface FormModel {
  readonly folder: string;
  readonly fields: EditFields;
  readonly draft: Draft | undefined;
  /** The version that the form shows: the draft's, or the files' if there is no draft. */
  readonly seen: string;
  /** Fields of the files, if they are newer than an outdated form without a draft. */
  readonly newer?: EditFields | undefined;
  readonly categories: readonly string[];
  readonly faults: ReadonlyMap<string, labels.Fault>;
  readonly remarks: readonly Remark[];
  /** `saved`: an action succeeded. `sent`: a posted form was refused. '': no form was posted. */
  readonly state: 'saved' | 'sent' | '';
  readonly previewLink: string | undefined;
}

const pictureTypes = '.png,.jpg,.jpeg,.webp,.avif,.svg,.gif,.tif,.tiff';

function fieldHtml(
  frame: Frame,
  model: FormModel,
  [name, kind]: records.Field,
  value = model.fields[name] ?? '',
): Html {
  if (kind === 'list') return listHtml(frame, model, name, value);
  const { folder, fields, categories, faults } = model;
  const { texts } = frame;
  const line = records.lineOf(kind, value);
  const fault = faults.get(name);
  const limit = records.limitOf(name, kind);
  const isCategory = isArticle(folder) && name === 'category';
  const described = html`id="${name}" aria-describedby="${name}-help${fault && ` ${name}-fault`}"${fault && html` aria-invalid="true"`}`;
  const select = (none: string, options: readonly (readonly [string, string])[]): Html =>
    html`<select name="${name}" ${described}>${[['', none] as const, ...options].map(
      ([each, title]) =>
        html`<option value="${each}"${each === value && html` selected`}>${title}</option>`,
    )}</select>`;
  const control = (): Html => {
    switch (kind) {
      case 'asset':
      case 'picture':
        return html`${kind === 'asset' && value !== '' && texts.current} ${value !== '' && fileHtml(value, fields[altField(name)])}<input type="hidden" name="${name}" value="${value}">
<input type="file" name="file-${name}" accept="${kind === 'asset' ? '.pdf' : pictureTypes}" ${described}${kind === 'picture' && html` data-picture`}>
${value !== '' && html`<label class="tick"><input type="checkbox" name="remove-${name}"> ${texts.remove}</label>`}`;
      case 'alt':
        return html`<input name="${name}" value="${line}" maxlength="${limit}" ${described}>
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
          : html`<input name="${name}" value="${line}" maxlength="${limit}" ${described}>`;
    }
  };
  return html`<div class="field"><label for="${name}" id="${name}-label">${labelOf(texts, name).label}</label>
<p class="help" id="${name}-help">${labels.helpOf(texts, kind)}</p>
${fault && html`<p class="fault" id="${name}-fault">${texts.faults[fault]}</p>`}
${control()}</div>`;
}

/** Shows a PDF as a link, a picture as an `img`, and any other value as text. */
function fileHtml(value: string, alt = ''): Html {
  const upload = readUpload(value);
  const address = upload ? `/edit/uploads/${upload.id}.${upload.extension}` : `/${value}`;
  if (upload === undefined && !value.startsWith('files/'))
    return html`<p class="help">${value}</p>`;
  if (/\.pdf(?:\?|$)/.test(value)) return html`<a href="${address}">PDF</a>`;
  return html`<span class="shown"><img src="${address}" alt="${alt}"></span>`;
}

/** A list of a record: each element's fields, and buttons that add and remove elements. */
function listHtml(frame: Frame, model: FormModel, list: string, value: string): Html {
  const { language, listButtons } = frame.texts;
  const { help, element } = labels.lookUp(fieldLabels.lists, list) ?? {};
  const elementName = element?.[language] ?? '';
  const kinds = Object.entries(records.elementKindsOf(model.folder, list));
  const elements = records.readList(value).map((element, at) => {
    const fields = kinds.map(([name, kind]) => {
      const field = [records.elementField(list, at, name), kind] as const;
      return fieldHtml(frame, model, field, records.elementText(element, name));
    });
    return html`<fieldset id="${list}-${at}"><legend>${fill(listButtons.element, elementName, at + 1)}</legend>
${fields}
<button name="action" value="remove ${list} ${at}">${fill(listButtons.remove, elementName, at + 1)}</button></fieldset>`;
  });
  return html`<p class="help" id="${list}">${help?.[language]}</p>
${elements}
<button name="action" value="add ${list}">${fill(listButtons.add, elementName)}</button>`;
}

const sanitizer = createServerSanitizer();

function valueHtml(frame: Frame, kind: FieldKind, value = ''): Html | string {
  switch (kind) {
    case 'picture':
    case 'asset':
      return fileHtml(value);
    case 'alt':
      return value || frame.texts.decorative;
    case 'instant':
      return dateOf(frame, value);
    case 'prose':
    case 'proseUnlessPath':
      return new views.Html(sanitizer.prose(value));
    case 'list':
      return html`<pre>${records.readList(value).map((one) => `${Object.values(one).join('\n')}\n\n`)}</pre>`;
    default:
      return value;
  }
}

function changesHtml(frame: Frame, folder: string, before: EditFields, after: EditFields) {
  const { texts } = frame;
  return changedFields(folder, before, after).map(([name, kind]) => {
    const [was, is] = [before, after].map((fields) => valueHtml(frame, kind, fields[name]));
    return html`<section class="panel"><h2>${fieldName(texts, name)}</h2>
<div class="two"><div><p class="label">${texts.before}</p>${was}</div><div><p class="label">${texts.after}</p>${is}</div></div></section>`;
  });
}

const problemNote = (name: string, text: Html | string): Html =>
  html`<div class="note bad" data-note="${name}" data-problem tabindex="-1" hidden><p>${text}</p></div>`;

export function formPage(frame: Frame, model: FormModel): string {
  const { texts } = frame;
  const { folder, fields, draft, previewLink, faults, remarks, state } = model;
  const parts = Map.groupBy(records.formFields(folder), ([name]) => labelOf(texts, name).part);
  const { timeZone } = frame.company;
  const base = model.newer ?? draft?.base_fields;
  const changes = base ? changesHtml(frame, folder, base, fields) : [];
  const changed = html`<summary>${texts.changes} (${changes.length})</summary>${changes}`;
  const form = html`<form method="post" action="${formPath(folder)}" enctype="multipart/form-data"`;
  // The form posts this version, so that nobody overwrites a version they have not seen.
  const seen = html`<input type="hidden" name="seen" value="${model.seen}">`;
  const toField = (name: string): Html => html`<a href="#${name}">${fieldName(texts, name)}</a>`;
  const button = (action: string, text: string): Html =>
    html`<button name="action" value="${action}">${text}</button>`;
  return page(
    frame,
    recordTitle(texts, folder, fields),
    html`${draft?.publish_problem && html`<div class="note bad"><p>${texts.scheduleProblem}</p></div>`}
${faults.size > 0 && html`<div class="note bad"><p>${texts.fixFirst}</p><ul>${[...faults.keys()].map((name) => html`<li>${toField(name)}</li>`)}</ul></div>`}
${remarks.length > 0 && html`<div class="note bad" role="alert"><p>${texts.lookFirst}</p><ul>${remarks.map(({ field, about, detail }) => html`<li>${toField(field)}: ${fill(texts.remarks[about], detail)}</li>`)}</ul></div>`}
<p class="quiet">${draft ? html`${views.draftTag(frame, draft)} ${views.savedBy(frame, draft)}` : texts.published} · <a href="/edit/history?folder=${folder}">${texts.history}</a> · <a href="#publish_at">${texts.schedule}</a></p>
${
  draft &&
  html`<section class="panel"><label for="preview-link">${texts.previewLink}</label>
<p class="help" id="preview-help">${previewLink ? texts.previewHelp : texts.previewUnknown}</p>
${previewLink && html`<div class="inline"><div><input id="preview-link" readonly value="${previewLink}" aria-describedby="preview-help"></div><a class="button" href="${previewLink}">${texts.openLink}</a></div>`}
${changes.length > 0 && html`<details>${changed}</details>`}
</section>`
}
${model.newer && html`<details open>${changed}</details>`}
${form} data-keep data-state="${state}">
<div class="note bad" data-note="restored" role="status" hidden><p>${texts.restored}</p><button type="button">${texts.dropRestored}</button></div>
${seen}<input type="hidden" name="remarks" value="${remarkMark(remarks)}">
${'' /* The Enter key presses the first button of a form. */}<button name="action" value="save" hidden></button>
${[...parts].map(([part, members]) => html`<fieldset><legend>${part}</legend>${members.map((member) => fieldHtml(frame, model, member))}</fieldset>`)}
${problemNote('logged-out', html`${texts.loggedOut} <a href="/edit/log-in" target="_blank">${texts.logIn}</a>`)}
${problemNote('server-away', texts.serverAway)}${problemNote('not-saved', texts.notSaved)}
<div class="bar"><button class="main" name="action" value="save">${texts.save}</button>
${(previewLink !== undefined || draft === undefined) && button('preview', texts.preview)}${button('publish', texts.publish)}</div>
<fieldset><legend>${texts.schedule}</legend>
${draft?.publish_at && html`<p class="help">${texts.scheduleEnds}</p>`}
<div class="inline"><div><label for="publish_at">${fill(texts.scheduleAt, timeZone)}</label>
<input type="datetime-local" id="publish_at" name="publish_at" value="${draft?.publish_at && wallTime(new Date(draft.publish_at), timeZone)}"></div>
${button('schedule', texts.scheduleSet)}${draft?.publish_at && button('unschedule', texts.scheduleClear)}</div></fieldset>
</form>
${draft && html`${form} class="inline">${seen}${button('discard', texts.discard)}<p class="help">${texts.discardHelp}</p></form>`}
${draft === undefined && isArticle(folder) && html`<details><summary>${texts.delete}</summary>${form} class="inline">${seen}<p class="help">${texts.deleteHelp}</p>${button('delete', texts.delete)}</form></details>`}`,
  );
}

export function publicationPage(frame: Frame, publication: Publication): string {
  const { texts } = frame;
  const { id, folder, published_at, published_by, changes } = publication;
  const fieldsOn = (side: 'before' | 'after'): EditFields =>
    Object.assign({}, ...changes.map((change) => fieldsOfFile(folder, change.file, change[side])));
  const after = fieldsOn('after');
  return page(
    frame,
    recordTitle(texts, folder, after),
    html`<p class="quiet">${published_by}, ${moment(frame, published_at)} · <a href="${formPath(folder)}">${texts.open}</a></p>
${changesHtml(frame, folder, fieldsOn('before'), after)}
<p class="quiet">${changes.map(({ file }) => `${folder}/${file}`).join(', ')}</p>
<form method="post" action="/edit/history/${id}"><button>${texts.undo}</button></form>`,
  );
}

// The script of the report's page. It is written into the page without its types.
import type { Decision, Verdict } from '../decisions.ts';
import type { Findings, Shown } from '../report.ts';

/** An element of the page that has to be there. */
const find = <T extends Element>(
  selector: string,
  type: new () => T,
  within: ParentNode = document,
): T => {
  const found = within.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`The page has no ${selector}.`);
  return found;
};

const make = (tag: string, ...children: readonly (Node | string)[]): HTMLElement => {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
};

const linkTo = (address: string, content: Node | string): HTMLAnchorElement => {
  const link = document.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.append(content);
  return link;
};

const { findings, decisions: given }: { findings: Findings; decisions: readonly Decision[] } =
  JSON.parse(find('#data', HTMLScriptElement).text);
const { pictures, failed, gone, compared } = findings;

const keyOf = ({ file, sha256 }: Decision): string => `${file} ${sha256}`;
const stored = 'visual-decisions';
/** By the picture's key; `undefined` is a decision that was taken back. */
const mine: Record<string, Decision | null> = JSON.parse(localStorage.getItem(stored) ?? '{}');
const theirs = new Map(given.map((decision) => [keyOf(decision), decision]));

const decisionOn = ({ key }: Shown): Decision | undefined =>
  key in mine ? (mine[key] ?? undefined) : theirs.get(key);

const reviewer = find('#reviewer', HTMLInputElement);
reviewer.value = localStorage.getItem('visual-reviewer') ?? '';
reviewer.addEventListener('input', () => localStorage.setItem('visual-reviewer', reviewer.value));

const plural = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

const countOf = (kind: Shown['kind']): number =>
  new Set(pictures.filter((one) => one.kind === kind).map(({ story }) => story)).size;

find('#counts', HTMLElement).textContent = [
  `${plural(compared, 'story').replace('storys', 'stories')} compared`,
  `${countOf('changed')} changed`,
  `${countOf('new')} new`,
  `${gone.length} gone`,
  `${new Set(failed.map(({ story }) => story)).size} failed`,
].join(', ');

const image = (folder: string, file: string): HTMLImageElement => {
  const picture = document.createElement('img');
  picture.loading = 'lazy';
  picture.src = `${folder}/${file}`;
  picture.alt = `${folder} ${file}`;
  return picture;
};

/** A picture with its name; it opens in its own size. */
const figure = (folder: string, file: string): HTMLElement => {
  const link = linkTo(`${folder}/${file}`, image(folder, file));
  return make('figure', make('figcaption', folder), link);
};

/** The address of the story in a Storybook that runs here. */
const inStorybook = (id: string, theme: string): string =>
  `http://localhost:6006/?path=/story/${id}&globals=theme:${theme}`;

const article = (shown: Shown): HTMLElement => {
  const { file, kind, story, key, sha256 } = shown;
  const [id = '', theme = '', width = ''] = file.replace('.png', '').split(/[/]|-(?=\d+$)/);
  const card = find(
    'article',
    HTMLElement,
    document.importNode(find('#picture', HTMLTemplateElement).content, true),
  );
  const about = make('small', ` ${theme}, ${width} px, ${kind}`);
  card.prepend(make('h2', linkTo(inStorybook(id, theme), story), about));

  const looks = kind === 'new' ? ['after'] : ['before', 'after', 'difference'];
  find('.looks', HTMLElement, card).append(...looks.map((folder) => figure(folder, file)));
  const details = find('details', HTMLDetailsElement, card);
  if (kind === 'new') details.remove();
  const wipe = find('.wipe', HTMLElement, details);
  wipe.append(image('before', file), image('after', file));
  const slider = find('[type=range]', HTMLInputElement, details);
  slider.addEventListener('input', () => wipe.style.setProperty('--at', `${slider.value}%`));

  const note = find('.note input', HTMLInputElement, card);
  const by = find('.by', HTMLElement, card);
  const choices = [...card.querySelectorAll<HTMLInputElement>('[type=radio]')];
  const show = () => {
    const decision = decisionOn(shown);
    for (const choice of choices) choice.checked = choice.value === (decision?.verdict ?? 'open');
    by.textContent = decision?.reviewer ? `by ${decision.reviewer}` : '';
    if (document.activeElement !== note) note.value = decision?.note ?? '';
  };
  const decide = () => {
    const chosen = choices.find(({ checked }) => checked)?.value;
    const verdict: Verdict | undefined =
      chosen === 'intended' || chosen === 'mistake' ? chosen : undefined;
    mine[key] =
      verdict === undefined
        ? null
        : { file, sha256, verdict, note: note.value, reviewer: reviewer.value };
    localStorage.setItem(stored, JSON.stringify(mine));
    show();
    count();
  };
  for (const choice of choices) {
    choice.name = key;
    choice.addEventListener('change', decide);
  }
  note.addEventListener('input', decide);
  show();
  return card;
};

const cards = pictures.map((shown) => ({ shown, card: article(shown) }));

/** Says how many pictures wait for a decision. */
function count(): void {
  const open = pictures.filter((shown) => decisionOn(shown) === undefined).length;
  find('#state', HTMLElement).textContent = `${plural(open, 'picture')} without a decision`;
}

const filter = find('#filter', HTMLInputElement);
const choice = find('#show', HTMLSelectElement);
const choose = () => {
  const words = filter.value.toLowerCase().split(/\s+/);
  for (const { shown, card } of cards) {
    const text = `${shown.story} ${shown.file} ${shown.kind}`.toLowerCase();
    const verdict = decisionOn(shown)?.verdict ?? 'open';
    card.hidden =
      !words.every((word) => text.includes(word)) || !['', verdict].includes(choice.value);
  }
  find('#nothing', HTMLElement).hidden = cards.some(({ card }) => !card.hidden);
};
filter.addEventListener('input', choose);
choice.addEventListener('change', choose);

/** All decisions: those that were given, and over them those of this page's pictures. */
const decisions = (): readonly Decision[] => {
  const all = new Map(theirs);
  for (const shown of pictures) {
    const decision = decisionOn(shown);
    if (decision === undefined) all.delete(shown.key);
    else all.set(shown.key, { ...decision, reviewer: decision.reviewer || reviewer.value });
  }
  return [...all.values()];
};

find('#controls', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  const link = document.createElement('a');
  const text = `${JSON.stringify(decisions(), null, 2)}\n`;
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'visual-decisions.json';
  link.click();
});

const list = (selector: string, parts: readonly HTMLElement[]) => {
  const section = find(selector, HTMLElement);
  section.hidden = parts.length === 0;
  section.append(...parts);
};
list(
  '#failed',
  failed.map(({ story, message }) => make('div', story, make('pre', message))),
);
list(
  '#gone',
  gone.map((id) => make('div', id)),
);
find('#pictures', HTMLElement).append(...cards.map(({ card }) => card));
choose();
count();

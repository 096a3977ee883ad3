type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a form says besides its files, by the names of its fields. */
type Written = Readonly<Record<string, string | boolean>>;

/** The values of what an editor has seen: not typed by anybody. */
const seenNames = ['draft', 'revision'];
/** How often the service is told that a form is open, in milliseconds. */
const beatMs = 20_000;

const isTicked = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

function controlsOf(form: HTMLFormElement): readonly Control[] {
  const controls = form.querySelectorAll<Control>('input[name], textarea[name], select[name]');
  return [...controls].filter(
    ({ name, type }) => type !== 'file' && (type !== 'hidden' || seenNames.includes(name)),
  );
}

const read = (form: HTMLFormElement): Written =>
  Object.fromEntries(
    controlsOf(form).map((one) => [one.name, isTicked(one) ? one.checked : one.value]),
  );

const isSame = (one: Written, other: Written): boolean =>
  Object.keys(one).every((name) => seenNames.includes(name) || one[name] === other[name]);

/**
 * Loses nothing that is typed in a form: the tab keeps it until it is saved, whatever happens to the
 * page, the session or the service, and a form is only sent when the service will take it. Shows who
 * else has the form open.
 */
export function keepForm(form: HTMLFormElement): void {
  const key = `form ${form.action}`;
  const { dataset } = form;
  const note = (name: string) => form.querySelector<HTMLElement>(`[data-note="${name}"]`);
  const keep = () => {
    try {
      sessionStorage.setItem(key, JSON.stringify(read(form)));
    } catch {
      // The tab's room is full; the form itself still has everything.
    }
  };
  const kept: Written | undefined = JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  if (dataset.state === 'saved' || (kept && dataset.state === '' && isSame(kept, read(form)))) {
    sessionStorage.removeItem(key);
  } else if (dataset.state === 'sent') keep();
  else if (kept) {
    for (const control of controlsOf(form)) {
      const value = kept[control.name];
      if (isTicked(control)) control.checked = value === true;
      else if (typeof value === 'string') control.value = value;
    }
    const restored = note('restored');
    if (restored) restored.hidden = false;
    restored?.querySelector('button')?.addEventListener('click', () => {
      sessionStorage.removeItem(key);
      location.reload();
    });
  }
  form.addEventListener('input', keep);
  form.addEventListener('change', keep);

  /** Tells the service that the form is open. Returns the note that says why it cannot be sent. */
  const beat = async (): Promise<string | undefined> => {
    const answer = await fetch(dataset.open ?? '', { redirect: 'manual' }).catch(() => undefined);
    const others = note('others');
    if (answer?.ok && others) {
      others.textContent = await answer.text();
      others.hidden = others.textContent === '';
    }
    return answer?.ok ? undefined : answer?.type === 'opaqueredirect' ? 'logged-out' : 'away';
  };
  setInterval(() => document.visibilityState === 'visible' && void beat(), beatMs);

  const tooLarge = (): string | undefined => {
    const files = [...form.querySelectorAll<HTMLInputElement>('input[type=file]')].map(
      ({ files, dataset: { most } }) => ({ size: files?.[0]?.size ?? 0, most: Number(most) }),
    );
    const whole = files.reduce((sum, { size }) => sum + size, 0);
    const isTooLarge = files.some(({ size, most }) => size > most);
    return isTooLarge || whole > Number(dataset.most) ? 'too-large' : undefined;
  };
  let isReady = false;
  let isAsking = false;
  form.addEventListener('submit', async (event) => {
    if (isReady) return;
    event.preventDefault();
    if (isAsking) return;
    isAsking = true;
    keep();
    const problem = tooLarge() ?? (await beat());
    isAsking = false;
    for (const each of form.querySelectorAll<HTMLElement>('[data-problem]')) each.hidden = true;
    const shown = problem === undefined ? undefined : note(problem);
    if (shown) {
      shown.hidden = false;
      shown.focus();
      return;
    }
    isReady = true;
    form.requestSubmit(event.submitter);
    isReady = false;
  });
}

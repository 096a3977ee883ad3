type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Written = Readonly<Record<string, string | boolean>>;

/** Hidden field with the version that the form shows. `isSame` skips it, because nobody types it. */
const seenName = 'seen';

const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

const controlsOf = (form: HTMLFormElement): readonly Control[] =>
  [...form.querySelectorAll<Control>('input[name], textarea[name], select[name]')].filter(
    ({ name, type }) => type !== 'file' && (type !== 'hidden' || name === seenName),
  );

const read = (form: HTMLFormElement): Written =>
  Object.fromEntries(
    controlsOf(form).map((one) => [one.name, isCheckbox(one) ? one.checked : one.value]),
  );

const isSame = (one: Written, other: Written): boolean =>
  Object.keys(one).every((name) => name === seenName || one[name] === other[name]);

/** Keeps a form's unsaved text. Blocks submits that would fail. `writeFields` adds rich text. */
export function keepForm(form: HTMLFormElement, writeFields: () => void = () => undefined): void {
  // Not `form.action`: a button of the form has that name.
  const key = `form ${form.getAttribute('action')}`;
  const { dataset } = form;
  const note = (name: string) => form.querySelector<HTMLElement>(`[data-note="${name}"]`);
  const storeText = () => {
    try {
      sessionStorage.setItem(key, JSON.stringify(read(form)));
    } catch {
      // Ignores full storage, because the form still has all text.
    }
  };
  // A reload must not count as another save.
  if (dataset.state === 'saved') history.replaceState(null, '', location.pathname + location.hash);
  const stored: Written | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
  if (dataset.state === 'saved' || (stored && dataset.state === '' && isSame(stored, read(form)))) {
    sessionStorage.removeItem(key);
  } else if (dataset.state === 'sent') storeText();
  else if (stored) {
    for (const control of controlsOf(form)) {
      const value = stored[control.name];
      if (isCheckbox(control)) control.checked = value === true;
      else if (typeof value === 'string') control.value = value;
    }
    const restored = note('restored');
    if (restored) restored.hidden = false;
    restored?.querySelector('button')?.addEventListener('click', () => {
      sessionStorage.removeItem(key);
      location.reload();
    });
  }
  form.addEventListener('input', storeText);
  form.addEventListener('change', storeText);

  /** Name of the note that says why the form cannot be sent. */
  const problemOf = async (): Promise<string | undefined> => {
    const answer = await fetch('/edit/session', { redirect: 'manual' }).catch(() => undefined);
    if (answer?.ok) return undefined;
    return answer?.type === 'opaqueredirect' ? 'logged-out' : 'server-away';
  };
  const show = (name: string | undefined): boolean => {
    for (const each of form.querySelectorAll<HTMLElement>('[data-problem]')) each.hidden = true;
    const shown = name === undefined ? null : note(name);
    if (shown) shown.hidden = false;
    shown?.focus();
    return shown !== null;
  };
  let isReady = false;
  let isChecking = false;
  form.addEventListener('submit', (event) => {
    if (isReady) return;
    event.preventDefault();
    try {
      writeFields();
    } catch {
      show('not-saved');
      return;
    }
    if (isChecking) return;
    isChecking = true;
    storeText();
    const button = event.submitter ?? form.querySelector('button[name=action]');
    // If the check throws, send the form anyway.
    problemOf()
      .then(show)
      .catch(() => false)
      .then((isShown) => {
        isChecking = false;
        if (isShown) return;
        isReady = true;
        if (button instanceof HTMLElement) button.click();
        else form.submit();
        isReady = false;
      });
  });
}

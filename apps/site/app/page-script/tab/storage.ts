import { draftsKey } from '../../forms/contact/stored-drafts.ts';

/** What a visitor typed: it stays in the page, for the next site can read the window's name. */
let drafts: string | null = null;

/** Keeps entries in the name of the window, which lasts as long as the visit in this tab. */
const visitStorage = {
  getItem: (key: string): string | null => (key === draftsKey ? drafts : (entries()[key] ?? null)),
  setItem(key: string, value: string) {
    if (key === draftsKey) drafts = value;
    else window.name = JSON.stringify({ ...entries(), [key]: value });
  },
  removeItem(key: string) {
    if (key === draftsKey) drafts = null;
    const { [key]: _, ...others } = entries();
    window.name = JSON.stringify(others);
  },
};

function entries(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(window.name || '{}');
  } catch {
    return {};
  }
}

/**
 * Replaces blocked storage by one that lasts for the visit. Where a browser blocks storage even reading
 * `localStorage` throws, and React Router and EmailJS read it without a check.
 */
export function replaceBlockedStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    try {
      Reflect.get(window, name);
    } catch {
      Object.defineProperty(window, name, { value: visitStorage });
    }
  }
}

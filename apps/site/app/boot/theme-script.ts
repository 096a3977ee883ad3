import { type Audience, audiences, themeOf } from '../audience.ts';

/** The session storage entry that remembers the audience of this browser tab. */
export const audienceStorageKey = 'audience';

/**
 * The script in the head of every page, run before anything is painted. On a page of an audience it
 * notes that audience for this tab; on a page of neither (`/privacy`, errors) it sets the theme of
 * the audience noted last, so that no other colour flashes (decisions §4, §2.2).
 *
 * @param audience the audience that the path decides, if it does.
 */
export function themeScript(audience: Audience | undefined): string {
  const key = JSON.stringify(audienceStorageKey);
  const act =
    audience === undefined
      ? `var t=${JSON.stringify(themeOf)}[sessionStorage.getItem(${key})];if(t)document.documentElement.dataset.theme=t`
      : `sessionStorage.setItem(${key},${JSON.stringify(audience)})`;
  return `try{${act}}catch(e){}`;
}

/** The audience noted for this tab, or `undefined` on a first visit or where storage is blocked. */
export function storedAudience(): Audience | undefined {
  try {
    const stored = sessionStorage.getItem(audienceStorageKey);
    return audiences.find((audience) => audience === stored);
  } catch {
    return undefined;
  }
}

/** Notes the audience of this tab; without storage it is forgotten at the next page. */
export function storeAudience(audience: Audience): void {
  try {
    sessionStorage.setItem(audienceStorageKey, audience);
  } catch {
    // Blocked storage costs only the memory of the choice.
  }
}

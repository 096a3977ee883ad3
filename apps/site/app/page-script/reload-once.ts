/** Milliseconds within which a page is reloaded only once for one reason, so that it cannot loop. */
const reloadPauseMs = 60_000;

/**
 * Reloads the page, unless this tab did so for the same reason within the last minute.
 *
 * @param reason the session storage entry that keeps the time of the last such reload.
 * @param prepare is called before.
 */
export function reloadOnce(reason: string, prepare?: () => void): void {
  if (Date.now() - Number(sessionStorage.getItem(reason)) < reloadPauseMs) return;
  sessionStorage.setItem(reason, String(Date.now()));
  prepare?.();
  location.reload();
}

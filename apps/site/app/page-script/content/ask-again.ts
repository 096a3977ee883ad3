import { addLater } from '../add-later.ts';

/** Whether the server had nothing to show on this page. */
const isEmpty = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'responseStatus' in visit && visit.responseStatus === 503;
};

/** Asks for a page again that came without its content, or without the content of a part (§4.1). */
export function askAgain(): void {
  const isWaiting = isEmpty();
  if (!isWaiting && document.querySelector('[data-loading]:not(dialog *)') === null) return;
  addLater(import('./ask-until-there.ts'), ({ askUntilThere }) => askUntilThere(isWaiting));
}

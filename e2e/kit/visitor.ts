import type { BrowserContext } from '@playwright/test';

/** Lets a visitor come who has answered the cookie banner before (§4.6). */
export const hasChosenCookies = (context: BrowserContext, url: string): Promise<void> =>
  context.addCookies([{ name: 'cookie-consent', value: 'false', url }]);

/** A message as the EmailJS stand-in lists it. */
export interface KeptMessage {
  readonly template_id: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The messages that the EmailJS stand-in took, newest first. */
export async function mailbox(contentUrl: string): Promise<readonly KeptMessage[]> {
  const answer = await fetch(`${contentUrl}/mailbox`);
  return answer.json();
}

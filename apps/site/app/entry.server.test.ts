// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationId } from '../handover/shared-names.ts';
import { filledRecord } from './test/records.ts';
import { renderPage } from './test/rendered-site.ts';

// Node would take the CommonJS build, which brings a second copy of React Router.
vi.mock('react-router-dom', () => import('react-router'));

const rendered = async (address: string): Promise<Document> => {
  const { html } = await renderPage(address, { read: async (name) => filledRecord(name) });
  return new DOMParser().parseFromString(html, 'text/html');
};

describe('a page that is sent', () => {
  beforeEach(() => {
    vi.stubEnv('PROD', true);
  });

  it.each(['/', '/privacy'])('%s neither fetches nor runs the application', async (address) => {
    const page = await rendered(address);
    expect(page.querySelectorAll('link[rel="modulepreload"]')).toHaveLength(0);
    // The page script, and facts about the page for search engines.
    const scripts = Array.from(page.querySelectorAll('script:not([type*=json])'));
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.parentElement?.localName).toBe('head');
    expect(scripts[0]?.hasAttribute('src')).toBe(false);
  });

  it('holds it in a template at its end, scripts, data and preloads', async () => {
    const page = await rendered('/privacy');
    const template = page.querySelector<HTMLTemplateElement>(`template#${applicationId}`);
    expect(page.body.lastElementChild).toBe(template);
    const application = template?.content;
    expect(application?.querySelectorAll('link[rel="modulepreload"]').length).toBeGreaterThan(0);
    expect(application?.textContent).toContain('/assets/entry.js');
    expect(application?.textContent).toContain('window.__reactRouterContext');
  });
});

it('a page of development runs the application by itself', async () => {
  const page = await rendered('/privacy');
  expect(page.querySelectorAll('body script').length).toBeGreaterThan(0);
});

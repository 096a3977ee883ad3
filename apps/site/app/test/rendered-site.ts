import type { ContentReader } from '@insurance-kit/content-client/queries';
import { emptyContext } from '../../shared/test/empty-context.ts';
import { render } from '../render.tsx';

export { pageRecords } from '../router.tsx';

const siteOrigin = 'https://site.example';

/** Renders a page as the site's server does, with loader, view model, template and islands. */
export async function renderPage(
  address: string,
  content: ContentReader,
): Promise<{ readonly status: number; readonly html: string }> {
  const request = new Request(new URL(address, siteOrigin));
  const context = { ...emptyContext(siteOrigin), content };
  const response = await render(request, context);
  return { status: response.status, html: await response.text() };
}

import { isContentError, resourcePath } from '@insurance-kit/content-client';
import type { OpenAddress } from '../http/request-url.ts';

/** What is asked of content about articles. */
export interface ArticleContent {
  /** Whether the site's own lists have a path. */
  isListed(path: string): boolean;
  readonly store: { document(path: string): Promise<unknown> };
}

/** The articles of addresses with an id, which anybody can make up: no other page has one. */
export const articlesIn = ({ isListed, store }: ArticleContent) => {
  const pathOf = ({ id }: OpenAddress): string | undefined => {
    try {
      return resourcePath('article', id);
    } catch {
      // No article can have this id.
      return undefined;
    }
  };
  return {
    /** Whether the site's own lists have it. */
    isListed(open: OpenAddress): boolean {
      const path = pathOf(open);
      return path !== undefined && isListed(path);
    },
    /** Whether there is none; it is asked for where that is not known. */
    async isMissing(open: OpenAddress): Promise<boolean> {
      const path = pathOf(open);
      if (path === undefined) return true;
      return await store.document(path).then(
        () => false,
        (error: unknown) => isContentError(error, 'missing'),
      );
    },
  };
};

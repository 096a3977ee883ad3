import { isContentError, resourcePath } from '@insurance-kit/content-client';
import type { OpenAddress } from '../http/request-url.ts';

export interface ArticleContent {
  /** Whether content that the site knows names the path. */
  isListed(path: string): boolean;
  readonly store: { document(path: string): Promise<unknown> };
}

/** Looks up articles whose ids may be invented. */
export const articlesIn = ({ isListed, store }: ArticleContent) => {
  const pathOf = ({ id }: OpenAddress): string | undefined => {
    try {
      return resourcePath('article', id);
    } catch {
      // An invalid id.
      return undefined;
    }
  };
  return {
    isListed(open: OpenAddress): boolean {
      const path = pathOf(open);
      return path !== undefined && isListed(path);
    },
    /** Whether the article does not exist. Requests it if unknown. */
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

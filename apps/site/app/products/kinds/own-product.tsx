import type { ContentData } from '@insurance-kit/content-client';
import type { UseFeatures } from '@insurance-kit/ui';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { audiences } from '#company/audiences.ts';
import { company } from '#company/index.ts';
import type { Audience } from '../../../addresses/audience.ts';
import { rowAt } from '../../../addresses/route-table.ts';
import type { ProductKind } from '../../companies/contract/audiences.ts';
import type { PageMeta } from '../../companies/contract/company.ts';
import { definePage, type Fetched } from '../../define-page.tsx';
import { innerPageMeta } from '../../head/inner-page-meta.ts';
import { productLabel } from '../tabs.ts';

const nameAt = (path: string): string => rowAt(path)?.own?.name ?? '';

/** The name of the company's own product that is shown. */
export const useOwnName = (): string => nameAt(useLocation().pathname);

/** A kind of page for the products that a company has of its own. */
interface OwnProductPage<Page extends ProductKind, Name extends Fetched<Page>, Words, Model> {
  readonly page: Page;
  readonly resource: Name;
  /** The words of each product, by its name. */
  readonly words: Readonly<Record<string, Words>>;
  /** Brings the record's own features anew each time that a dialog opens (§4.7). */
  readonly useFeatures: UseFeatures;
  readonly modelOf: (
    name: string,
    record: ContentData[Name],
    audience: Audience,
    words: Words,
  ) => Model;
  readonly template: ComponentType<{
    readonly model: Model | undefined;
    readonly useFeatures: UseFeatures;
  }>;
}

/** The page of every product of the company's own that is shown in one way. */
export function defineOwnProducts<
  Page extends ProductKind,
  Name extends Fetched<Page>,
  Words extends { readonly meta: PageMeta },
  Model,
>({
  page,
  resource,
  words,
  useFeatures,
  modelOf,
  template: Template,
}: OwnProductPage<Page, Name, Words, Model>) {
  const wordsOf = (name: string): Words => {
    const own = words[name];
    if (own === undefined) throw new Error(`texts/products.ts has no words for '${name}'.`);
    return own;
  };
  return definePage({
    page,
    meta: (head) => {
      const name = nameAt(head.path);
      return innerPageMeta(head, {
        words: wordsOf(name).meta,
        trail: [
          { label: company.header.products, page: audiences[head.audience].overview },
          { label: productLabel(name), path: head.path },
        ],
      });
    },
    useModel: ({ audience, path, useKnown }) => {
      const name = nameAt(path);
      const record = useKnown(resource, name);
      return record && modelOf(name, record, audience, wordsOf(name));
    },
    template: ({ model }: { readonly model: Model | undefined }) => (
      <Template model={model} useFeatures={useFeatures} />
    ),
  });
}

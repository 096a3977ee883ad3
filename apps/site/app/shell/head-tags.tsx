import { Fragment } from 'react';

export type HeadTag =
  | { readonly title: string }
  | { readonly name: string; readonly content: string }
  | { readonly property: string; readonly content: string }
  | {
      readonly rel: 'canonical' | 'alternate' | 'preload';
      readonly href: string;
      readonly as?: 'image';
      readonly fetchPriority?: 'high';
      readonly title?: string;
      readonly type?: string;
    }
  | { readonly jsonLd: Readonly<Record<string, unknown>> };

const elementOf = (tag: HeadTag) => {
  if ('jsonLd' in tag) {
    // No text in it can end the element.
    const text = JSON.stringify(tag.jsonLd).replaceAll('<', '\\u003c');
    // biome-ignore lint/security/noDangerouslySetInnerHtml: data, which no browser runs.
    return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
  }
  if ('rel' in tag) return <link {...tag} />;
  if ('title' in tag) return <title>{tag.title}</title>;
  return <meta {...tag} />;
};

export const HeadTags = ({ tags }: { readonly tags: readonly HeadTag[] }) =>
  tags.map((tag) => {
    const [name = '', value = ''] = Object.values(tag);
    const key = typeof value === 'string' ? `${name} ${value}` : JSON.stringify(name);
    return <Fragment key={key}>{elementOf(tag)}</Fragment>;
  });

/**
 * HTML that a sanitiser made. Nothing else may carry this type; its structure (not an import) is the
 * contract between the content client and the kit (docs/contracts.md).
 */
export type SafeHtml = string & { readonly __safeHtml: true };

/** A link in words: where it leads and what it is called. */
export interface LinkModel {
  /** The visible words, and the link's accessible name. */
  readonly label: string;
  /** A path of the site, a full address, or a `tel:` or `mailto:` address. */
  readonly href: string;
  /** True if it leads outside the site: it opens in a new tab and says so. */
  readonly external?: boolean;
}

/** One set of files of a picture, as a `<source>` of `<picture>` takes it. */
export interface PictureSource {
  /** The files' media type, such as `image/avif`. */
  readonly type?: string;
  /** The media query under which these files are meant, such as `(max-width: 820px)`. */
  readonly media?: string;
  readonly srcSet: string;
  /** The drawing's size in CSS pixels, where it differs from the picture's. */
  readonly width?: number;
  readonly height?: number;
}

/** A picture, with all that a browser needs to choose its file and keep its place. */
export interface PictureModel {
  /**
   * The file for browsers that take no `sources`; `undefined` where the content has none: the kit's
   * default picture shows (§3).
   */
  readonly src?: string | undefined;
  /** What the picture tells; empty where it only decorates. */
  readonly alt: string;
  /** The width in CSS pixels of the drawing; with `height` it fixes the ratio of the box. */
  readonly width: number;
  /** The height in CSS pixels of the drawing. */
  readonly height: number;
  /** The displayed width, as the `sizes` attribute takes it. */
  readonly sizes?: string;
  /** Better files, best first. */
  readonly sources?: readonly PictureSource[];
  /** True for the picture that is seen first: it loads at once and ahead of others. */
  readonly priority?: boolean;
  /** Small files in place of `src` and `sources` for who saves data (`KitProvider`'s `light`). */
  readonly light?: {
    readonly src: string;
    readonly sources: readonly PictureSource[];
  };
}

/**
 * Sanitised HTML: only a sanitiser returns this type. The content client declares the same type;
 * its structure, not an import, is the contract (docs/contracts.md).
 */
export type SafeHtml = string & { readonly __safeHtml: true };

/** A text link: its label and address. */
export interface LinkModel {
  /** The visible text, and the link's accessible name. */
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
  /** The media query for these files, such as `(max-width: 720px)`. */
  readonly media?: string;
  readonly srcSet: string;
  /** The size in CSS pixels, if it differs from the picture's. */
  readonly width?: number;
  readonly height?: number;
}

/** A picture, with all that a browser needs to choose a file and reserve its space. */
export interface PictureModel {
  /**
   * The file for browsers that support none of the `sources`; `undefined` if the content has no
   * picture: then the kit's default one is shown (§3).
   */
  readonly src?: string | undefined;
  /** The alternative text; empty for decoration. */
  readonly alt: string;
  /**
   * The point that stays in sight where the box crops the file: `30% 70%`. Default: the middle; of a
   * photograph a point above it, where faces are.
   */
  readonly focus?: string | undefined;
  /** True for a photograph: it is shown in sewn strips, as the drawings are drawn. */
  readonly photograph?: boolean | undefined;
  /**
   * How many pixels wide the file is. In a box more than twice as wide it stands whole, in the
   * middle, at most twice as large. Default: unknown, and it fills the box.
   */
  readonly pixels?: number | undefined;
  /** The width in CSS pixels; with `height` it fixes the ratio of the box. */
  readonly width: number;
  /** The height in CSS pixels. */
  readonly height: number;
  /** The displayed width, as the `sizes` attribute takes it. */
  readonly sizes?: string;
  /** Better formats, best first. */
  readonly sources?: readonly PictureSource[];
  /** True for the first picture of a page: it loads at once and with high priority. */
  readonly priority?: boolean;
}

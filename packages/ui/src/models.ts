/** Sanitised HTML. The content client declares the same type (docs/contracts.md). */
export type SafeHtml = string & { readonly __safeHtml: true };

/** A text link: its label and address. */
export interface LinkModel {
  /** The visible text, and the link's accessible name. */
  readonly label: string;
  /** A path of the site, a full address, or a `tel:` or `mailto:` address. */
  readonly href: string;
  /** Whether the link leaves the site: then it opens in a new tab, which hidden text announces. */
  readonly external?: boolean;
}

/** One set of files of a picture: a `<source>` of `<picture>`. */
export interface PictureSource {
  /** Media type, such as `image/avif`. */
  readonly type?: string;
  /** Media query, such as `(max-width: 720px)`. */
  readonly media?: string;
  readonly srcSet: string;
  /** Size in CSS pixels, if it differs from the picture's. */
  readonly width?: number;
  readonly height?: number;
}

/** A picture, with all that a browser needs to choose a file and reserve its space. */
export interface PictureModel {
  /** File for browsers without support for `sources`; `undefined`: the default picture (§3). */
  readonly src?: string | undefined;
  /** Alternative text; empty for decoration. */
  readonly alt: string;
  /** The point that stays visible when cropped: `30% 70%`. Default: the middle. */
  readonly focus?: string | undefined;
  /** A photograph, shown in sewn strips like the drawings. */
  readonly photograph?: boolean | undefined;
  /** Width of the file in pixels; it is enlarged at most twice. Default: it fills the box. */
  readonly pixels?: number | undefined;
  /** Width in CSS pixels; with `height` it sets the aspect ratio of the box. */
  readonly width: number;
  readonly height: number;
  /** Displayed width, for the `sizes` attribute. */
  readonly sizes?: string;
  /** Better formats, best first. */
  readonly sources?: readonly PictureSource[];
  /** Set for the first picture of a page: it loads eagerly and with high priority. */
  readonly priority?: boolean;
}

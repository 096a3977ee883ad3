/** Sanitised HTML. The content client declares the same type (docs/contracts.md). */
export type SafeHtml = string & { readonly __safeHtml: true };

export interface LinkModel {
  readonly label: string;
  /** A path on the site, a full address, or a `tel:` or `mailto:` address. */
  readonly href: string;
  /** Whether the link leads to another site. It then opens a new tab, and hidden text says so. */
  readonly external?: boolean;
  /** Language of the label (BCP 47), if it is not the page's. */
  readonly lang?: string;
}

export interface PictureSource {
  readonly type?: string;
  readonly media?: string;
  readonly srcSet: string;
  /** Size in CSS pixels, if it differs from the picture's. */
  readonly width?: number;
  readonly height?: number;
}

export interface PictureModel {
  /** File for browsers that support none of `sources`. `undefined`: the default picture (§3). */
  readonly src?: string | undefined;
  readonly alt: string;
  /** Point that cropping keeps visible. Default: the middle, or `50% 30%` in a photograph. */
  readonly focus?: string | undefined;
  /** `true` for a photograph: CSS adds vertical strips to it, as in the kit's drawings. */
  readonly photograph?: boolean | undefined;
  /** Width of the file in pixels. The picture is shown at most twice as wide. Default: no limit. */
  readonly pixels?: number | undefined;
  /** The HTML attributes `width` and `height`, which define the aspect ratio. */
  readonly width: number;
  readonly height: number;
  /** Displayed width, as in the HTML attribute `sizes`. */
  readonly sizes?: string;
  readonly sources?: readonly PictureSource[];
  /** For the first picture of a page: it loads at once, with high priority. */
  readonly priority?: boolean;
}

declare module 'jsdom' {
  /** A page without a browser. */
  export class JSDOM {
    readonly window: Window;
  }
}

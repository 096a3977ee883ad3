/** Where a page sends what its visit was like, in milliseconds (CLS: a share of the screen). */
export const figuresPath = '/figures';

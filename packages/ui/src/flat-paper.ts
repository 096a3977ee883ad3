/**
 * The default props that the kit's panels and cards give MUI's `Paper` and `Card`. MUI's own
 * default, `variant="elevation"`, writes a `style` attribute, which a strict policy refuses.
 */
export const flatPaper = { variant: 'outlined', square: true } as const;

/** The same, as the element of something that stands for itself. */
export const flatArticle = { ...flatPaper, component: 'article' } as const;

/** Flat paper without looks of its own. */
export const flatLooks = {
  overflow: 'visible',
  border: 0,
  background: 'none',
  color: 'inherit',
  transition: 'none',
} as const;

/** A link that covers the whole card around it, which must be positioned. */
export const overCard = {
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

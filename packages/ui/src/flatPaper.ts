/**
 * What the kit's panels and cards give MUI's `Paper` and `Card`, unless a page says otherwise. MUI's
 * own default, `variant="elevation"`, writes a `style` attribute, which a strict policy refuses.
 */
export const flatPaper = { variant: 'outlined', square: true } as const;

/** The looks of flat paper before a component adds its own: none. */
export const flatLooks = {
  overflow: 'visible',
  border: 0,
  background: 'none',
  color: 'inherit',
  transition: 'none',
} as const;

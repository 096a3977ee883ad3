/**
 * Fits a hero's two buttons into one row of a narrow column, without their arrows, which add no
 * information.
 */
export const pairOfButtons = {
  gap: 8,
  '&&& > *': { paddingInline: 8, fontSize: '1rem', '& .MuiButton-endIcon': { display: 'none' } },
  '&&& > :not(:only-child)': { flex: '1 1 auto' },
} as const;

/**
 * Keeps a hero's two buttons beside each other in a narrow column: without arrows, which say nothing
 * that their labels or the hidden words of a new tab do not say.
 */
export const pairOfButtons = {
  gap: 8,
  '&&& > *': { paddingInline: 8, fontSize: '1rem', '& .MuiButton-endIcon': { display: 'none' } },
  '&&& > :not(:only-child)': { flex: '1 1 auto' },
} as const;

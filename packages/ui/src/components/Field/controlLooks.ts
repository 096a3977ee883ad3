import type { Theme } from '@mui/material/styles';

/** The look of every control that takes text or a choice: 52 px high, its state in its border. */
export const controlLooks = (theme: Theme) => {
  const { roles } = theme.vars.palette;
  return {
    display: 'block',
    width: '100%',
    minWidth: 0,
    minHeight: theme.layout.control,
    margin: 0,
    // Room for the thicker border of the states, so that nothing moves.
    padding: '11px 15px',
    border: '1px solid',
    borderColor: roles.controlBorder,
    borderRadius: theme.shape.borderRadius,
    background: roles.page,
    color: roles.ink,
    fontSize: '1.0625rem',
    lineHeight: 1.5,
    '&:hover': { borderColor: roles.ink },
    '&::placeholder': { color: roles.inkMuted, opacity: 1 },
    '&[data-state="valid"]': { padding: '10px 14px', border: `2px solid ${roles.success}` },
    '&[aria-invalid="true"]': { padding: '10px 14px', border: `2px solid ${roles.error}` },
  } as const;
};

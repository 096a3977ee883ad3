import type { Theme, ThemeOptions } from '@mui/material/styles';
import { buttonSizes, layout } from './kit-tokens.ts';

/** Restores the focus ring of `baseStyles`, which MUI removes from buttons and inputs. */
const focusRing = ({ vars }: Theme) => ({
  '&&:focus-visible': {
    outline: `3px solid ${vars.palette.roles.focusOuter}`,
    outlineOffset: 3,
    boxShadow: `0 0 0 3px ${vars.palette.roles.focusInner}`,
  },
});

/** Forced-colours mode, in which the visitor's system colours replace the page's colours. */
const forced = '@media (forced-colors: active)';

/** Styles of disabled buttons. */
const disabledLooks = ({ vars }: Theme) => ({
  '&:disabled': {
    borderColor: 'transparent',
    background: vars.palette.roles.disabledSurface,
    color: vars.palette.roles.disabledInk,
    cursor: 'not-allowed',
    pointerEvents: 'auto',
    [forced]: { color: 'GrayText' },
  },
  // Keeps the width of the border, which MUI changes for disabled outlined buttons.
  '&.Mui-disabled': { borderWidth: 2 },
});

/** Styles of MUI's components for all companies. The kit builds its components on MUI's. */
export const muiLooks: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => focusRing(theme) },
  },
  MuiButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        gap: 10,
        minHeight: layout.control,
        padding: '6px 26px',
        border: '2px solid transparent',
        textAlign: 'center',
        variants: [
          { props: { size: 'small' }, style: buttonSizes(theme).small },
          { props: { size: 'large' }, style: buttonSizes(theme).large },
          { props: { variant: 'outlined' }, style: { borderColor: 'currentColor' } },
          {
            props: { variant: 'outlined', color: 'primary' },
            style: {
              background: theme.vars.palette.roles.page,
              '&:hover': { background: theme.vars.palette.roles.panel },
            },
          },
          // For brand surfaces, whose text colour the button inherits.
          {
            props: { variant: 'outlined', color: 'inherit' },
            style: { '&:hover': { background: 'rgb(255 255 255 / 0.1)' } },
          },
          { props: { disabled: true }, style: disabledLooks(theme) },
        ],
      }),
      startIcon: { margin: 0, '& > *:nth-of-type(1)': { fontSize: 'inherit' } },
      endIcon: { margin: 0, '& > *:nth-of-type(1)': { fontSize: 'inherit' } },
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit', disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        width: 48,
        height: 48,
        padding: 0,
        borderRadius: theme.vars.shape.borderRadius,
        '& svg': { width: 28, height: 28 },
      }),
    },
  },
  // Puts labels above their controls, not inside. MUI puts hints and errors below controls.
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.small,
        display: 'block',
        marginBlockEnd: 8,
        fontWeight: 600,
        overflowWrap: 'anywhere',
        color: 'inherit',
        '&.Mui-focused, &.Mui-error': { color: 'inherit' },
      }),
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        maxWidth: 'none',
        transform: 'none',
        pointerEvents: 'auto',
        userSelect: 'auto',
        whiteSpace: 'normal',
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: {
        variants: [{ props: { labelPlacement: 'end' }, style: { marginInline: '-11px 16px' } }],
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.small,
        margin: '8px 0 0',
        color: theme.vars.palette.roles.inkMuted,
        textAlign: 'start',
        overflowWrap: 'anywhere',
        '&.Mui-error': { color: theme.vars.palette.roles.error },
      }),
    },
  },
  // Turns off MUI's check for autofill, which only floating labels need.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => {
        const { roles } = theme.vars.palette;
        const outline = '.MuiOutlinedInput-notchedOutline';
        return {
          minWidth: 0,
          background: roles.page,
          color: roles.ink,
          lineHeight: 1.5,
          // No focus border here, because the input has the focus ring.
          [`&.Mui-focused ${outline}`]: { borderWidth: 1, borderColor: roles.controlBorder },
          [`&:hover ${outline}`]: { borderColor: roles.ink },
          [`&.MuiInputBase-colorSuccess ${outline}`]: {
            borderWidth: 2,
            borderColor: roles.success,
          },
          [`&.Mui-error ${outline}`]: { borderWidth: 2, borderColor: roles.error },
          [`&.Mui-disabled ${outline}`]: { borderColor: roles.disabledInk },
          variants: [{ props: { multiline: true }, style: { padding: 0 } }],
        };
      },
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.vars.palette.roles.controlBorder,
        '& > legend': { display: 'none' },
      }),
      input: ({ theme }) => ({
        boxSizing: 'border-box',
        height: 'auto',
        minHeight: layout.control,
        padding: '12px 16px',
        borderRadius: 'inherit',
        '&::placeholder': { color: theme.vars.palette.roles.inkMuted, opacity: 1 },
        ...focusRing(theme),
        variants: [
          {
            props: { size: 'small' },
            style: { minHeight: layout.controlHeader, padding: '8px 16px' },
          },
        ],
      }),
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: { textOverflow: 'ellipsis', '&&&': { paddingRight: 16, paddingInlineEnd: 48 } },
      icon: {
        insetBlockStart: 'calc(50% - 0.625em)',
        right: 'auto',
        insetInlineEnd: 16,
        color: 'inherit',
      },
    },
  },
  MuiSvgIcon: {
    defaultProps: { fontSize: 'inherit' },
    styleOverrides: { root: { width: '1.25em', height: '1.25em' } },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      elevation: { boxShadow: layout.floatingShadow },
      elevation0: { boxShadow: 'none' },
    },
  },
  // Icon and text convey the severity. Colour only repeats it.
  MuiAlert: {
    defaultProps: { slotProps: { root: { variant: 'outlined', square: true } } },
    styleOverrides: {
      root: ({ theme }) => ({
        alignItems: 'flex-start',
        gap: 14,
        minWidth: 0,
        padding: '14px 20px 14px 18px',
        overflowWrap: 'anywhere',
        variants: (['success', 'info', 'warning', 'error'] as const).map((severity) => ({
          props: { severity, variant: 'standard' },
          style: {
            border: 0,
            borderInlineStart: `6px solid ${theme.vars.palette.roles[severity]}`,
            background: theme.vars.palette.roles[`${severity}Surface`],
            color: theme.vars.palette.roles.ink,
            '& > .MuiAlert-icon': { color: theme.vars.palette.roles[severity] },
            [forced]: { border: '1px solid', borderInlineStartWidth: 6 },
          },
        })),
      }),
      icon: {
        flex: 'none',
        margin: '0.2em 0 0',
        padding: 0,
        fontSize: 'inherit',
        opacity: 1,
      },
      message: { flex: 1, padding: 0, overflow: 'visible' },
    },
  },
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: {
      root: {
        paddingInline: layout.gutter,
        variants: [
          {
            props: { maxWidth: false },
            style: { maxWidth: `calc(${layout.content} + 2 * ${layout.gutter})` },
          },
        ],
      },
    },
  },
};

import type { HomeRecord } from '@insurance-kit/content-client';
import type { ButtonProps } from '@insurance-kit/ui';
import { createKitTheme } from '@insurance-kit/ui/theme';

// If the packages' types are missing, no line has an error, and `@ts-expect-error` fails.

// @ts-expect-error: no such variant.
export const button: ButtonProps = { variant: 'pink', children: 'Get a quote' };

// @ts-expect-error: no such field.
export const field = (record: HomeRecord) => record.header_colour;

const theme = createKitTheme();

export const colour: string = theme.vars.palette.roles.hero;

// @ts-expect-error: no such role.
export const role: string = theme.vars.palette.roles.pink;

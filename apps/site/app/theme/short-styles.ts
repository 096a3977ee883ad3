/** One for each role, so that their variables are as short as can be. */
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Gives the variables of a theme's roles short names in a text: `--a` for the first, instead of
 * `--kit-page`. A build does so in its pages and in what makes their islands live; the long names are
 * a thirtieth of a page's styles.
 *
 * @param roles `theme.vars.palette.roles`.
 */
export function shortenVariables(roles: object): (text: string) => string {
  const names = new Map(
    Object.keys(roles).map((role, index) => [role, `--${letters[index] ?? `r${index}`}`]),
  );
  return (text) =>
    text.replace(/--kit-([a-zA-Z]+)(?![\w-])/g, (name, role: string) => names.get(role) ?? name);
}

/** Puts long values that a page's styles repeat into variables: `--_0` for the first. */
export const shareValues = (css: string, values: readonly string[]): string =>
  values.reduce(
    (text, value, index) =>
      `:root{--_${index}:${value}}${text.replaceAll(value, `var(--_${index})`)}`,
    css,
  );

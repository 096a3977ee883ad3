import { type FontAddresses, type FontMeasures, standIns, webFonts } from './fonts/faces.ts';
import type { Roles } from './theme/colours/roles.ts';
import { createKitTheme, themeVariables } from './theme/create-kit-theme.ts';
import {
  display,
  fontFamilies,
  layout,
  lowWindow,
  motion,
  textStyles,
  weights,
} from './theme/kit-tokens.ts';

const { body1 } = textStyles;

/**
 * The base styles of a page. They select elements, so that the classes of components override them.
 * Most selectors end with an element's name: browsers test these only on elements of that name.
 *
 * - `--kit-bottom-inset` on `html` is the height of a bar at the window's bottom. It keeps focused
 *   elements above the bar. It is not inherited: otherwise each change would restyle the page.
 * - In low windows (`lowWindow`) bars are not fixed, so the inset is 0.
 * - `data-script="only"`: visible only if scripts run (`<html data-scripted>`).
 *   `data-script="none"`: visible only without scripts or in print.
 * - Without scripts, an open popover hides `main` and `footer`: links behind it get no focus.
 * - On French and Italian pages, headings have normal letter spacing: with less, the apostrophe in
 *   "d’Ivoire" touches letters. Without `geometricPrecision`, browsers on Linux narrow the spaces
 *   beside digits.
 */
const base = (roles: Roles): string =>
  `
@property --kit-bottom-inset{syntax:"<length>";inherits:false;initial-value:0px}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-tap-highlight-color:color-mix(in srgb,${roles.accent} 40%,transparent);-webkit-text-size-adjust:100%;text-size-adjust:100%;padding-block-end:var(--kit-bottom-inset,0px);scroll-padding-block:calc(${layout.headerBar} + 24px) calc(var(--kit-bottom-inset,0px) + 24px)}
body{margin:0;background:${roles.page};color:${roles.ink};font:${weights.regular} ${body1.fontSize}/${body1.lineHeight} ${fontFamilies.text};-webkit-font-smoothing:antialiased;overflow-x:clip;overflow-wrap:break-word;text-wrap:pretty}
h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,blockquote,fieldset{margin:0;padding:0}
fieldset{border:0;min-width:0}
ul,ol{list-style:none}
dialog:not([open]){display:none}
h1,h2,h3,h4{font-family:${fontFamilies.display};font-weight:${display.fontWeight};letter-spacing:${display.letterSpacing.replace('0.', '.')};text-wrap:balance}
:root:is(:lang(fr),:lang(it)){text-rendering:geometricPrecision;h1,h2,h3,h4{letter-spacing:0}}
@media (max-width:19.99em){h1,h2,h3{hyphens:auto}}
img,svg,video{display:block;max-width:100%}
img{height:auto}
a{color:inherit}
a:where([href^="tel:"]){display:inline-block;max-width:100%}
a[href^="tel:"]:dir(rtl){direction:ltr;unicode-bidi:isolate}
button,input,select,textarea{font:inherit;color:inherit}
:focus-visible{outline:3px solid ${roles.focusOuter};outline-offset:3px;box-shadow:0 0 0 3px ${roles.focusInner};border-radius:4px}
[tabindex="-1"]:focus-visible{outline:0;box-shadow:none}
@media (max-width:720px){html{scroll-padding-top:calc(${layout.headerBarSmall} + 24px)}}
${lowWindow}{html{--kit-bottom-inset:0px!important;scroll-padding-block:24px}}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{transition:none!important;animation:none!important}}
:is(button,a)[aria-busy=true]{cursor:progress;opacity:.8;animation:kit-busy .6s ease-in-out infinite alternate}
@keyframes kit-busy{to{opacity:.55}}
html:not([data-scripted]) [data-script=only]{display:none!important}
@media screen{html[data-scripted] [data-script=none]{display:none!important}}
html:not([data-scripted]):has(:popover-open) :is(main,footer){visibility:hidden}
@media (forced-colors:active){:focus-visible{outline-color:Highlight}}
`.replaceAll('\n', '');

/**
 * View transitions between pages, and print styles.
 *
 * - The old page stays until the new page is ready. An article fades in, its header (`head`) last.
 * - The hero's picture (`art`) moves to its new place, where the new picture replaces the old one in
 *   `--kit-strips` steps: one for each vertical strip of the drawing.
 * - `--kit-turn` is the delay before the new page replaces the old one. `art` moves at once.
 * - The transition names `bar` and `banner` keep site header and cookie banner above the picture.
 * - `<html data-menu>`: the menu is open, and nothing may cover it.
 * - `<html data-scrolled>`: the picture does not move. In print, closed `details` show their text.
 */
const pageChangeAndPrint = `
@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}
html::view-transition-old(*),html::view-transition-new(*){animation-duration:${motion.colour}}
html::view-transition-old(root),html::view-transition-old(bar),html::view-transition-old(banner){animation:none}
html::view-transition-new(root),html::view-transition-new(bar),html::view-transition-new(banner){animation:kit-in var(--kit-turn,0s) step-end}
html::view-transition-group(bar){animation-duration:var(--kit-turn,0s);animation-timing-function:step-end}
html:has(article h1)::view-transition-old(root){animation:kit-in .08s reverse both}
html:has(article h1)::view-transition-new(root){animation:kit-in .08s .08s both}
html::view-transition-group(art){animation-timing-function:${motion.curve}}
html::view-transition-old(art),html::view-transition-new(art){height:100%;object-fit:cover;object-position:top;animation:kit-cut ${motion.picture} var(--kit-strips) both}
html::view-transition-new(art){animation-name:kit-sewn}
html::view-transition-old(*):only-child{animation:kit-in var(--kit-turn,.08s) reverse both}
html{--kit-strips:steps(10,start)}
@media (max-width:899px){html{--kit-strips:steps(8,start);--kit-turn:.1s}}
html:has(.KitPageHero-root){--kit-strips:steps(7,start);--kit-turn:.1s}
html:has(.KitPageHero-art){--kit-strips:steps(9,start)}
html::view-transition-new(art):only-child{animation-delay:var(--kit-turn,0s)}
html::view-transition-new(head){animation-delay:.1s}
@keyframes kit-in{0%{opacity:0}}
@keyframes kit-cut{0%{clip-path:inset(0)}to{clip-path:inset(0 0 0 100%)}}
@keyframes kit-sewn{0%{clip-path:inset(0 100% 0 0)}to{clip-path:inset(0)}}
html[data-menu] body :not(:popover-open){view-transition-name:none!important}
html[data-scrolled] main *{view-transition-name:none}
html::view-transition-old(menu):only-child{animation:kit-out ${motion.arrow} both}
html:dir(rtl){--kit-end:-120%}
@keyframes kit-out{to{transform:translateX(var(--kit-end,120%))}}
@page{margin:14mm 10mm}
@media print{html{--kit-bottom-inset:0px!important}*{background:none!important;color:#000!important;box-shadow:none!important;transition:none!important}nav,button,[data-print=none]{display:none!important}details::details-content{content-visibility:visible}main{order:1}figure,img,tr,form>*,h1,h2,h3,h4,[data-print=head],:is(li,article):not(:has(h1,details)){break-inside:avoid}main section{padding-block:16px!important}h1,h2,h3,h4,h2+p,[data-print=head]{break-after:avoid}main a.MuiButton-root{display:inline!important;padding:0!important;border:0!important;text-align:start;text-decoration:underline!important}main a.MuiButton-root svg{display:none!important}main :is(a.MuiButton-root,p a:not([class]))[href^=http]::after{content:" (" attr(href) ")";font-weight:400;overflow-wrap:anywhere}}
`.replaceAll('\n', '');

export { type FontAddresses, type FontMeasures, webFonts };

/** A company's colours and font measures, which replace the kit's. */
export interface CompanyStyles {
  /** CSS variables for the colours of the schemes, from `themeVariables`. */
  readonly variables?: string | undefined;
  readonly measures?: FontMeasures | undefined;
}

/**
 * The whole style sheet, including page transitions and print styles. Without `fonts`, text has
 * local fonts of the same size until the app adds `webFonts(fonts)` in another style element.
 */
export const baseStyles = (
  fonts: FontAddresses | undefined,
  { variables, measures }: CompanyStyles = {},
): string => {
  const plain = createKitTheme();
  return [
    fonts === undefined ? '' : webFonts(fonts, measures),
    standIns(measures),
    variables ?? themeVariables(plain),
    base(plain.vars.palette.roles),
    pageChangeAndPrint,
  ].join('');
};

/**
 * Whether a styled element hands a property on to the page. A build puts this in the place of
 * `@emotion/is-prop-valid` and its list of all HTML attributes (1.6 kB of a first load): every styled
 * element of the kit that takes a property of its own names it in `shouldForwardProp`.
 */
export default function forwardsAttribute(name: string): boolean {
  return name !== 'as' && name !== 'theme';
}

import { styled as muiStyled } from '@mui/material/styles';

/**
 * MUI's `styled`, with the kit's theme: with `name` and `slot` an element can be styled by the
 * theme's `components`, takes `sx`, and has a global class: `KitHero-text`.
 */
export const styled = new Proxy(muiStyled, {
  apply: (create, _, [tag, options = {}]) => {
    const { name, slot } = options;
    const target = slot && `${name}-${slot[0].toLowerCase()}${slot.slice(1)}`;
    return create(tag, { target, ...options });
  },
});

'use client';

import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import { classNames, useNamedProps } from '../../kit-props.ts';
import { linePaths, solidPaths } from './paths.ts';

export type SocialIconName = keyof typeof solidPaths;
export type IconName = keyof typeof linePaths | SocialIconName;

const isSolid = (name: IconName): name is SocialIconName => name in solidPaths;

/** Icons that right-to-left pages mirror: arrows and chevrons left or right, arrow up-right. */
const directional = /^(?:arrow|chevron)-(?:left|right|up-right)$/;

const Root = styled(SvgIcon, { name: 'KitIcon', slot: 'Root' })({
  '[dir="rtl"] &.KitIcon-forwards': { scale: '-1 1' },
  '& > [stroke]': { fill: 'none', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' },
});

export type IconProps = Omit<SvgIconProps, 'name' | 'children'> & { readonly name: IconName };

/** MUI's `SvgIcon`, hidden from assistive technology. The text beside it gives its meaning. */
export const Icon = (props: IconProps) => {
  const { name, ...root } = useNamedProps('KitIcon', props);
  const classes = classNames(root.className, directional.test(name) && 'KitIcon-forwards');
  return (
    // Removes `focusable`, which MUI sets for Internet Explorer.
    <Root focusable={undefined} {...root} className={classes}>
      {isSolid(name) ? (
        <path fillRule="evenodd" d={solidPaths[name]} />
      ) : (
        <path stroke="currentColor" d={linePaths[name]} />
      )}
    </Root>
  );
};

/** Icons for MUI's `Alert`. Not in the theme, because every page loads the theme. */
export const alertIcons = {
  success: <Icon name="circle-check" />,
  error: <Icon name="circle-alert" />,
};

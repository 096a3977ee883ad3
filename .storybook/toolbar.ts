import type { Preview } from '@storybook/react-vite';
import { audienceNames } from 'site/shared/audience.ts';
import type { Globals } from 'storybook/internal/types';
import { audiences, defaultAudience, schemeOf } from '#company/company.ts';
import { chosenCompany, companies } from './company/companies.ts';

/** The theme menu's value for 'Side by side', which shows a story in all schemes. */
export const allThemes = 'both';

export const textSizes: Readonly<Record<string, string>> = {
  normal: '100%',
  large: '150%',
  largest: '200%',
};

type MenuItem = { readonly value: string; readonly title: string };

const menu = <Icon extends string>(description: string, icon: Icon, items: MenuItem[]) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items },
});

/** The toolbar's menus. In the menu `theme`, an audience stands for its colour scheme. */
export const globalTypes = {
  company: menu(
    'The company whose colours, fonts and texts are shown',
    'home',
    Array.from(companies, ([value, { identity }]) => ({ value, title: identity.name })),
  ),
  theme: menu('The audience and its colour scheme', 'paintbrush', [
    ...audienceNames.map((audience) => ({
      value: audience,
      title: `${audiences[audience].label} (${schemeOf[audience]})`,
    })),
    { value: allThemes, title: 'Side by side' },
  ]),
  textSize: menu(
    'The reader’s text size',
    'zoom',
    Object.entries(textSizes).map(([value, size]) => ({ value, title: `Text ${size}` })),
  ),
  motion: menu('Whether the reader prefers reduced motion', 'play', [
    { value: 'system', title: 'Motion' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  direction: menu('The direction of writing', 'transfer', [
    { value: 'ltr', title: 'LTR' },
    { value: 'rtl', title: 'RTL' },
  ]),
} satisfies Preview['globalTypes'];

export const initialGlobals = {
  company: chosenCompany,
  theme: defaultAudience,
  textSize: 'normal',
  motion: 'system',
  direction: 'ltr',
} satisfies Readonly<Record<keyof typeof globalTypes, string>>;

export const storyAddress = (id: string, viewMode: string, globals: Globals): string => {
  const chosen = Object.keys(globalTypes).map((name) => `${name}:${globals[name]}`);
  return `iframe.html?${new URLSearchParams({ viewMode, id, globals: chosen.join(';') })}`;
};

/** Sizes in px of the windows for which pages are designed and tested. */
export const viewports = Object.fromEntries(
  [
    { id: 'narrow', name: 'Narrowest phone', width: 320, height: 640 },
    { id: 'phone', name: 'Phone', width: 390, height: 844 },
    { id: 'tablet', name: 'Tablet', width: 820, height: 1180 },
    { id: 'laptop', name: 'Laptop', width: 1180, height: 800 },
    { id: 'desktop', name: 'Desktop', width: 1440, height: 900 },
  ].map(({ id, name, width, height }) => [
    id,
    { name: `${name}, ${width}`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);

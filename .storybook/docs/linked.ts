import { components } from 'virtual:kit-facts/components';
import type { Naming } from './component-text.ts';

/** A link to another component's page. */
export const linked: Naming = (component) => {
  const title = components[component]?.title ?? '';
  const id = title.replace('/', '-').toLowerCase();
  return title === ''
    ? component
    : `<a href="./?path=/docs/${id}--docs" target="_top">${component}</a>`;
};

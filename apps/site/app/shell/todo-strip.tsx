import { identity } from '#company/company.ts';
import { bar } from './preview-bar.tsx';

export const TodoStrip = ({ left }: { readonly left: number }) => (
  <aside aria-label="Texts" lang="en" style={bar}>
    {left} texts of {identity.name} are still to be written: <code>pnpm check:company</code> lists
    them.
  </aside>
);

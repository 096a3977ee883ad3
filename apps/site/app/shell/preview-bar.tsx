import type { CSSProperties } from 'react';
import { identity } from '#company/company.ts';
import { previewTexts } from '#company/labels.ts';
import type { PreviewFacts } from '../../shared/context.ts';

/** Inline styles, because the bar does not use the page's theme. */
const bar: CSSProperties = {
  font: '16px/1.4 system-ui, sans-serif',
  background: '#fdf0cf',
  color: '#4d3800',
  padding: '10px 16px',
};
const link: CSSProperties = { color: 'inherit', display: 'inline-block', padding: '4px 0' };

/** The bar above a preview. If `edit` is set, the bar links to the edit form and its fields. */
export function PreviewBar({ savedBy, savedAt, edit }: PreviewFacts) {
  const when = new Date(savedAt).toLocaleString(identity.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: identity.timeZone,
  });
  return (
    <aside aria-label={previewTexts.label} data-print="none" style={bar}>
      {previewTexts.says(savedBy, when)}{' '}
      {edit && (
        <>
          <a href={edit.form} style={link}>
            {previewTexts.edit}
          </a>
          <details>
            <summary style={{ padding: '4px 0' }}>{previewTexts.fields}</summary>
            <ul>
              {Object.entries(edit.fields).map(([title, field]) => (
                <li key={field}>
                  <a href={`${edit.form}#${field}`} style={link}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
    </aside>
  );
}

export const TodoStrip = ({ count }: { readonly count: number }) => (
  <aside aria-label="Texts" lang="en" style={bar}>
    {count} texts of {identity.name} are still to be written: <code>pnpm check:company</code> lists
    them.
  </aside>
);

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { identity } from '#company/company.ts';
import { TodoStrip } from './preview-bar.tsx';

it('says how many texts of the company are still to be written', () => {
  expect(renderToStaticMarkup(<TodoStrip left={12} />)).toContain(
    `12 texts of ${identity.name} are still to be written`,
  );
});

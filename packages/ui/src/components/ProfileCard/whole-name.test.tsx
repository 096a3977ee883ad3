import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { wholeName } from './ProfileCard.tsx';

describe('wholeName', () => {
  it.each([
    ['Ngozi Ibekwe-Danjuma', 'Ngozi <span>Ibekwe-Danjuma</span>'],
    ['Jean-Marc Assi-Kacou fils', '<span>Jean-Marc</span> <span>Assi-Kacou</span> fils'],
    ['Fatoumata Diarrassouba', 'Fatoumata Diarrassouba'],
    ['', ''],
  ])('marks the words of %j that have a hyphen', (name, html) => {
    expect(renderToStaticMarkup(wholeName(name))).toBe(html);
  });
});

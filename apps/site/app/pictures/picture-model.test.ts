import { expect, it } from 'vitest';
import { recordOf } from '../test/records.ts';
import { pictureModel, recordPicture } from './picture-model.ts';

const place = { width: 640, height: 400, sizes: '100vw', audience: 'individual' } as const;
const note = { header_image_alt: 'A port at dusk', header_image_focus: '30% 70%' };

it.each([
  ['neither', { header_image: 'files/a.jpg' }, { alt: '' }],
  ['both', { header_image: 'files/a.jpg', ...note }, { alt: 'A port at dusk', focus: '30% 70%' }],
  ['an empty alternative text', { header_image: 'files/a.svg', header_image_alt: '' }, { alt: '' }],
  ['both, but no picture', note, { alt: '' }],
])('a picture gets alternative text and focus of its record: %s', (_name, fields, expected) => {
  const picture = recordPicture(recordOf('home', fields), 'header_image');
  const { alt, focus } = pictureModel({ ...place, ...picture });
  expect({ alt, ...(focus !== undefined && { focus }) }).toEqual(expected);
});

it('a drawing has the colours of the page’s audience, and a source for small screens', () => {
  const small = { width: 560, height: 510 };
  const drawing = { ...place, address: '/a.svg', audience: 'institution', small } as const;
  expect(pictureModel(drawing)).toMatchObject({
    src: '/a.svg#red',
    sources: [{ media: '(max-width: 899px)', srcSet: '/a.svg#red-small', ...small }],
  });
  expect(pictureModel({ ...place, address: '/a.svg' })).toMatchObject({
    src: '/a.svg',
    sources: [],
  });
});

it('the kit gets the width of a photograph from the photograph’s address', () => {
  const pixels = (address: string) => pictureModel({ ...place, address }).pixels;
  expect(pixels('/content/files/a.jpg?v=1&w=240')).toBe(240);
  expect(pixels('/content/files/a.jpg?v=1')).toBeUndefined();
  expect(pixels('/content/files/a.jpg?v=1&w=wide')).toBeUndefined();
});

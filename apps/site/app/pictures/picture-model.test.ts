import { expect, it } from 'vitest';
import { recordOf } from '../test/records.ts';
import { pictureModel, recordPicture } from './picture-model.ts';

const place = { width: 640, height: 400, sizes: '100vw', audience: 'individual' } as const;

it('a picture has its record’s alternative text and focus point; the default picture has neither', () => {
  const note = { header_image_alt: 'A port at dusk', header_image_focus: '30% 70%' };
  const modelOf = (fields: object) =>
    pictureModel({
      ...place,
      ...recordPicture(recordOf('home', { ...note, ...fields }), 'header_image'),
    });
  const shown = { alt: 'A port at dusk', focus: '30% 70%' };
  expect(modelOf({ header_image: 'files/a.jpg' })).toMatchObject(shown);
  expect(modelOf({})).toEqual({ ...modelOf({}), alt: '', focus: undefined });
});

it('a drawing has the colours of the page’s audience, and a source for small screens', () => {
  const small = { width: 560, height: 510 };
  const drawing = { ...place, address: '/a.svg?v=1', audience: 'institution', small } as const;
  expect(pictureModel(drawing)).toMatchObject({
    src: '/a.svg?v=1#red',
    sources: [{ media: '(max-width: 899px)', srcSet: '/a.svg?v=1#red-small', ...small }],
  });
  expect(pictureModel({ ...place, address: '/a.svg' })).toMatchObject({
    src: '/a.svg',
    sources: [],
  });
});

it('a photograph has a JPEG of about its shown width, and AVIF files up to about twice as wide', () => {
  const picture = pictureModel({ ...place, address: '/content/files/a.jpg?v=1' });
  expect(picture).toMatchObject({ photograph: true, src: '/pictures/736/files/a.jpg.jpg?v=1' });
  const files = picture.sources?.flatMap(({ srcSet }) => srcSet.split(', ')) ?? [];
  expect([files[0], files.at(-1)]).toEqual([
    '/pictures/160/files/a.jpg.avif?v=1 160w',
    '/pictures/1300/files/a.jpg.avif?v=1 1300w',
  ]);
});

it('`pictureModel` reads a photograph’s width in pixels from its address', () => {
  const pixels = (address: string) => pictureModel({ ...place, address }).pixels;
  expect(pixels('/content/files/a.jpg?v=1&w=240')).toBe(240);
  expect(pixels('/content/files/a.jpg?v=1')).toBeUndefined();
  expect(pixels('/content/files/a.jpg?v=1&w=wide')).toBeUndefined();
});

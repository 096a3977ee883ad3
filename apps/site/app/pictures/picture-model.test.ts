import { expect, it } from 'vitest';
import { homeModel } from '../pages/home.tsx';
import { recordOf } from '../test/records.ts';
import { pictureModel, recordPicture } from './picture-model.ts';

const place = { width: 640, height: 400, sizes: '100vw', audience: 'individual' } as const;
const told = { header_image_alt: 'A port at dusk', header_image_focus: '30% 70%' };

it.each([
  ['nothing', { header_image: 'files/a.jpg' }, { alt: '' }],
  [
    'a text and a point',
    { header_image: 'files/a.jpg', ...told },
    { alt: 'A port at dusk', focus: '30% 70%' },
  ],
  ['that it decorates', { header_image: 'files/a.svg', header_image_alt: '' }, { alt: '' }],
  ['a text without a picture', told, { alt: '' }],
])('of its picture a record says %s', (_name, fields, expected) => {
  const picture = recordPicture(recordOf('home', fields), 'header_image');
  const { alt, focus } = pictureModel({ ...place, ...picture });
  expect({ alt, ...(focus !== undefined && { focus }) }).toEqual(expected);
});

it('no fixed text says what a record’s picture shows: it may be another one by now', () => {
  const altFor = (fields: object) =>
    homeModel(recordOf('home', { header_image: 'files/a.jpg', ...fields }), [], 'individual').hero
      .picture.alt;
  expect(altFor({})).toBe('');
  expect(altFor(told)).toBe('A port at dusk');
});

it('strips that move stand still on small screens, for less motion and for saved data', () => {
  const moving = { ...place, alt: 'A port', moving: true };
  const still = {
    media: '(max-width: 899px), (prefers-reduced-motion: reduce)',
    srcSet: '/a.svg#red',
  };
  expect(pictureModel({ ...moving, address: '/a.svg', audience: 'institution' })).toMatchObject({
    src: '/a.svg#red-moving',
    sources: [still],
    lite: { src: '/a.svg#red', sources: [] },
  });
  expect(pictureModel({ ...moving, address: '/a.svg' }).sources).toEqual([
    { ...still, srcSet: '/a.svg' },
  ]);
  expect(pictureModel({ ...place, address: '/a.svg' }).sources).toEqual([]);
  const photograph = pictureModel({ ...moving, address: '/content/files/a.jpg' });
  expect(photograph.sources?.map(({ media }) => media)).toEqual([undefined]);
});

it('the small drawing of a hero moves too, where motion is welcome and no data is saved', () => {
  const small = { width: 560, height: 510 };
  const hero = {
    ...place,
    priority: true,
    moving: true,
    small,
    address: '/a.svg',
    audience: 'institution',
  } as const;
  const stillSmall = { media: '(max-width: 899px)', srcSet: '/a.svg#red-small', ...small };
  expect(pictureModel(hero)).toMatchObject({
    src: '/a.svg#red-moving',
    sources: [
      {
        media: '(max-width: 899px) and (prefers-reduced-motion: no-preference)',
        srcSet: '/a.svg#red-small-moving',
        ...small,
      },
      stillSmall,
      { media: '(prefers-reduced-motion: reduce)', srcSet: '/a.svg#red' },
    ],
    lite: { src: '/a.svg#red', sources: [stillSmall] },
  });
});

it('a photograph whose address says how wide it is says so to the kit', () => {
  const pixels = (address: string) => pictureModel({ ...place, address }).pixels;
  expect(pixels('/content/files/a.jpg?v=1&w=240')).toBe(240);
  expect(pixels('/content/files/a.jpg?v=1')).toBeUndefined();
  expect(pixels('/content/files/a.jpg?v=1&w=wide')).toBeUndefined();
});

it('who saves data gets the default picture in place of what only decorates, but for the first', () => {
  const picture = { ...place, address: '/content/files/a.jpg' };
  expect(pictureModel(picture).lite?.src).toBe('');
  expect(pictureModel({ ...picture, priority: true }).lite?.src).toContain('/pictures/448/');
  expect(pictureModel({ ...picture, alt: 'A port' }).lite?.src).toContain('/pictures/448/');
});

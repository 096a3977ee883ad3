/** Pictures of the homes, 360 × 450, and the default picture, 640 × 520. */
import { cloths } from '../cloths.ts';
import { hem, type Picture, section, tile } from '../formats.ts';
import { clothOf, mason, personAt } from '../people.ts';
import { at, fill, rect } from '../svg.ts';
import {
  baobab,
  birds,
  car,
  compound,
  gantry,
  hills,
  mixer,
  palm,
  plainRoad,
  sandAndBlocks,
  scaffoldedBlock,
  sea,
  ship,
  sky,
} from '../things.ts';

/** What both lands' homes show, and where a picture is missing. */
export const homePictures: readonly Picture[] = [
  tile(
    'content/home/tile2_image',
    hem(cloths.road, 2),
    'A car on the open road at dusk',
    sky(360, 300, 'haze', [250, 140, 92]) +
      hills(360, 190, 320) +
      at(322, 298, 0.9, palm(190)) +
      at(22, 298, 0.6, palm(150)) +
      plainRoad(360, 292, 160) +
      at(160, 334, 1.2, car()),
    {
      scene:
        sky(360, 320, 'haze', [110, 130, 84]) +
        at(196, 330, 0.86, gantry('brand950', 'flame')) +
        sea(360, 300, 66) +
        at(150, 342, 0.66, ship()) +
        rect('neutral800', 0, 366, 360, 84) +
        rect('gold400', 0, 366, 360, 6),
      hem: hem(cloths.containers, 0),
    },
  ),
  // Cut like a section's picture: there it stands in most often.
  section(
    'default/default-picture',
    hem(cloths.house, 4),
    'A compound of four houses in open country',
    sky(640, 430, 'haze', [320, 204, 116]) +
      at(112, 104, 0.9, birds()) +
      hills(640, 284, 520) +
      at(64, 404, 0.86, palm(240)) +
      at(548, 400, 0.82, baobab()) +
      rect('ground', 0, 394, 640, 130) +
      fill('groundDeep', 'M0 462Q160 438 320 462T640 450V520H0Z') +
      fill('gold300', 'M294 414L246 520H394L346 414Z') +
      at(320, 420, 0.8, compound()),
    {
      scene:
        sky(640, 430, 'noon', [566, 92, 38]) +
        hills(640, 290, 520) +
        at(330, 420, 1.16, scaffoldedBlock()) +
        rect('ground', 0, 412, 640, 120) +
        fill('groundDeep', 'M0 448Q160 434 320 448T640 442V520H0Z') +
        at(536, 440, 0.8, sandAndBlocks()) +
        at(446, 456, 0.92, mixer()) +
        personAt(142, 254, 0.94, mason),
      hem: hem(clothOf(mason), 4),
    },
  ),
];

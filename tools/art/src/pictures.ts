/** Every picture of a company. */
import type { Picture } from './formats.ts';
import { landOf } from './lands.ts';
import { articlePictures } from './scenes/articles.ts';
import { headPictures } from './scenes/heads.ts';
import { homePictures } from './scenes/home.ts';
import { lifePictures } from './scenes/life.ts';
import { type MapHome, mapPicture } from './scenes/map.ts';
import { overviewPictures } from './scenes/overviews.ts';
import { careerPictures } from './scenes/people.ts';
import { productPictures } from './scenes/products.ts';

/**
 * Every picture of a company.
 *
 * @param home what the map marks, and whose people and places are shown.
 */
export const picturesOf = (home: MapHome): readonly Picture[] => [
  ...landOf(home.country),
  ...homePictures,
  ...articlePictures,
  mapPicture(home),
  ...productPictures,
  ...overviewPictures,
  ...lifePictures,
  ...careerPictures,
  ...headPictures,
];

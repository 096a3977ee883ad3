import { chosenCompany } from '../company/companies.ts';

const files = Object.entries(
  import.meta.glob<string>(
    [
      '../../apps/content-service/companies/*/home/{header,tile1}_image.svg',
      '../../apps/content-service/companies/*/engineering/machinery_breakdown_image.svg',
      '../../apps/content-service/companies/*/marine/marine_cargo_features_image.svg',
      '../../apps/content-service/companies/*/articles/{6,13}-*/main_image.svg',
      '../../apps/site/companies/*/pictures/{corporate-home,director-1}.svg',
    ],
    { query: '?url', import: 'default', eager: true },
  ),
);

/** A picture of the chosen company. If it has none, of another. */
function partPicture(part: string): string {
  const found = files.filter(([path]) => path.includes(part));
  const [, address] = found.find(([path]) => path.includes(`/${chosenCompany}/`)) ?? found[0] ?? [];
  if (address === undefined) throw new Error(`No company has a picture '${part}'.`);
  return address;
}

/** Drawings of the site. `drawingIn` gives them a scheme's colours. */
export const pictures = {
  family: partPicture('/home/header_image'),
  policy: partPicture('/home/tile1_image'),
  market: partPicture('/articles/13-'),
  harmattan: partPicture('/articles/6-'),
  machinery: partPicture('/machinery_breakdown_image'),
  cargo: partPicture('/marine_cargo_features_image'),
  director: partPicture('/director-1'),
  port: partPicture('/corporate-home'),
} as const;

import harmattan from '../../apps/content-service/companies/harmattan-ghana/articles/6-harmattan-fires/main_image.svg?url';
import market from '../../apps/content-service/companies/harmattan-ghana/articles/13-market-traders/main_image.svg?url';
import machinery from '../../apps/content-service/companies/harmattan-ghana/engineering/machinery_breakdown_image.svg?url';
import family from '../../apps/content-service/companies/harmattan-ghana/home/header_image.svg?url';
import policy from '../../apps/content-service/companies/harmattan-ghana/home/tile1_image.svg?url';
import accident from '../../apps/content-service/companies/harmattan-ghana/home/tile2_image.svg?url';
import cargo from '../../apps/content-service/companies/harmattan-ghana/marine/marine_cargo_features_image.svg?url';
import port from '../../apps/site/app/companies/harmattan-ghana/pictures/corporate-home.svg?url';
import director from '../../apps/site/app/companies/harmattan-ghana/pictures/director-1.svg?url';

/** Drawings of the site that show the rules; `#red` gives each its other theme. */
export const pictures = {
  family,
  policy,
  accident,
  market,
  harmattan,
  machinery,
  cargo,
  director,
  port,
} as const;

/** The one table of pictures: what each shows, its size, its cut, and where it goes. */
import { cloths } from './cloths.ts';
import { landOf, type Own } from './lands.ts';
import {
  type Block,
  cornerBlocks,
  type Hem,
  heroBlocks,
  type Other,
  type SmallWeave,
  type Weave,
  weave,
  weaveHeader,
  weaveHero,
  weaveWithThumbnail,
} from './loom.ts';
import { type Cloth, motifNames } from './motifs.ts';
import { clothOf, director, engineer, father, manager, mason } from './people.ts';
import * as articles from './scenes/articles.ts';
import * as heads from './scenes/heads.ts';
import * as homes from './scenes/home.ts';
import * as life from './scenes/life.ts';
import { type MapHome, mapSize, westAfrica } from './scenes/map.ts';
import * as overviews from './scenes/overviews.ts';
import * as people from './scenes/people.ts';
import type { Portrait } from './scenes/portraits.ts';
import * as products from './scenes/products.ts';
import * as thumbnails from './scenes/thumbnails.ts';
import { type Art, at, cycle, type Sheet } from './svg.ts';

/** The folders of a company, as `files.ts` places them. */
const content = 'content';
const company = 'pictures';

/** A picture in dots (JPEG) instead of SVG. */
interface Raster {
  /** Width in pixels; the height follows. */
  readonly width: number;
  /** Largest size in bytes. */
  readonly limit: number;
}

/** A picture: its file, from one of a company's folders, and how to draw it. */
export interface Picture {
  readonly file: string;
  readonly sheet: Sheet;
  /** What its strips end in, if it hangs. */
  readonly hem?: Hem;
  /** Largest size of the SVG under brotli, in bytes. */
  readonly budget: number;
  readonly raster?: Raster;
}

const hem = (cloth: Cloth, turn: number): Hem => ({ cloth, turn });

const small: SmallWeave = {
  width: 560,
  height: 510,
  strips: 8,
  ragged: [26, 4, 34, 14, 40, 0, 30, 12],
  x: -12,
  y: -104,
  scale: 0.76,
};

/** A home's hero: 760 × 800, moving, with its small-screen drawing. */
const homeHero = (file: string, { hem, alt, art, sides = [430, 330] }: Own): Picture => ({
  file,
  hem,
  budget: 7168,
  sheet: weaveHero(
    {
      width: 760,
      height: 800,
      strips: 10,
      hem,
      ragged: [92, 40, 74, 12, 58, 104, 30, 80, 0, 48],
      blocks: [
        ...heroBlocks(10, 76),
        { strip: 9, y: sides[1], motif: 'step', yarns: 1, height: 61 },
        { strip: 0, y: sides[0], motif: 'zig', yarns: 1, height: 38 },
      ],
    },
    { ...small, hem },
    alt,
    art,
  ),
});

/** A picture of one cut, hanging from its hem. */
const woven = (
  file: string,
  budget: number,
  weaving: Weave & { readonly hem: Hem },
  alt: string,
  art: Art,
  other?: Other,
): Picture => ({ file, hem: weaving.hem, budget, sheet: weave(weaving, alt, art, other) });

/** Two woven blocks at the top of one side, in turns right and left. */
const sideBlocks = (
  turn: number,
  [right, belowRight]: readonly [number, number],
  [left, belowLeft]: readonly [number, number],
): readonly Block[] =>
  turn % 2
    ? [
        { strip: 8, y: 0, motif: cycle(motifNames, turn + 3), yarns: 1, height: right },
        { strip: 7, y: 0, motif: 'bars', yarns: 3, height: belowRight },
      ]
    : [
        { strip: 0, y: 0, motif: cycle(motifNames, turn + 4), yarns: 2, height: left },
        { strip: 1, y: 0, motif: 'comb', yarns: 0, height: belowLeft },
      ];

/** Raises a scene: woven ends hide at least so much of its foot, whatever the strip. */
const lifted = (art: Art): Art => at(0, -40, 1, art);

/** A tile of a home: 360 × 450. */
const tile = (file: string, hem: Hem, alt: string, art: Art, other: Other): Picture =>
  woven(
    `${content}/${file}.svg`,
    6144,
    { width: 360, height: 450, strips: 6, ragged: [64, 18, 44, 0, 52, 26], hem },
    alt,
    art,
    other,
  );

/** A page's header: 680 × 500, moving. */
const header = (record: string, hem: Hem, alt: string, art: Art): Picture => ({
  file: `${content}/${record}/header_image.svg`,
  hem,
  budget: 5120,
  sheet: weaveHeader(
    {
      width: 680,
      height: 500,
      strips: 9,
      hem,
      ragged: [66, 20, 48, 4, 60, 30, 0, 52, 22],
      blocks: [
        { strip: 0, y: 0, motif: cycle(motifNames, hem.turn + 1), yarns: 1, height: 53 },
        { strip: 1, y: 0, motif: cycle(motifNames, hem.turn + 2), yarns: 0, height: 32 },
        { strip: 8, y: 0, motif: cycle(motifNames, hem.turn + 4), yarns: 2, height: 45 },
      ],
    },
    alt,
    lifted(art),
  ),
});

type Lengths = readonly [number, ...number[]];

/** A picture beside a section's text: 640 × 520. */
const section = (file: string, hem: Hem, alt: string, art: Art, other?: Other): Picture => {
  const ends: readonly [Lengths, Lengths, Lengths] = [
    [16, 42, 0, 30, 46, 10, 36, 6, 24],
    [36, 8, 44, 20, 4, 32, 14, 46, 26],
    [6, 34, 18, 46, 12, 40, 0, 28, 38],
  ];
  return woven(
    `${content}/${file}.svg`,
    3584,
    {
      width: 640,
      height: 520,
      strips: 9,
      hem,
      ragged: cycle(ends, hem.turn),
      blocks: sideBlocks(hem.turn, [50, 30], [44, 28]),
    },
    alt,
    lifted(art),
    other && { ...other, scene: lifted(other.scene) },
  );
};

/** A product's or a job's card: 420 × 410. */
const card = (file: string, hem: Hem, alt: string, art: Art): Picture =>
  woven(
    `${content}/${file}.svg`,
    3584,
    {
      width: 420,
      height: 410,
      strips: 6,
      hem,
      ragged: hem.turn % 2 ? [12, 36, 0, 26, 40, 18] : [32, 8, 40, 16, 0, 28],
      blocks: [
        {
          strip: hem.turn % 2 ? 0 : 5,
          y: 0,
          motif: cycle(motifNames, hem.turn + 1),
          yarns: 1,
          height: 49,
        },
      ],
    },
    alt,
    lifted(art),
  );

/**
 * A picture of a card's size that a page shows as large as a section's (`squareSection` in the
 * site): 420 × 410, with as many strips as a section has.
 */
const squareSection = (file: string, hem: Hem, alt: string, art: Art): Picture =>
  woven(
    `${content}/${file}.svg`,
    3584,
    {
      width: 420,
      height: 410,
      strips: 9,
      hem,
      ragged: hem.turn % 2 ? [10, 28, 0, 20, 30, 6, 24, 4, 16] : [24, 6, 30, 14, 0, 22, 10, 32, 18],
      blocks: sideBlocks(hem.turn, [34, 20], [30, 20]),
    },
    alt,
    lifted(art),
  );

/** A portrait: 400 × 480. */
const portrait = (name: string, turn: number, alt: string, { who, art }: Portrait): Picture =>
  woven(
    `${company}/${name}.svg`,
    3584,
    {
      width: 400,
      height: 480,
      strips: 8,
      hem: hem(clothOf(who), turn),
      ragged: turn % 2 ? [12, 34, 4, 26, 0, 22, 38, 8] : [30, 8, 24, 0, 36, 14, 28, 4],
    },
    alt,
    art,
  );

/** A small scene in the head of a page: 480 × 330. */
const scene = (name: string, hem: Hem, alt: string, art: Art): Picture =>
  woven(
    `${company}/${name}.svg`,
    3072,
    {
      width: 480,
      height: 330,
      strips: 7,
      hem,
      ragged: [44, 12, 32, 0, 40, 20, 8],
      blocks: [
        { strip: 6, y: 0, motif: cycle(motifNames, hem.turn + 1), yarns: 1, height: 48 },
        { strip: 5, y: 0, motif: 'bars', yarns: 2, height: 28 },
      ],
    },
    alt,
    lifted(art),
  );

/** An article's picture: 840 × 600, cut flat, and what of it thumbnails show, or a scene for them. */
const article = (
  folder: string,
  { cloth, turn }: Hem,
  alt: string,
  art: Art,
  thumbnail: Art | readonly [x: number, y: number, width: number],
): Picture => ({
  file: `${content}/articles/${folder}/main_image.svg`,
  budget: 3584,
  sheet: weaveWithThumbnail(
    {
      width: 840,
      height: 600,
      strips: 11,
      hem: { cloth, turn },
      blocks: cornerBlocks(11, 840, 600, turn),
    },
    alt,
    art,
    typeof thumbnail === 'string'
      ? { cut: { width: 420, height: 300, strips: 5 }, scene: thumbnail }
      : thumbnail,
  ),
});

/**
 * Every picture, in the order of the pages that show them.
 *
 * @param home what the map marks.
 * @param land whose people and places they show; default those of its country.
 */
export const picturesOf = (home: MapHome, land = landOf(home.country)): readonly Picture[] => [
  homeHero(`${content}/home/header_image.svg`, land.home),
  tile('home/tile1_image', land.trader.hem, land.trader.alt, land.trader.art, {
    scene: homes.team(),
    hem: hem(clothOf(engineer, director), 1),
  }),
  tile(
    'home/tile2_image',
    hem(cloths.road, 2),
    'A car on the open road at dusk',
    homes.openRoad(),
    { scene: homes.harbour(), hem: hem(cloths.containers, 0) },
  ),
  homeHero(`${company}/corporate-home.svg`, land.corporateHome),
  {
    // Cut like a section's picture: there it stands in most often.
    ...section(
      'default',
      hem(cloths.house, 4),
      'A compound of four houses in open country',
      homes.quietCompound(),
      { scene: homes.buildingSite(), hem: hem(clothOf(mason), 4) },
    ),
    file: 'default/default-picture.svg',
    budget: 6144,
  },
  {
    file: 'public/share.jpg',
    budget: 7168,
    sheet: weave(
      {
        width: 1200,
        height: 630,
        strips: 14,
        blocks: cornerBlocks(14, 1200, 630, 0),
      },
      land.share.alt,
      land.share.art,
    ),
    raster: { width: 1200, limit: 200_000 },
  },
  article(
    '1-choosing-motor-cover',
    hem(cloths.road, 0),
    'A minibus, a pick-up and a car on one road',
    articles.threeVehicles(),
    thumbnails.minibus(),
  ),
  article(
    '2-before-the-rains',
    hem(cloths.rain, 1),
    'A house standing in flood water in heavy rain',
    articles.floodedHouse(),
    [76, 128, 511],
  ),
  article(
    '3-motor-insurance-database',
    hem(cloths.night, 2),
    'A car under street lamps at night',
    articles.nightRoad(),
    [170, 226, 504],
  ),
  article(
    '4-student-travel',
    hem(cloths.coast, 3),
    'A student with her bags, an aeroplane rising behind her',
    articles.studentLeaving(),
    thumbnails.leaving(),
  ),
  article(
    '5-cargo-clauses',
    hem(cloths.containers, 0),
    'A container ship under two gantry cranes, its cargo ashore',
    articles.cargoAtTema(),
    thumbnails.atTheQuay(),
  ),
  article(
    '6-harmattan-fires',
    hem(cloths.clay, 5),
    'Dry grass burning near a house in the Harmattan',
    articles.harmattanFire(),
    thumbnails.burning(),
  ),
  article(
    '7-contractors-all-risk',
    hem(clothOf(engineer), 4),
    'An engineer before a building going up',
    articles.buildingGoingUp(),
    thumbnails.onSite(),
  ),
  article(
    '8-group-life',
    hem(clothOf(engineer, manager), 1),
    'Four people who work for one firm, before the works',
    articles.colleaguesAtWork(),
    [212, 178, 392],
  ),
  article(
    '9-ecowas-brown-card',
    hem(cloths.coast, 3),
    'A minibus and a car on the coast road',
    articles.coastRoad(),
    thumbnails.onTheCoast(),
  ),
  article(
    '10-machinery-breakdown',
    hem(cloths.steel, 2),
    'An engineer beside a machine in a works hall',
    articles.stoppedMachine(),
    [8, 112, 553],
  ),
  article(
    '11-fishing-and-ferry-hulls',
    hem(cloths.sea, 1),
    'Canoes and a trawler off Jamestown lighthouse',
    articles.boatsOffJamestown(),
    [378, 180, 385],
  ),
  article(
    '12-excess',
    hem(cloths.road, 2),
    'A hand with a coin before a dented car in the rain',
    articles.ownShare(),
    [20, 172, 378],
  ),
  article(
    '13-market-traders',
    hem(clothOf(articles.storekeeper), 5),
    'A trader with grey hair and glasses writes in her stock book, cartons and rolls of cloth on the shelves behind her',
    articles.traderAndStock(),
    [92, 88, 371],
  ),
  article(
    '14-landlord-tenant-owner',
    hem(cloths.house, 5),
    'Three homes in one walled compound',
    articles.threeHomes(),
    thumbnails.inItsCompound(),
  ),
  article(
    '15-solar-and-servers',
    hem(cloths.computers, 0),
    'A house with a solar roof beside racks of computers',
    articles.solarAndServers(),
    thumbnails.solarRoof(),
  ),
  article(
    '16-after-an-accident',
    hem(clothOf(articles.noteTaker, articles.roadsideCaller), 3),
    'Two people on the pavement after an accident: she is on the telephone and he takes notes, a dented taxi, a minibus and a warning triangle on the road behind them',
    articles.afterAccident(),
    [450, 136, 329],
  ),
  {
    file: `${company}/map.svg`,
    budget: 3584,
    sheet: {
      ...mapSize,
      alt: `Map of West Africa with ${home.city} and Lagos marked`,
      art: westAfrica(home),
    },
  },
  ...land.directors.map((sitter, i) =>
    portrait(`director-${i + 1}`, i, 'Portrait of a director', sitter),
  ),
  ...land.executives.map((sitter, i) =>
    portrait(`executive-${i + 1}`, i + 1, 'Portrait of an executive', sitter),
  ),

  header('about', land.about.hem, land.about.alt, land.about.art),
  section(
    'about/sec2_image',
    hem(clothOf(products.claimsHandler, director), 0),
    'A claims handler and a client at a table',
    products.meeting(),
  ),
  section('about/sec3_image', hem(cloths.clay, 1), 'Homes about a baobab', products.village()),
  section('about/sec4_image', land.coast.hem, land.coast.alt, land.coast.art),

  header(
    'products-individual',
    hem(clothOf(overviews.adviser, overviews.wife, overviews.husband), 1),
    'An adviser lays three strips of cloth before a couple: a car, an aeroplane and a house are woven into them',
    overviews.threeCovers(),
  ),
  card(
    'products-individual/motor_image',
    hem(cloths.road, 0),
    'A car before the hills',
    products.motorCard(),
  ),
  card(
    'products-individual/travel_image',
    hem(cloths.coast, 1),
    'An aeroplane over the coast',
    products.travelCard(),
  ),
  card(
    'products-individual/house_image',
    hem(cloths.night, 2),
    'A home at dusk',
    products.houseCard(),
  ),
  section(
    'products-individual/sec2_image',
    hem(clothOf(products.customerPerson), 1),
    'A customer with her telephone before her home',
    products.customer(),
  ),

  header(
    'products-corporate',
    hem(clothOf(overviews.siteEngineer, overviews.worksManager), 1),
    'A manager and a site engineer over the plan of a building, a crane and a ship in the port behind them',
    overviews.planAtThePort(),
  ),
  card(
    'products-corporate/motor_image',
    hem(cloths.road, 3),
    'A lorry and a pick-up',
    products.fleetCard(),
  ),
  card(
    'products-corporate/eng_image',
    hem(cloths.steel, 2),
    'A crane over a steel frame',
    products.siteCard(),
  ),
  card(
    'products-corporate/marine_image',
    hem(cloths.sea, 1),
    'A container ship at sea',
    products.shipCard(),
  ),
  section(
    'products-corporate/sec2_image',
    hem(clothOf(engineer, manager), 0),
    'An engineer and a manager on site',
    products.siteVisit(),
  ),

  header(
    'motor-individual',
    hem(cloths.road, 2),
    'A mother at the wheel of an estate car, her daughter behind her and their luggage on the roof, a fruit stall at the roadside',
    products.carAtDusk(),
  ),
  section(
    'motor-individual/sec1_image',
    hem(clothOf(products.driverPerson), 3),
    'A driver beside her car',
    products.driver(),
  ),
  header(
    'motor-corporate',
    hem(cloths.road, 5),
    'A lorry, a bus and a pick-up at a works',
    products.fleet(),
  ),
  section(
    'motor-corporate/sec1_image',
    hem(cloths.rain, 2),
    'A fleet manager at a depot',
    products.depot(),
  ),

  header('travel', hem(cloths.coast, 3), 'An aeroplane over the coast', products.overTheCoast()),
  card(
    'travel/student_ins_image',
    hem(clothOf(products.studentPerson), 0),
    'A student with a bag before a hall',
    products.student(),
  ),
  card(
    'travel/individual_ins_image',
    hem(clothOf(products.travellerPerson), 1),
    'A traveller with her suitcase',
    products.traveller(),
  ),

  header(
    'home-insurance',
    hem(cloths.night, 6),
    'A walled home between palms',
    products.walledHome(),
  ),
  squareSection(
    'home-insurance/homeowner_ins_image',
    hem(clothOf(father), 2),
    'An owner before his house',
    products.homeowner(),
  ),
  squareSection(
    'home-insurance/householder_ins_image',
    hem(cloths.clay, 3),
    'A living room and what stands in it',
    products.household(),
  ),

  header(
    'products/sections/life',
    land.familyAtHome.hem,
    land.familyAtHome.alt,
    land.familyAtHome.art,
  ),
  squareSection(
    'products/sections/life/homeowner_ins_image',
    hem(clothOf(life.grandmother, life.grandfather), 2),
    'Grandparents and their grandson under a baobab',
    life.threeGenerations(),
  ),
  squareSection(
    'products/sections/life/householder_ins_image',
    hem(clothOf(life.saver), 5),
    'A mother and her daughter with a money box',
    life.firstSavings(),
  ),

  header(
    'engineering',
    hem(clothOf(engineer), 0),
    'An engineer with a rolled plan on a building site',
    products.engineering(),
  ),
  section(
    'engineering/plant_all_risk_image',
    hem(cloths.clay, 0),
    'An excavator at work',
    products.plantMachine(),
  ),
  section(
    'engineering/machinery_breakdown_image',
    hem(cloths.steel, 1),
    'Machinery in a works hall',
    products.machinery(),
  ),
  section(
    'engineering/erection_all_image',
    hem(cloths.steel, 5),
    'A steel frame rising under two cranes',
    products.erection(),
  ),
  section(
    'engineering/computer_all_risk_image',
    hem(cloths.computers, 0),
    'Racks of computers and an engineer',
    products.computers(),
  ),

  header(
    'marine',
    hem(cloths.sea, 4),
    'A container ship coming in to port',
    products.shipComingIn(),
  ),
  section(
    'marine/marine_cargo_features_image',
    hem(cloths.containers, 1),
    'Containers and a gantry on the quay',
    products.quay(),
  ),
  section(
    'marine/marine_hull_features_image',
    hem(cloths.sea, 2),
    'A ship and a canoe in a swell',
    products.hull(),
  ),

  header(
    'careers',
    hem(clothOf(people.analyst, people.trainee), 5),
    'Four young colleagues',
    people.colleagues(),
  ),
  section(
    'careers/sec1_image',
    hem(clothOf(people.surveyorPerson), 4),
    'A surveyor writing a report',
    people.surveyor(),
  ),
  section(
    'careers/sec2_image',
    hem(clothOf(people.trainee, director), 1),
    'A senior colleague and a candidate at one desk',
    people.interview(),
  ),
  card(
    'careers/card1_image',
    hem(clothOf(people.analyst), 0),
    'An underwriter at her screen',
    people.underwriter(),
  ),
  card(
    'careers/card2_image',
    hem(clothOf(people.listenerPerson), 1),
    'A claims handler with a headset',
    people.listener(),
  ),
  card(
    'careers/card3_image',
    hem(cloths.computers, 2),
    'A man among racks of computers',
    people.dataKeeper(),
  ),
  card(
    'careers/card4_image',
    hem(clothOf(manager), 3),
    'A branch manager before his office',
    people.branch(),
  ),
  card(
    'careers/card5_image',
    hem(clothOf(people.graduatePerson), 4),
    'A graduate in cap and gown',
    people.graduate(),
  ),

  header('contact', land.contact.hem, land.contact.alt, land.contact.art),

  scene('insights', hem(cloths.clay, 2), 'An open book on a table', heads.readingTable()),
  scene(
    'empty',
    hem(cloths.sky, 4),
    'A strip loom with its warp stretched and the first of the cloth woven, nobody at it',
    heads.emptyLoom(),
  ),
  scene(
    'services',
    hem(cloths.house, 1),
    'A hand with a telephone before a home',
    heads.selfService(),
  ),
  {
    ...card(
      'claim',
      hem(clothOf(people.listenerPerson), 4),
      'A claims handler with a headset',
      people.listenerInTile(),
    ),
    file: `${company}/claim.svg`,
  },
  {
    ...card('buy', hem(cloths.road, 1), 'A minibus in a market street', products.minibusCard()),
    file: `${company}/buy.svg`,
  },
  scene('whistle', hem(cloths.sky, 0), 'A talking drum and its stick', heads.drummer()),
  scene(
    'feedback',
    hem(cloths.sky, 3),
    'A hand that puts a slip into a box with five stars',
    heads.slipBox(),
  ),
];

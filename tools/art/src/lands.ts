/** What the companies of a country show of it. Every other picture is common to all. */
import { cloths } from './cloths.ts';
import type { Hem } from './loom.ts';
import type { Cloth } from './motifs.ts';
import { clothOf, daughter, director, engineer, father, manager, mother } from './people.ts';
import * as abidjan from './scenes/abidjan.ts';
import * as abidjanPortraits from './scenes/abidjan-portraits.ts';
import * as homes from './scenes/home.ts';
import { call, caller } from './scenes/people.ts';
import { directors, executives, type Portrait } from './scenes/portraits.ts';
import * as products from './scenes/products.ts';
import type { Art } from './svg.ts';

/** A picture of a land's own. */
export interface Own {
  readonly hem: Hem;
  /** What it shows. */
  readonly alt: string;
  readonly art: Art;
  /** How far down the woven blocks of a hero's first and last strip are. */
  readonly sides?: readonly [first: number, last: number];
}

/** The people and places of a country, by the pictures that show them. */
export interface Land {
  readonly home: Own;
  readonly corporateHome: Own;
  readonly contact: Own;
  /** The trader of a home's first tile. */
  readonly trader: Own;
  /** The family of the home hero, before their house. */
  readonly familyAtHome: Own;
  /** Who stands for the company, before their city. */
  readonly about: Own;
  /** The waters by which it lives. */
  readonly coast: Own;
  readonly share: Pick<Own, 'alt' | 'art'>;
  /** In the order of the board. */
  readonly directors: readonly Portrait[];
  /** In the order of their files. */
  readonly executives: readonly Portrait[];
}

const hem = (cloth: Cloth, turn: number): Hem => ({ cloth, turn });

const accra: Land = {
  home: {
    hem: hem(clothOf(mother, father, daughter), 0),
    alt: 'A couple and their daughter in front of their home under a hazy Harmattan sun, shown as sewn strips of cloth',
    art: homes.family(),
  },
  corporateHome: {
    hem: hem(clothOf(director, engineer), 3),
    alt: 'A director and a site engineer in front of a container port, shown as sewn strips of cloth',
    art: homes.port(),
  },
  contact: {
    hem: hem(clothOf(caller), 6),
    alt: 'A woman in a headwrap on the telephone by the sea, the lighthouse of Jamestown behind her',
    art: call(),
  },
  trader: {
    hem: hem(clothOf(mother), 0),
    alt: 'A trader in kente and a headwrap before her stall',
    art: homes.trader(mother),
  },
  familyAtHome: {
    hem: hem(clothOf(mother, father), 2),
    alt: 'A couple and their daughter before their home',
    art: homes.familyAtHome(homes.hosts),
  },
  about: {
    hem: hem(clothOf(manager, mother), 0),
    alt: 'Three colleagues before the towers of Accra',
    art: products.company(products.accra(), products.accraColleagues),
  },
  coast: {
    hem: hem(cloths.coast, 2),
    alt: 'A lighthouse, a ship and a canoe on the coast',
    art: products.coast(),
  },
  share: {
    alt: 'A couple and their daughter in front of their home near the coast',
    art: homes.sharePicture(),
  },
  directors,
  executives,
};

const abidjanLand: Land = {
  home: {
    hem: hem(clothOf(abidjan.mother, abidjan.father, abidjan.son), 6),
    alt: 'A couple and their son at the Ébrié lagoon, a stayed bridge and the Plateau behind them, shown as sewn strips of cloth',
    art: abidjan.atTheLagoon(),
    sides: [226, 130],
  },
  corporateHome: {
    hem: hem(clothOf(abidjan.grower, abidjan.harbourMaster), 0),
    alt: 'A cocoa grower with an open pod and a man of the port beside a sack of beans, a ship behind them, shown as sewn strips of cloth',
    art: abidjan.cocoaPort(),
    sides: [330, 240],
  },
  contact: {
    hem: hem(clothOf(abidjan.caller), 6),
    alt: 'A woman on the telephone at the lagoon, the cathedral and the towers of the Plateau behind her',
    art: abidjan.call(),
  },
  trader: {
    hem: hem(clothOf(abidjan.mother), 0),
    alt: 'A trader in a wax print and a knotted scarf before her stall',
    art: homes.trader(abidjan.mother),
  },
  familyAtHome: {
    hem: hem(clothOf(abidjan.mother, abidjan.father), 2),
    alt: 'A couple and their son before their home',
    art: homes.familyAtHome({
      mother: { ...abidjan.mother, earringInk: 'flame' },
      father: abidjan.father,
      child: abidjan.son,
    }),
  },
  about: {
    hem: hem(clothOf(abidjan.colleagues.left, abidjan.colleagues.right), 0),
    alt: 'Three colleagues before the Plateau of Abidjan: its pyramid, its towers and its cathedral',
    art: products.company(abidjan.plateau(), abidjan.colleagues, 320),
  },
  coast: {
    hem: hem(cloths.coast, 3),
    alt: 'A pinasse and pirogues on the Ébrié lagoon, a stayed bridge and the Plateau behind them, palms on the shore',
    art: abidjan.lagoon(),
  },
  share: {
    alt: 'A couple and their son at the Ébrié lagoon',
    art: abidjan.sharePicture(),
  },
  directors: abidjanPortraits.directors,
  executives: abidjanPortraits.executives,
};

/** The lands that are drawn, by their names on the map; the first stands in for every other. */
export const lands: Readonly<Record<string, Land>> = {
  Ghana: accra,
  "Côte d'Ivoire": abidjanLand,
};

/** The land that a company's pictures show. */
export const landOf = (country: string): Land => lands[country] ?? accra;

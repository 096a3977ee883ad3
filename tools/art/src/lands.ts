/** What the companies of a country show of it. Every other picture is common to all. */
import type { Picture } from './formats.ts';
import { abidjan } from './scenes/abidjan.ts';
import { accra } from './scenes/accra.ts';

/** The lands that are drawn, by their names on the map: the same pictures, of their own people and places. */
export const lands: Readonly<Record<string, readonly Picture[]>> = {
  Ghana: accra,
  "Côte d'Ivoire": abidjan,
};

/** The pictures of a company's land; Ghana's stand in for every land that is not drawn. */
export const landOf = (country: string): readonly Picture[] => lands[country] ?? accra;

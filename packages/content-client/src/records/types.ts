import type { ContentData } from './resources.ts';

/** Home content, as parsed. */
export type HomeRecord = ContentData['home'];
/** The about page's record, as parsed. */
export type AboutRecord = ContentData['about'];
/** The board record, as parsed: an object without fields. */
export type BoardRecord = ContentData['board'];
/** The careers page's record, as parsed. */
export type CareersRecord = ContentData['careers'];
/** The contact page's record, as parsed. */
export type ContactRecord = ContentData['contact'];
/** The individual products overview, as parsed. */
export type ProductsIndividualRecord = ContentData['productsIndividual'];
/** The corporate products overview, as parsed. */
export type ProductsCorporateRecord = ContentData['productsCorporate'];
/** Individual motor insurance, as parsed. */
export type MotorIndividualRecord = ContentData['motorIndividual'];
/** Corporate motor insurance, as parsed. */
export type MotorCorporateRecord = ContentData['motorCorporate'];
/** Travel insurance, as parsed. */
export type TravelRecord = ContentData['travel'];
/** Home insurance, as parsed. */
export type HomeInsuranceRecord = ContentData['homeInsurance'];
/** Engineering insurance, as parsed. */
export type EngineeringRecord = ContentData['engineering'];
/** Marine insurance, as parsed. */
export type MarineRecord = ContentData['marine'];

import type { ContentData } from './resources.ts';

// The parsed records of the pages (§3).
export type HomeRecord = ContentData['home'];
export type AboutRecord = ContentData['about'];
export type BoardRecord = ContentData['board'];
export type CareersRecord = ContentData['careers'];
export type ContactRecord = ContentData['contact'];
export type ProductsIndividualRecord = ContentData['productsIndividual'];
export type ProductsCorporateRecord = ContentData['productsCorporate'];
export type MotorIndividualRecord = ContentData['motorIndividual'];
export type MotorCorporateRecord = ContentData['motorCorporate'];
export type TravelRecord = ContentData['travel'];
export type HomeInsuranceRecord = ContentData['homeInsurance'];
export type EngineeringRecord = ContentData['engineering'];
export type MarineRecord = ContentData['marine'];

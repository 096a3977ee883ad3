import type { ContentData, ResourceName, SafeHtml } from '@insurance-kit/content-client';

/** Name of a resource whose records describe products. Only these records have `tariff`. */
export type ProductResource = {
  [Name in ResourceName]: ContentData[Name] extends { readonly tariff: unknown } ? Name : never;
}[ResourceName];

type FieldOf<Data> = Data extends unknown ? keyof Data : never;

/** A field of a product's record that the features dialog can show. */
export type FeaturesField = Extract<
  FieldOf<ContentData[ProductResource]>,
  `${string}_${'body' | 'features' | 'benefits'}`
>;

/** Prefix of a product variant's fields: `student_insurance` in `student_insurance_features`. */
export type VariantName = {
  [Field in FeaturesField]: Field extends `${infer Name}_features` ? Name : never;
}[FeaturesField];

/** Returns the text of the first field that is not empty. */
export const featuresOf = (
  record: ContentData[ProductResource],
  fields: readonly FeaturesField[],
): SafeHtml | undefined => {
  const texts: Readonly<Partial<Record<FeaturesField, SafeHtml>>> = record;
  return fields.map((field) => texts[field]).find(Boolean);
};

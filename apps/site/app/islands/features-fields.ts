import type { ContentData, ResourceName, SafeHtml } from '@insurance-kit/content-client';

export type ProductResource = {
  [Name in ResourceName]: ContentData[Name] extends { readonly tariff: unknown } ? Name : never;
}[ResourceName];

type HtmlFields<Data> = {
  [Field in keyof Data]: SafeHtml extends Data[Field] ? Field : never;
}[keyof Data];

type HtmlFieldOf<Name extends ProductResource> = Name extends ProductResource
  ? HtmlFields<ContentData[Name]>
  : never;

export type FeaturesField = Extract<
  HtmlFieldOf<ProductResource>,
  `${string}_${'body' | 'features' | 'benefits'}`
>;

/** Prefix of a variant's fields, such as `student_insurance` of `student_insurance_features`. */
export type VariantName = VariantOf<FeaturesField>;

type VariantOf<Field extends FeaturesField> = Field extends `${infer Name}_features`
  ? `${Name}_body` extends FeaturesField
    ? Name
    : never
  : never;

export const featuresOf = (
  record: ContentData[ProductResource],
  fields: readonly FeaturesField[],
): SafeHtml | undefined => {
  const texts: Readonly<Partial<Record<FeaturesField, SafeHtml>>> = record;
  return fields.map((field) => texts[field]).find(Boolean);
};

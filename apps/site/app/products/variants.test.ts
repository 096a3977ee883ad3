import { expect, it } from 'vitest';
import { recordOf } from '../test/records.ts';
import { featuresContent, type ProductVariant } from './variants.ts';

const record = recordOf('travel', {
  student_insurance_body: '<p>body</p>',
  student_insurance_features: '<p>features</p>',
});
const variantsOf = ({
  student_insurance_body: body,
  student_insurance_features: features,
}: typeof record): readonly ProductVariant[] => [{ id: 'student', body, features }];

it('shows Loading... until the record that a dialog asked for is there (§4.7)', () => {
  expect(featuresContent({ status: 'loading' }, variantsOf, 'student')).toEqual({
    status: 'loading',
  });
});

it('then shows the features of its own variant', () => {
  expect(featuresContent({ status: 'ready', data: record }, variantsOf, 'student')).toEqual({
    status: 'ready',
    html: '<p>features</p>',
  });
});

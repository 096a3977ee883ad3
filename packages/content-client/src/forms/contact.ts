import * as v from 'valibot';
import { readEmailAddress } from '../email-address.ts';
import { type FormReaders, formFields, type RulesOf } from './fields.ts';

/**
 * The schema of a contact message (§3, §5.1). Form, e-mail and database table have its order. If
 * you add a field, label it in each company's texts.
 * @param readers read phone numbers as in the company's country, and dates in its order.
 */
export function contactForm(readers: FormReaders = {}) {
  const field = formFields({ email: readEmailAddress, ...readers });
  return v.object({
    first_name: field({ kind: 'text', required: true, longest: 200, autoComplete: 'given-name' }),
    last_name: field({ kind: 'text', required: true, longest: 200, autoComplete: 'family-name' }),
    user_email: field({ kind: 'email', required: true, longest: 500, autoComplete: 'email' }),
    user_phone: field({ kind: 'phone', required: true, longest: 250, autoComplete: 'tel' }),
    user_request: field({ kind: 'choice', longest: 200 }),
    user_enquiry: field({ kind: 'choice', longest: 200 }),
    user_complaint: field({ kind: 'choice', longest: 200 }),
    message: field({ kind: 'lines', required: true, longest: 10_000 }),
    time: field({ kind: 'time', longest: 100 }),
  });
}

export type ContactRules = RulesOf<ReturnType<typeof contactForm>>;

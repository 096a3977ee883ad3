/** The contact form (§2.17, §5.1). */
export { BrowserContactForm as default } from '../forms/contact/browser-contact-form.tsx';

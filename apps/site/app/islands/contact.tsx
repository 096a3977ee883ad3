export { BrowserContactForm as default } from '../forms/contact/browser-contact-form.tsx';

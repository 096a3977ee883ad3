export { Toasts } from '@insurance-kit/ui';

export { frenchLabels as labels } from '@insurance-kit/ui/labels';

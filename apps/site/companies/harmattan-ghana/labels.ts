export { englishLabels as labels } from '@insurance-kit/ui/labels';

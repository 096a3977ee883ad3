import { frenchLabels, type KitLabels } from '@insurance-kit/ui/labels';
import type { PreviewTexts } from '../../shared/company.ts';

export const labels: KitLabels = frenchLabels;

export const previewTexts: PreviewTexts = {
  label: 'Aperçu',
  says: (name, when) =>
    `Ceci est un brouillon, visible seulement avec son lien. Enregistré par ${name}, ${when}.`,
  edit: 'Modifier',
  fields: 'Champs de cette page',
  ended: 'Cet aperçu a expiré. Demandez un nouveau lien.',
  failing: 'L’aperçu ne peut pas être affiché maintenant. Veuillez réessayer.',
};

import type { MarineTexts } from '../../texts/marine.ts';

export const marineTexts: MarineTexts = {
  meta: {
    title: 'Assurance maritime',
    description:
      'Facultés « tous risques » ou « FAP sauf », et corps de navires, pour les importateurs, exportateurs et armateurs de Côte d’Ivoire.',
  },
  titles: { cargo: 'Facultés maritimes', hull: 'Corps de navires' },
  features: 'Voir les garanties',
  pay: 'Demander et payer',
  benefits: {
    title: 'Pour celles et ceux qui voyagent avec l’affaire',
    lead: 'Les équipages qui rejoignent un navire et le personnel envoyé dans un port étranger peuvent recevoir une garantie voyage à côté du contrat maritime.',
    items: [
      {
        title: 'Assistance médicale',
        text: 'soins d’urgence après une maladie ou un accident soudains à l’étranger.',
      },
      {
        title: 'Évacuation sanitaire',
        text: 'transport vers un hôpital adapté quand les médecins le jugent nécessaire.',
      },
      {
        title: 'Rapatriement',
        text: 'retour en Côte d’Ivoire après les soins, ou retour du corps.',
      },
      {
        title: 'Indemnisation des bagages',
        text: 'bagages enregistrés perdus, volés ou retardés par le transporteur.',
      },
      {
        title: 'Perte des papiers',
        text: 'le coût d’un passeport de secours ou d’un livret maritime.',
      },
      { title: 'Départ retardé', text: 'pour les causes prévues au contrat.' },
      {
        title: 'Responsabilité civile vie privée',
        text: 'dommages causés à autrui par accident.',
      },
    ],
  },
  closing: {
    title: 'UNE ASSURANCE MARITIME FAITE POUR VOUS',
    text: 'Un importateur d’un conteneur par an et un armateur de dix navires n’ont pas besoin du même contrat. Dites-nous ce que vous transportez ou armez, d’où, et selon quel incoterm. Nous proposons les clauses qui conviennent, disons ce qu’elles excluent, et tarifons en francs CFA.',
  },
};

import type { People } from '../../app/pages/about/page.tsx';
import adjoua from './pictures/director-1.svg?url';
import babatunde from './pictures/director-2.svg?url';
import mariam from './pictures/director-3.svg?url';
import didier from './pictures/director-4.svg?url';
import ngozi from './pictures/director-5.svg?url';
import kouame from './pictures/director-6.svg?url';
import serge from './pictures/executive-1.svg?url';
import aya from './pictures/executive-2.svg?url';
import fatoumata from './pictures/executive-3.svg?url';
import yao from './pictures/executive-4.svg?url';

export const people: People = {
  directors: [
    {
      name: 'Adjoua Kouassi-Brou',
      role: 'Présidente du conseil d’administration',
      text: 'Juriste de formation, Adjoua a passé trente ans entre le droit des affaires et l’administration publique à Abidjan. Elle préside le conseil et son comité des nominations, et demande, pour chaque dossier, ce qu’il change pour l’assuré.',
      portrait: adjoua,
    },
    {
      name: 'Babatunde Oyewale-Martins',
      role: 'Administrateur non exécutif',
      text: 'Babatunde représente Harmattan Group plc au conseil. Actuaire, il a tarifé des risques dommages et vie à Lagos et à Nairobi ; il préside le comité des risques.',
      portrait: babatunde,
    },
    {
      name: 'Mariam Coulibaly-Soro',
      role: 'Administratrice non exécutive',
      text: 'Mariam est agroéconomiste à Korhogo. Elle a travaillé avec les coopératives de producteurs d’anacarde et de coton du Nord, et siège aux comités des placements et des risques.',
      portrait: mariam,
    },
    {
      name: 'Didier Gnahoré-Zadi',
      role: 'Administrateur non exécutif',
      text: 'Didier est expert-comptable et ancien commissaire aux comptes. Il préside le comité d’audit, auquel la ligne éthique rend compte.',
      portrait: didier,
    },
    {
      name: 'Ngozi Ibekwe-Danjuma',
      role: 'Administratrice non exécutive',
      text: 'Ngozi a bâti des systèmes de paiement et d’identité pour des banques d’Afrique de l’Ouest. Elle éclaire le conseil sur la technologie, la protection des données et la continuité d’activité.',
      portrait: ngozi,
    },
    {
      name: 'Kouamé N’Guessan-Adou',
      role: 'Directeur général',
      text: 'Kouamé a débuté comme rédacteur sinistres à Bouaké, puis a dirigé la souscription, la réassurance et le réseau d’agences. Il conduit la compagnie au quotidien.',
      portrait: kouame,
    },
  ],
  executives: [
    {
      name: 'Aya Konan-Tanoh',
      role: 'Directrice technique',
      text: 'Dirige la souscription, la réassurance et les visites de risques. Ingénieure en génie civil, Aya est passée de la construction des ponts à leur assurance.',
      portrait: aya,
    },
    {
      name: 'Serge Bédi-Lago',
      role: 'Directeur financier',
      text: 'Veille aux provisions, aux placements et aux comptes, pour que l’argent des sinistres soit là quand il est dû.',
      portrait: serge,
    },
    {
      name: 'Fatoumata Diarrassouba',
      role: 'Directrice de l’indemnisation',
      text: 'Dirige les gestionnaires de sinistres et les experts. Fatoumata lit elle-même les réclamations et corrige la procédure qu’elles mettent en cause.',
      portrait: fatoumata,
    },
    {
      name: 'Yao Assi-Kacou',
      role: 'Responsable de la conformité',
      text: 'Veille aux règles de conduite, à la protection des données et au dispositif d’alerte, et rend compte au comité d’audit du conseil.',
      portrait: yao,
    },
  ],
};

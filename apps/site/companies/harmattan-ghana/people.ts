import type { People } from '../../app/pages/about/page.tsx';
import justina from './pictures/director-1.svg?url';
import babatunde from './pictures/director-2.svg?url';
import rahinatu from './pictures/director-3.svg?url';
import selorm from './pictures/director-4.svg?url';
import ngozi from './pictures/director-5.svg?url';
import kwaku from './pictures/director-6.svg?url';
import emmanuel from './pictures/executive-1.svg?url';
import akosua from './pictures/executive-2.svg?url';
import mariam from './pictures/executive-3.svg?url';
import yaw from './pictures/executive-4.svg?url';

export const people: People = {
  directors: [
    {
      name: 'Justina Asante-Boadu',
      role: 'Board Chairperson',
      text: 'A lawyer by training, Justina has spent three decades in commercial law and public administration in Accra. She chairs the board and its nominations committee, and asks what every decision means for a policyholder.',
      portrait: justina,
    },
    {
      name: 'Babatunde Oyewale-Martins',
      role: 'Non-Executive Director',
      text: 'Babatunde represents Harmattan Group plc on the board. He is an actuary who has priced general and life business in Lagos and Nairobi, and he chairs the risk committee.',
      portrait: babatunde,
    },
    {
      name: 'Rahinatu Alhassan-Iddi',
      role: 'Non-Executive Director',
      text: 'Rahinatu is an agricultural economist from Tamale. She has worked with farmer cooperatives and rural banks in the north of Ghana, and sits on the investment and risk committees.',
      portrait: rahinatu,
    },
    {
      name: 'Selorm Agbenyega-Doe',
      role: 'Non-Executive Director',
      text: 'Selorm is a chartered accountant and a former audit partner. He chairs the audit committee, to which the ethics line reports.',
      portrait: selorm,
    },
    {
      name: 'Ngozi Ibekwe-Danjuma',
      role: 'Non-Executive Director',
      text: 'Ngozi has built payment and identity systems for banks in Nigeria and Ghana. She advises the board on technology, data protection and resilience.',
      portrait: ngozi,
    },
    {
      name: 'Kwaku Dartey-Mensah',
      role: 'Managing Director',
      text: 'Kwaku started as a claims clerk in Kumasi and has since led underwriting, reinsurance and branches. He is a chartered insurer and runs the company from day to day.',
      portrait: kwaku,
    },
  ],
  executives: [
    {
      name: 'Akosua Frimpong-Darko',
      role: 'Executive Director, Technical',
      text: 'Leads underwriting, reinsurance and risk surveys. Akosua is a civil engineer who moved from building bridges to insuring them.',
      portrait: akosua,
    },
    {
      name: 'Emmanuel Tetteh-Lartey',
      role: 'Chief Finance Officer',
      text: 'Looks after reserves, investments and reporting, so that money for claims is there when it is owed.',
      portrait: emmanuel,
    },
    {
      name: 'Mariam Abubakari-Seidu',
      role: 'Head of Claims',
      text: 'Leads the claims handlers and surveyors. Mariam reads complaints herself and changes the process they point to.',
      portrait: mariam,
    },
    {
      name: 'Yaw Osei-Kusi',
      role: 'Chief Compliance Officer',
      text: 'Is responsible for conduct, data protection and the whistle-blowing policy, and reports to the audit committee of the board.',
      portrait: yaw,
    },
  ],
};

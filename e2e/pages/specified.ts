import { kitCompany } from 'scripts/lib/company.mjs';
import { outside } from '../support/pages.ts';

/** A page, texts on it, and names of links with their targets in order. */
export interface Specified {
  readonly path: string;
  readonly words: readonly string[];
  readonly links: readonly (readonly [name: string, targets: readonly string[]])[];
}

/**
 * The literal texts of §2.4 to §2.20 that are in no record. A line is a path, a text, or a link's
 * name with its addresses. `$portal` is an address of another site.
 */
const ofGhana = `
/
My Insurance Account
Our Insights
Hear the latest trends from our industry experts
Get Insured Today
Request & Pay → $portal
Learn More → /purpleabout /purpleabout
Make a Claim → $claims $claims
See more → /purpleinsights
About Us → $groupAbout

/redhome
Harmattan Insurance Ghana Ltd
a leading African financial services partner
Request & Pay → $portal
Learn More → /redabout /redabout
Get a Quote → $quote $portal $quote
See more → /purpleinsights

/purpleabout
ABOUT HARMATTAN INSURANCE GHANA LTD
16 years of underwriting experience
Contact Us → /purplecontact /redcontact $groupContact
About the group → $groupAbout

/redabout
My Insurance Account
Contact Us → $groupContact /redcontact $groupContact

/purpleproduct
Read More → /purpleproductdetails/motor /purpleproductdetails/travel /purpleproductdetails/home
Make a Claim → $claims
Get a Quote → $quote

/redproduct
Read More → /redproductdetails/redmotor /redproductdetails/engineer /redproductdetails/marine
Make a Claim → $claims
Get a Quote → $quote

/purpleproductdetails/motor
COMPREHENSIVE INSURANCE
THIRD PARTY FIRE & THEFT
THIRD PARTY ONLY

/purpleproductdetails/travel
STUDENT
INDIVIDUALS
Insurance Features

/purpleproductdetails/home
HOMEOWNERS
HOUSEHOLDERS
Featured Insurance

/redproductdetails/redmotor
COMPREHENSIVE INSURANCE
THIRD PARTY ONLY

/redproductdetails/engineer
Plant All - Risk
Electronic Equipment Computer All - Risk
Third Party Fire & Theft
Contact Us → /redcontact /redcontact /redcontact /redcontact /redcontact /redcontact

/redproductdetails/marine
Marine Cargo
Marine hull
Medical assistance
MARINE INSURANCE THAT IS FOR YOU
Request & Pay → $portal $portal

/purpleinsights
My Insurance Account
Read all our articles
Contact Us → /purplecontact $groupContact

/redinsights
Contact Us → /redcontact /redcontact

/purpledetail/1
Connect with us
February 12, 2024
Back to Insights → /purpleinsights

/purplecareers
Get Insured Today
Follow us for openings → $social $social $social $social $social
Contact Us → /purplecontact

/redcareers
My Insurance Account
GET A QUOTE → $portal
Contact Us → /redcontact

/redcontact
Head office
Get Insured Today
+233 30 000 0100 → tel:+233300000100 tel:+233300000100 tel:+233300000100

/purpleservices
Self Service
Choose the service you would like to access
GET A QUOTE → $portal
Open the claims portal File a Claim → $claims
Buy online Buy Insurance → $quote

/redwhistle
Anyone with a valid reason may report
A report must be factual, true and verifiable
You may report without giving your name
only with your written consent
Chief Compliance Officer
ethics@ → mailto:ethics@harmattan-ghana.example
ethics.harmattan → $ethics
+233 30 000 0140 → tel:+233300000140
+233 30 000 017 → tel:+233300000171 tel:+233300000172 tel:+233300000173
+234 201 000 017 → tel:+2342010000174 tel:+2342010000175 tel:+2342010000176

/complaints
National Insurance Commission
Write to us → /purplecontact?about=complaint#write

/privacy
Privacy and cookie policy
31 October 2022
`;

const addresses: Readonly<Record<string, string>> = outside;

export const specified: Readonly<Record<string, readonly Specified[]>> = {
  [kitCompany]: ofGhana
    .trim()
    .split('\n\n')
    .map((page) => {
      const [path = '', ...lines] = page.split('\n');
      return {
        path,
        words: lines.filter((line) => !line.includes(' → ')),
        links: lines
          .filter((line) => line.includes(' → '))
          .map((line): [string, string[]] => {
            const [name = '', targets = ''] = line.split(' → ');
            return [name, targets.split(' ').map((one) => addresses[one.slice(1)] ?? one)];
          }),
      };
    }),
};

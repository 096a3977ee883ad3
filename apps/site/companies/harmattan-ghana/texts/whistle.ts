import type { WhistleTexts } from '../../../app/pages/whistle/page.tsx';

export const whistleTexts: WhistleTexts = {
  meta: {
    title: 'Whistle Blowing',
    description:
      'Who may report, how a report is protected, and the channels for raising a concern.',
  },
  lead: 'If something is wrong in our company, we want to hear about it, and we protect the person who speaks up.',
  report: 'Report a concern',
  policy: [
    {
      title: 'Who may report',
      text: 'Anyone with a valid reason may report: a customer, an employee, an agent, a broker, a supplier or a member of the public.',
    },
    {
      title: 'What a report must be',
      text: 'A report must be factual, true and verifiable. Say what happened, where, when and who was involved, and add any document or name that helps us to check it. You need not prove the case yourself.',
    },
    {
      title: 'What to report',
      text: 'Fraud, bribery, theft, false documents, unfair treatment of a customer, misuse of personal data, harassment, danger to health and safety, or any attempt to hide one of these.',
      contact: {
        before: 'For a claim or a service complaint, use ',
        link: 'Contact Us',
        after: '.',
      },
    },
    {
      title: 'Anonymous reports',
      text: 'You may report without giving your name. If you leave a way to reach you, we can ask questions and tell you the outcome.',
    },
    {
      title: 'Your identity',
      text: 'We disclose your identity only with your written consent. No one may punish you for a report made in good faith.',
    },
    {
      title: 'What happens next',
      text: 'The Chief Compliance Officer, or the external auditing firm if you use its lines, records the report, investigates it and informs the audit committee of the board. Nobody named in a report takes part in investigating it.',
    },
  ],
  channels: {
    title: 'Where to report',
    officer: { term: 'Chief Compliance Officer', phone: '+233 30 000 0140' },
    email: { term: 'Ethics line email', address: 'ethics@harmattan-ghana.example' },
    web: 'Web',
    auditors: {
      term: 'Ethics lines of Savanna Audit Partners, an external auditing firm',
      phones: [
        '+233 30 000 0171',
        '+233 30 000 0172',
        '+233 30 000 0173',
        '+234 201 000 0174',
        '+234 201 000 0175',
        '+234 201 000 0176',
      ],
    },
  },
};

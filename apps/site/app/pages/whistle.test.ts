import { describe, expect, it } from 'vitest';
import { company } from '#company/index.ts';
import { linksOf } from '../test/records.ts';
import { whistleModel } from './whistle.tsx';

describe('the whistle-blowing page (§2.19)', () => {
  const model = whistleModel('individual');

  it('states the policy', () => {
    const policy = model.policy.map(({ text }) => text).join(' ');
    expect(policy).toContain('Anyone with a valid reason may report');
    expect(policy).toContain('factual, true and verifiable');
    expect(policy).toContain('without giving your name');
    expect(policy).toContain('only with your written consent');
  });

  it("names the officer's phone, the ethics e-mail, the web link and six lines of the auditors", () => {
    const [report, contact, officer, email, web, ...auditors] = linksOf(model);
    expect(contact).toEqual(['Contact Us', '/purplecontact', false]);
    expect(report).toEqual(['Report a concern', `#${model.channels.id}`, false]);
    expect(officer).toEqual(['+233 30 000 0140', 'tel:+233300000140', false]);
    expect(email?.[1]).toBe('mailto:ethics@harmattan-ghana.example');
    expect(web?.slice(1)).toEqual([company.links.ethics, true]);
    expect(auditors).toHaveLength(6);
    expect(auditors.every(([label, href]) => href === `tel:${label.replaceAll(' ', '')}`)).toBe(
      true,
    );
  });
});

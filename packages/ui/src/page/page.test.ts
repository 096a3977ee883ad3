// @vitest-environment jsdom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readSubmissionId, renewSubmissionIds } from '../submission-id.ts';
import { cookieBannerId, provideCookieBanner, readCookie } from './cookie-banner.ts';
import { provideHours, showOpenNow } from './open-now.ts';

const page = document.documentElement.dataset;

beforeEach(() => {
  delete page.consent;
});

it.each([
  ['x-consent=true', undefined],
  ['consent=false', 'hidden'],
])('the cookies "consents=1; %s" set data-consent to %s (§4.6)', (cookie, consent) => {
  for (const text of ['consents=1', cookie]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
    document.cookie = text;
  }
  onTestFinished(provideCookieBanner({ name: 'consent', days: 150 }));
  expect(page.consent).toBe(consent);
});

const event = (type: string, key = '') =>
  Object.assign(new Event(type, { bubbles: true }), { key });

it.each([
  ['through less than half of a short page is not', 888, 120, 50, event('wheel'), undefined],
  ['through exactly half of a page is not', 2000, 1000, 50, event('wheel'), undefined],
  ['through more than half of a page is', 2000, 1001, 50, event('wheel'), 'scrolled'],
  ['by the scrollbar past half is', 2000, 1002, 50, event('pointerdown'), 'scrolled'],
  ['by a finger past half is', 2000, 1003, 50, event('touchmove'), 'scrolled'],
  ['by Space past half is', 2000, 1004, 50, event('keydown', ' '), 'scrolled'],
  ['by End past half is not', 2000, 1005, 50, event('keydown', 'End'), undefined],
  ['because focus moves is not', 2000, 1006, 50, event('focusin'), undefined],
  ['because a link is pressed is not', 2000, 1007, 50, event('click'), undefined],
  ['because the visitor goes back is not', 2000, 1008, 50, event('popstate'), undefined],
  ['without `acceptPastPercent` is not', 2000, 1009, undefined, event('wheel'), undefined],
])('scrolling %s consent to cookies (§4.6)', (_, height, scrolled, percent, cause, consent) => {
  expect(innerHeight).toBe(768);
  document.body.innerHTML = `<div id="${cookieBannerId}"></div>`;
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
  vi.stubGlobal('scrollY', scrolled);
  const written = vi.spyOn(document, 'cookie', 'set');
  const name = `scrolled-${scrolled}`;
  onTestFinished(provideCookieBanner({ name, days: 150, acceptPastPercent: percent }));
  // A jump after a scroll by hand is not consent.
  if (consent === undefined) dispatchEvent(event('wheel'));
  (consent ? document.documentElement : document.body).dispatchEvent(cause);
  dispatchEvent(event('scroll'));
  expect(page.consent).toBe(consent);
  const cookie = `${name}=true; path=/; samesite=lax; max-age=12960000`;
  expect(written.mock.lastCall).toEqual(consent && [cookie]);
});

it('a choice in another tab hides the banner, and no scroll changes the choice (§4.6)', () => {
  document.body.innerHTML = `<div id="${cookieBannerId}"></div>`;
  vi.stubGlobal('scrollY', 5000);
  onTestFinished(provideCookieBanner({ name: 'elsewhere', days: 150, acceptPastPercent: 50 }));
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = 'elsewhere=false';
  for (const type of ['wheel', 'scroll']) dispatchEvent(event(type));
  expect([page.consent, readCookie('elsewhere')]).toEqual(['hidden', 'false']);
  for (const type of ['pageshow', 'visibilitychange']) {
    delete page.consent;
    dispatchEvent(event(type));
    expect(page.consent).toBe('hidden');
  }
});

const openNow = {
  hours: [1, 2, 3, 4, 5].flatMap((day) => [
    { day, from: 480, to: 720, closed: `opens on day ${day} at 8 am` },
    { day, from: 780, to: 1020, closed: `opens on day ${day} at 1 pm` },
  ]),
  offset: 60,
  closedDays: ['12-25', '12-26', '2027-03-26', '2027-03-29'],
  open: 'Open',
};

it.each([
  ['at opening time', '2026-11-27T08:00:00+01:00', 'Open'],
  ['just before closing', '2026-11-27T16:59:00+01:00', 'Open'],
  ['just after closing', '2026-11-27T17:00:00+01:00', 'opens on day 1 at 8 am'],
  ['before opening', '2026-11-27T00:30:00+01:00', 'opens on day 5 at 8 am'],
  ['in the lunch break', '2026-11-27T12:30:00+01:00', 'opens on day 5 at 1 pm'],
  ['on a Sunday', '2026-11-29T10:00:00+01:00', 'opens on day 1 at 8 am'],
  ['on a yearly holiday', '2026-12-25T10:00:00+01:00', 'opens on day 1 at 8 am'],
  ['on the evening before Easter', '2027-03-25T18:00:00+01:00', 'opens on day 2 at 8 am'],
])('showOpenNow %s (%s) shows %j', (_, now, text) => {
  vi.stubEnv('TZ', 'America/New_York');
  const place = document.createElement('span');
  place.dataset.hours = JSON.stringify(openNow);
  showOpenNow(place, Date.parse(now));
  expect(place.textContent).toBe(text);
});

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

it('a page that is shown again says whether the office is open now', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T16:50:00+01:00') });
  document.body.innerHTML = '<p></p>';
  const [text] = document.body.children;
  text?.setAttribute('data-hours', JSON.stringify(openNow));
  provideHours();
  expect(text?.textContent).toBe('Open');
  vi.setSystemTime('2026-11-27T17:00:00+01:00');
  dispatchEvent(event('visibilitychange'));
  expect(text?.textContent).toBe('opens on day 1 at 8 am');
});

describe('a form’s submission id', () => {
  let form: HTMLFormElement;
  beforeEach(() => {
    form = document.createElement('form');
    form.innerHTML = '<input type="hidden" name="submission_id">';
    vi.stubGlobal('isSecureContext', true);
  });

  it('is posted with the form, and changes only when a field of the form changes', () => {
    const id = readSubmissionId(form);
    expect(id).toMatch(uuid);
    expect(new FormData(form).get('submission_id')).toBe(id);
    const field = document.createElement('textarea');
    document.body.append(form, field);
    renewSubmissionIds();
    field.dispatchEvent(new Event('input', { bubbles: true }));
    expect(readSubmissionId(form)).toBe(id);
    form.append(field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    expect(readSubmissionId(form)).toMatch(uuid);
    expect(readSubmissionId(form)).not.toBe(id);
  });

  it('is empty without https, because browsers create UUIDs only with https', () => {
    vi.stubGlobal('isSecureContext', false);
    expect(readSubmissionId(form)).toBe('');
  });
});

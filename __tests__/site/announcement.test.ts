/** @jest-environment jsdom */
import { announcementSettings } from '../../src/site/node/document-settings';
import { dismissAnnouncementOnClick, hidePastAnnouncement } from '../../src/site/boot/announcement';

const isHidden = (): boolean => document.documentElement.dataset.past === 'true';

it('an announcement dismissed in another tab is hidden after Back restores a page from memory', () => {
  const announcement = { id: 'get-in' };
  hidePastAnnouncement(announcement);
  dismissAnnouncementOnClick(announcement);
  localStorage.setItem('announcement-dismissed', 'get-in');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(isHidden()).toBe(false);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(isHidden()).toBe(true);
});

it.each([
  ['whose last day is not over in London, shows', '2026-06-30T23:59:59+01:00', { until: '2026-06-30' }, false],
  ['whose last day is over in London, is hidden', '2026-07-01T00:00:01+01:00', { until: '2026-06-30' }, true],
  ['without a last day, shows', '2026-07-01T00:00:01+01:00', {}, false],
])('an announcement %s', (_what, moment, until, isExpected) => {
  jest.useFakeTimers({ now: Date.parse(moment) });
  hidePastAnnouncement(announcementSettings({ announcementBar: { id: 'agm', content: 'AGM.', dismissible: false, ...until } }));
  expect(isHidden()).toBe(isExpected);
});

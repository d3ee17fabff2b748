/** @jest-environment jsdom */
import { announcementSettings } from '../../src/site/node/announcement-settings';
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

it('an announcement shows until the end of its last day in London, by the reader’s clock', () => {
  const announcement = announcementSettings({ announcementBar: { id: 'agm', content: 'AGM.', until: '2026-06-30', dismissible: false } });
  const isHiddenAt = (moment: string): boolean => {
    jest.useFakeTimers({ now: Date.parse(moment) });
    hidePastAnnouncement(announcement);
    return isHidden();
  };
  expect(isHiddenAt('2026-06-30T23:59:59+01:00')).toBe(false);
  expect(isHiddenAt('2026-07-01T00:00:01+01:00')).toBe(true);
  hidePastAnnouncement(announcementSettings({ announcementBar: { id: 'agm', content: 'AGM.', dismissible: false } }));
  expect(isHidden()).toBe(false);
});

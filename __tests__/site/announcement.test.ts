/** @jest-environment jsdom */
import { dismissAnnouncementOnClick, hideDismissedAnnouncement } from '../../src/site/start/announcement';

it('an announcement that was dismissed since stays away when Back brings a page that the browser had put aside', () => {
  const isHidden = (): boolean => document.documentElement.dataset.announcement === 'dismissed';
  hideDismissedAnnouncement('get-in');
  dismissAnnouncementOnClick('get-in');
  localStorage.setItem('announcement-dismissed', 'get-in');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(isHidden()).toBe(false);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(isHidden()).toBe(true);
});

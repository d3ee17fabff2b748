/** @jest-environment jsdom */
import { dismissAnnouncementOnClick, hideDismissedAnnouncement } from '../../src/site/start/announcement';

it('an announcement dismissed in another tab is hidden after Back restores a page from memory', () => {
  const isHidden = (): boolean => document.documentElement.dataset.announcement === 'dismissed';
  hideDismissedAnnouncement('get-in');
  dismissAnnouncementOnClick('get-in');
  localStorage.setItem('announcement-dismissed', 'get-in');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(isHidden()).toBe(false);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(isHidden()).toBe(true);
});

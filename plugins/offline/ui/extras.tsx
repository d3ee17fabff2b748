import { Link } from 'gatsby';
import type { Capability } from '../../../src/components/capability';

export const offline: Capability = {
  name: 'offline',
  FooterLink: () => <Link to="/offline">Read offline</Link>,
  SidebarLine: () => <Link to="/offline">Save the wiki for offline</Link>,
};

import { Link } from 'gatsby';
import clsx from 'clsx';
import { shortAddress } from '../../content-model/addresses';
import * as styles from './footer.module.css';
import { ColourModeChoices } from './colour-mode-control';
import { Slot } from '../../components/capability';
import { Logo } from '../../components/logo';
import { SmartLink } from '../../components/smart-link';
import { useBrowserValue } from '../../components/use-browser-value';
import { useBuildYear, useSiteConfiguration } from '../../components/use-site';

function SocietyBlock() {
  const site = useSiteConfiguration();
  const year = useBrowserValue(() => new Date().getFullYear(), useBuildYear());
  const colourMode = site.navbar.items.find(({ type }) => type === 'colour-mode');
  const source = shortAddress(site.repository.url);
  return (
    <dl className={clsx('title-block', styles.block)}>
      <div className={clsx('wide', styles.society)}>
        <dt>
          <Logo />
          Society
        </dt>
        <dd>{`${site.title}, ${site.organisation}`}</dd>
      </div>
      <div>
        <dt>Contact</dt>
        <dd>
          <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
        </dd>
      </div>
      <div>
        <dt>Source</dt>
        <dd>
          <a href={site.repository.url} rel="noopener">
            {source.startsWith('github.com/') ? 'GitHub' : source}
          </a>
        </dd>
      </div>
      {colourMode && !site.colourMode.disableSwitch && (
        <div className="wide needs-script">
          <dt>{colourMode.label}</dt>
          <dd>
            <ColourModeChoices label={colourMode.label} />
          </dd>
        </div>
      )}
      <div className="wide">
        <dt>Copyright</dt>
        <dd className={`row ${styles.lastLine}`}>
          <span className="wide">{`© ${year} ${site.title}`}</span>
          <Slot name="FooterLink" />
          <Link to="/exec">Exec</Link>
          <Link to="/privacy">Privacy</Link>
          <Link to="/accessibility">Accessibility</Link>
        </dd>
      </div>
    </dl>
  );
}

/** The footer of every page: links in columns, and a title block. */
export function Footer() {
  const site = useSiteConfiguration();
  return (
    <footer className={clsx(styles.footer, 'no-print')}>
      <div className={clsx('wrap one-column-on-tablets', styles.inside)}>
        <nav aria-label="Footer" className={styles.columns}>
          {site.footer.columns.map((column) => (
            <div key={column.title}>
              <h2>{column.title}</h2>
              <ul className={`names ${styles.links}`}>
                {column.links.map((link) => (
                  <li key={link.label}>
                    <SmartLink href={link.to ?? link.href ?? ''}>{link.label}</SmartLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <SocietyBlock />
      </div>
    </footer>
  );
}

import { Link, graphql } from 'gatsby';
import { SmartLink } from '../../components/smart-link';
import { datesInWords } from '../days';
import { creditsByRole } from '../departments';
import { PersonList } from './person-name';
import { Poster } from './poster';
import * as styles from './production-entry.module.css';

/** Links to programme, photos and the like. */
export function linksOf({ programme, photos, links, instagram }: Queries.ProductionLinksFragment): { label: string; url: string }[] {
  return [
    ...(programme === null ? [] : [{ label: 'Programme', url: programme }]),
    ...(photos ? [{ label: photos.credit === null ? 'Photos' : `Photos by ${photos.credit}`, url: photos.url }] : []),
    ...links.map(({ label, url }) => ({ label, url })),
    ...(instagram === null ? [] : [{ label: 'Instagram', url: instagram }]),
  ];
}

/** The style sheet selects its parts by element. */
function ProductionEntry({ production }: { production: Queries.ProductionEntryFragment }) {
  const { name, path, societyName, venueName, credits } = production;
  const links = linksOf(production);
  return (
    <li>
      <div>
        <Poster production={production} className={styles.poster} lazy />
        <h3>
          <Link to={path} className="record-link">
            {name}
          </Link>
        </h3>
        {[societyName, venueName, datesInWords(production)].map((fact) => fact && <p key={fact}>{fact}</p>)}
        {links.length > 0 && (
          <ul>
            {links.map(({ label, url }) => (
              <li key={`${label} ${url}`}>
                <SmartLink href={url}>
                  {label}
                  <span className="visually-hidden">{` of ${name}`}</span>
                </SmartLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      {credits.length > 0 && (
        <ul className="names">
          {creditsByRole(credits).map(({ role, people }) => (
            <li key={role}>
              {role}
              <p>
                <PersonList people={people} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Productions with their whole crews. */
export function ProductionEntries({ productions }: { productions: readonly Queries.ProductionEntryFragment[] }) {
  return (
    <ul className={`ruled records ${styles.entries}`}>
      {productions.map((production) => (
        <ProductionEntry key={production.path} production={production} />
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment ProductionLinks on Production {
    programme
    instagram
    links {
      label
      url
    }
    photos {
      url
      credit
    }
  }

  fragment ProductionEntry on Production {
    ...ProductionPoster
    ...ProductionLinks
    ...ProductionRow
    credits {
      role
      person {
        ...PersonName
      }
    }
  }
`;

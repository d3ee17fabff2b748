import { Link, graphql } from 'gatsby';
import { SmartLink } from '../../components/smart-link';
import { creditsByRole } from '../departments';
import { datesInWords } from './production-row';
import { PersonList } from './person-name';
import { Poster } from './poster';
import * as styles from './production-entry.module.css';

type EntryProduction = Queries.ProductionEntryFragment;

function linksOf({ links, photos, instagram }: EntryProduction): { label: string; url: string }[] {
  return [
    ...links.map(({ label, url }) => ({ label, url })),
    ...(photos ? [{ label: photos.credit === null ? 'Photos' : `Photos by ${photos.credit}`, url: photos.url }] : []),
    ...(instagram === null ? [] : [{ label: 'Instagram', url: instagram }]),
  ];
}

interface Props {
  production: EntryProduction;
}

/**
 * A production of a year: society, venue, days, crew and links. The style sheet tells the parts by their elements, below
 * the class of the list.
 */
export function ProductionEntry({ production }: Props) {
  const { name, path, societyName, venueName, dates, credits } = production;
  const days = datesInWords(dates);
  const links = linksOf(production);
  return (
    <>
      <div>
        <Poster production={production} className={styles.poster} lazy />
        <h3>
          <Link to={path}>{name}</Link>
        </h3>
        {societyName !== null && <p>{societyName}</p>}
        {venueName !== null && <p>{venueName}</p>}
        {days !== undefined && <p>{days}</p>}
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
        <ul>
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
    </>
  );
}

export const fragment = graphql`
  fragment ProductionEntry on Production {
    ...ProductionPoster
    name
    anchor
    societyName
    venueName
    path
    dates {
      from
      to
    }
    instagram
    credits {
      role
      person {
        ...PersonName
      }
    }
    links {
      label
      url
    }
    photos {
      url
      credit
    }
  }
`;

import { memo } from 'react';
import { graphql } from 'gatsby';
import { SmartLink } from '../../components/smart-link';
import { PersonList } from './person-name';
import { SharedShowPlan } from './show-plan';

export type EntryProduction = Queries.ProductionEntryFragment;

/** The crew by role, in the order of each role's first credit. */
function creditsByRole(crew: EntryProduction['crew']): { role: string; people: Queries.PersonNameFragment[] }[] {
  const roles = new Map<string, Queries.PersonNameFragment[]>();
  for (const { role, person } of crew) roles.set(role, [...(roles.get(role) ?? []), person]);
  return [...roles].map(([role, people]) => ({ role, people }));
}

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
 * A production in an archive: society, venue, crew and links. A page has more than a hundred, with a thousand credits, so
 * their HTML is short: the style sheet tells the parts by their elements, below the class of the list.
 */
export const ProductionEntry = memo(function ProductionEntry({ production }: Props) {
  const { name, anchor, kind, societyName, venueName, crew } = production;
  const links = linksOf(production);
  return (
    <>
      {kind === 'show' && <SharedShowPlan production={production} />}
      <div>
        <h4>
          <a href={`#${anchor}`}>{name}</a>
        </h4>
        {societyName !== null && <p>{societyName}</p>}
        {venueName !== null && <p>{venueName}</p>}
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
      {crew.length > 0 && (
        <ul>
          {creditsByRole(crew).map(({ role, people }) => (
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
});

export const fragment = graphql`
  fragment ProductionEntry on Production {
    ...ShowPlan
    name
    kind
    anchor
    societyName
    venueName
    instagram
    crew {
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

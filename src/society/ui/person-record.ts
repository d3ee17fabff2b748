import { graphql } from 'gatsby';
import { groupBy } from '../../components/group-by';

export type PersonWork = Queries.PersonRecordFragment['productions'][number];

/** What one person did in one academic year. */
export interface PersonYear {
  year: string;
  /** Roles beside shows and hires, such as exec roles, by heading. */
  posts: { heading: string; roles: string[] }[];
  shows: PersonWork[];
  hires: PersonWork[];
}

/** A person's posts and productions by academic year, newest first. */
export function recordByYear({ posts, productions }: Queries.PersonRecordFragment): PersonYear[] {
  const years = [...new Set([...posts.map(({ year }) => year), ...productions.map(({ production }) => production.year)])];
  return years
    .sort()
    .reverse()
    .map((year) => {
      const byHeading = groupBy(
        posts.filter((post) => post.year === year),
        ({ heading }) => heading,
      );
      const ofYear = productions.filter(({ production }) => production.year === year);
      return {
        year,
        posts: [...byHeading].map(([heading, ofHeading]) => ({ heading, roles: ofHeading.flatMap(({ roles }) => roles) })),
        shows: ofYear.filter(({ production }) => production.kind === 'show'),
        hires: ofYear.filter(({ production }) => production.kind === 'hire'),
      };
    });
}

export const fragment = graphql`
  fragment PersonRecord on Person {
    posts {
      year
      heading
      roles
    }
    workedWith {
      count
      person {
        ...PersonName
      }
    }
    venues {
      name
      path
      count
    }
    roles {
      name
      count
    }
    productions {
      roles
      production {
        kind
        path
        name
        year
        societyName
        venueName
      }
    }
  }
`;

import { graphql, withPrefix } from 'gatsby';
import { correctionIssue, correctionMail } from '../../components/corrections';
import { listInWords } from '../../components/formats';
import { useSiteConfiguration } from '../../components/use-site';
import { missingFacts } from '../missing-facts';
import * as styles from './production-sheet.module.css';

/** Names the missing facts, and asks for them by e-mail or as an issue. */
export function MissingFactsNote({ production }: { production: Queries.MissingFactsNoteFragment }) {
  const { url, contactEmail, repository } = useSiteConfiguration();
  const missing = missingFacts(production);
  if (missing.length === 0) return null;
  const correction = {
    subject: `${production.name} (${production.year}): ${missing.join(', ')}`,
    facts: [
      ['Page', `${url}${withPrefix(production.path)}`],
      ['Not on record', missing.join(', ')],
    ] as const,
    question: 'What I know, and how I know it:',
  };
  return (
    <p className={`no-print ${styles.missing}`}>
      No {listInWords(missing, 'or')} on record. Do you know more? <a href={correctionMail(contactEmail, correction)}>Write to us</a> or{' '}
      <a href={correctionIssue(repository.url, correction)} rel="noopener">
        open an issue
      </a>
      .
    </p>
  );
}

export const fragment = graphql`
  fragment MissingFactsNote on Production {
    name
    year
    path
    kind
    venueName
    crewSize
    programme
    dates {
      from
    }
    photos {
      url
    }
    links {
      name
    }
  }
`;

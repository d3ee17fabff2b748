import type { MouseEvent } from 'react';
import { graphql, withPrefix } from 'gatsby';
import { correctionIssue, correctionMail, type Correction } from '../../components/corrections';
import { useSiteConfiguration } from '../../components/use-site';
import { labelOfVersion } from './docs-version';

/** The link in the table of contents to the section in view; none while the reader is past the text. */
function sectionInView(): HTMLAnchorElement | undefined {
  const text = document.querySelector('#main [data-zoomable]');
  if (!text || text.getBoundingClientRect().bottom < 0) return undefined;
  return document.querySelector<HTMLAnchorElement>('[data-section-list] a[aria-current]') ?? undefined;
}

/** Two links that begin a message or an issue about the page; once the page runs, they name the section in view. */
export function ReportLinks({ page: { title, path, lastUpdated } }: { page: Queries.ReportedPageFragment }) {
  const { contactEmail, repository, url, docs } = useSiteConfiguration();
  const version = labelOfVersion(docs, docs.version);
  const correction = (section?: HTMLAnchorElement): Correction => ({
    subject: `Wrong on the page “${title}”`,
    facts: [
      ['Page', `${url}${withPrefix(path)}${section?.hash ?? ''}`],
      ['Section', section?.textContent ?? undefined],
      ['Version', lastUpdated ? `${version}, last changed ${lastUpdated.date.slice(0, 10)}` : version],
    ],
    question: 'What is wrong:',
  });
  const mail = (section?: HTMLAnchorElement): string => correctionMail(contactEmail, correction(section));
  const issue = (section?: HTMLAnchorElement): string => correctionIssue(repository.url, correction(section));
  const withSection = (linkTo: typeof mail) => (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = linkTo(sectionInView());
  };
  return (
    <span className="no-print">
      Was something wrong?{' '}
      <a href={mail()} onClick={withSection(mail)} className="no-url">
        Write to us
      </a>{' '}
      or{' '}
      <a href={issue()} onClick={withSection(issue)} rel="noopener" className="no-url">
        open an issue
      </a>
    </span>
  );
}

export const fragment = graphql`
  fragment ReportedPage on WikiPage {
    title
    path
    lastUpdated {
      date
    }
  }
`;

import type { ReactNode } from 'react';
import { graphql, withPrefix } from 'gatsby';
import clsx from 'clsx';
import { correctionIssue, correctionMail, type Correction } from '../../components/corrections';
import { useSiteConfiguration } from '../../components/use-site';
import { labelOfVersion } from './docs-version';
import * as styles from './page-actions.module.css';
import './popover.css';

/** A button that opens a panel. As a popover it needs no script. */
function Action({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  // With a full stop, the id differs from those of headings.
  const id = `${name}.panel`;
  return (
    <li>
      <button type="button" popoverTarget={id}>
        {label}
      </button>
      <div id={id} popover="auto" className={clsx('popover', styles.panel)}>
        {children}
      </div>
    </li>
  );
}

function ReportChoices({ page: { title, path, lastUpdated } }: { page: Queries.PageActionsFragment }) {
  const { contactEmail, repository, url, docs } = useSiteConfiguration();
  const correction: Correction = {
    subject: `Wrong on the page “${title}”`,
    facts: [
      ['Page', url + withPrefix(path)],
      ['Version', docs.versions.length > 1 ? labelOfVersion(docs, docs.version) : undefined],
      ['Last changed', lastUpdated?.date.slice(0, 10)],
    ],
    question: 'What is wrong:',
  };
  return (
    <>
      <a href={correctionMail(contactEmail, correction)} className="button">
        Write to us
      </a>
      <a href={correctionIssue(repository.url, correction)} rel="noopener" className="button">
        Open an issue
      </a>
    </>
  );
}

interface Props {
  page: Queries.PageActionsFragment;
  /** Content of the panel; `null` without a short link. */
  share: ReactNode;
  /** The link to edit the page. */
  edit: ReactNode;
  /** Actions of capabilities. */
  parts: ReactNode;
}

/** A line of actions: edit, report, share, and those of capabilities. */
export function PageActions({ page, share, edit, parts }: Props) {
  return (
    <ul className={clsx('row space-4 no-print', styles.actions)} aria-label="This page">
      <li>{edit}</li>
      <Action name="report" label="Report a mistake">
        <ReportChoices page={page} />
      </Action>
      {share !== null && (
        <Action name="share" label="Share">
          {share}
        </Action>
      )}
      {parts}
    </ul>
  );
}

export const fragment = graphql`
  fragment PageActions on WikiPage {
    title
    path
    lastUpdated {
      date
    }
  }
`;

import type { ReactNode } from 'react';
import { Link, graphql, withPrefix } from 'gatsby';
import clsx from 'clsx';
import { correctionIssue, correctionMail, type Correction } from '../../components/corrections';
import { useSiteConfiguration } from '../../components/use-site';
import { printPath, twinPath } from '../../content/addresses';
import { labelOfVersion } from './docs-version';
import * as styles from './page-actions.module.css';
import './popover.css';
import { CopyButton } from './text/copy-button';

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

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

interface Props {
  page: Queries.PageActionsFragment;
  isSection: boolean;
  /** Content of the panel; `null` without a short link. */
  share: ReactNode;
  /** The link to edit the page. */
  edit: ReactNode;
  /** Actions of capabilities. */
  parts: ReactNode;
}

/** A line of actions: edit, report, share, print the section, copy. */
export function PageActions({ page, isSection, share, edit, parts }: Props) {
  const { path } = page;
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
      {isSection && (
        <li>
          <Link to={printPath(path)}>
            Print<span className="not-on-phones"> section</span>
          </Link>
        </li>
      )}
      <li className="needs-script">
        <CopyButton text={() => fetchText(withPrefix(twinPath(path)))} label="Copy as Markdown" />
      </li>
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

/** The line below the text of a page: what a reader can do with it. */
import type { ReactNode } from 'react';
import { graphql, withPrefix } from 'gatsby';
import clsx from 'clsx';
import { correctionIssue, correctionMail, type Correction } from '../../components/corrections';
import { useSiteConfiguration } from '../../components/use-site';
import { twinPath } from '../../content/addresses';
import { labelOfVersion } from './docs-version';
import * as styles from './page-actions.module.css';
import './popover.css';
import { PrintChoices } from './print-pack';
import { CopyButton } from './text/copy-button';

/** A button and the panel that it opens. The panel is a popover, so that it works without scripts. */
function Action({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  // No heading of the text can have an id with a full stop.
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

/** Links that begin a message or an issue about the page. */
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
  /** Whether the page has pages below it that can be printed with it. */
  isSection: boolean;
  /** The panel to share the page; nothing for a page without a short link. */
  share: ReactNode;
}

/** Edit, report, share, print and copy a page. */
export function PageActions({ page, isSection, share }: Props) {
  const { path, editUrl, formAddress } = page;
  return (
    <ul className={clsx(styles.actions, 'no-print')} aria-label="This page">
      <li>
        {formAddress === null ? (
          <a href={editUrl} rel="noopener">
            Edit
          </a>
        ) : (
          <a href={withPrefix(formAddress)} rel="external">
            Edit
          </a>
        )}
      </li>
      <Action name="report" label="Report a mistake">
        <ReportChoices page={page} />
      </Action>
      {share !== null && (
        <Action name="share" label="Share">
          {share}
        </Action>
      )}
      <Action name="print" label="Print">
        <PrintChoices path={path} isSection={isSection} />
      </Action>
      <li className="needs-script">
        <CopyButton text={() => fetchText(withPrefix(twinPath(path)))} label="Copy as Markdown" />
      </li>
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
    editUrl
    formAddress
  }
`;

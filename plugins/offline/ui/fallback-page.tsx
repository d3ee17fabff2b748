import { Link } from 'gatsby';
import { PageHead } from '../../../src/components/page-head';
import { PageHeader } from '../../../src/components/page-header';

/** Served at the address of a page that is not on the device. Runs none of Gatsby's scripts, so "Try again" is a plain link. */
export default function OfflineFallback() {
  return (
    <main id="main" tabIndex={-1}>
      <PageHeader
        title="You are offline"
        lead="This page is not on your device. Pages that you have opened before are, and so is the whole wiki if you saved it."
      >
        <p className="row">
          {/* An empty address means the current one. */}
          {/* eslint-disable-next-line jsx-a11y/anchor-is-valid */}
          <a className="button filled" href="">
            Try again
          </a>
          <Link className="button" to="/wiki">
            The wiki
          </Link>
          <Link className="button" to="/offline">
            What is saved
          </Link>
        </p>
      </PageHeader>
    </main>
  );
}

export function Head() {
  return <PageHead title="You are offline" path="/offline" noIndex />;
}

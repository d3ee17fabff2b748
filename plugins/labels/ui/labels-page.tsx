import { graphql, withPrefix, type PageProps } from 'gatsby';
import { countOf } from '../../../src/components/formats';
import { PageHead } from '../../../src/components/page-head';
import { useSiteConfiguration } from '../../../src/components/use-site';
import { shortAddress } from '../../../src/content-model/addresses';
import { qrCodePath } from '../qr-code-path';
import * as styles from './labels-page.module.css';

/** Labels on a sheet of A4: three columns of eight, each 70 × 37 mm. */
const LABELS_PER_SHEET = 24;

const SENTENCE = 'A label for every page about kit: stick it on, and a phone opens the page.';

export default function LabelsPage({ data }: PageProps<Queries.LabelsPageQuery>) {
  const { shortlinkUrl } = useSiteConfiguration();
  const labels = data.allWikiPage.nodes.flatMap(({ title, beforeUse, shortlinks: [name] }) =>
    name === undefined ? [] : [{ title, beforeUse, name, address: shortAddress(`${shortlinkUrl}/${name}`) }],
  );
  const sheets = Array.from({ length: Math.ceil(labels.length / LABELS_PER_SHEET) }, (_, index) =>
    labels.slice(index * LABELS_PER_SHEET, (index + 1) * LABELS_PER_SHEET),
  );
  return (
    <main id="main" className="paper" tabIndex={-1}>
      <header className="stack no-print">
        <h1>Labels</h1>
        <p className="lead">{SENTENCE}</p>
        <p>
          {countOf(sheets.length, 'sheet')} of A4, {LABELS_PER_SHEET} labels of 70 × 37 mm each. Print at 100 %, without margins.
        </p>
        <p>
          <button type="button" className="button filled needs-script" onClick={() => window.print()}>
            Print
          </button>
        </p>
      </header>
      {sheets.map((sheet, index) => (
        <ul key={index} className={`space-5 ${styles.sheet}`} aria-label={`Sheet ${index + 1}`}>
          {sheet.map(({ title, beforeUse, name, address }) => (
            <li key={name}>
              <img src={withPrefix(qrCodePath(name))} alt={`QR code of ${address}`} width={102} height={102} />
              <div>
                <p className={styles.title}>{title}</p>
                {beforeUse && <p>{beforeUse}</p>}
                <p className={styles.address}>{address}</p>
              </div>
            </li>
          ))}
        </ul>
      ))}
    </main>
  );
}

export function Head() {
  return <PageHead title="Labels" description={SENTENCE} path="/labels" />;
}

export const query = graphql`
  query LabelsPage {
    allWikiPage(filter: { tagNames: { eq: "Equipment" } }, sort: { title: ASC }) {
      nodes {
        title
        beforeUse
        shortlinks
      }
    }
  }
`;

import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Breadcrumbs } from '../components/breadcrumbs';
import { found, type NodePageContext } from '../components/page-context';
import { BreadcrumbData, PageHead } from '../components/page-head';
import { FiguresBlock, ProductionStatistics, wordsOfKind } from '../society/ui/production-statistics';
import * as sheetStyles from '../society/ui/production-sheet.module.css';
import * as yearStyles from '../society/ui/years.module.css';

type Data = Queries.FiguresTemplateQuery;

const LABEL = 'Statistics';

function findStatistics({ productionStatistics }: Data) {
  const statistics = found(productionStatistics, 'statistics');
  const words = wordsOfKind(statistics.kind);
  return { statistics, words, title: `${words.archive.label}: in figures` };
}

/** What all shows, or all hires, add up to. */
export default function FiguresTemplate({ data }: PageProps<Data, NodePageContext>) {
  const { statistics, words, title } = findStatistics(data);
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <header className={`${yearStyles.head} ${sheetStyles.head}`}>
        <Breadcrumbs crumbs={[words.archive]} current={LABEL} />
        <div className={sheetStyles.title}>
          <h1>{title}</h1>
        </div>
        <FiguresBlock statistics={statistics} words={words} className={yearStyles.figures} />
      </header>
      <ProductionStatistics statistics={statistics} words={words} />
    </main>
  );
}

export function Head({ data }: HeadProps<Data, NodePageContext>) {
  const { statistics, words, title } = findStatistics(data);
  const { archive, many } = words;
  return (
    <PageHead
      title={title}
      path={statistics.path}
      description={`How many ${many} there were each year, for whom and where, in which roles, and how large their teams were.`}
    >
      <BreadcrumbData
        trail={[
          { path: archive.path, title: archive.label },
          { path: statistics.path, title: LABEL },
        ]}
      />
    </PageHead>
  );
}

export const query = graphql`
  query FiguresTemplate($id: String!) {
    productionStatistics(id: { eq: $id }) {
      kind
      ...ProductionTotals
      ...ProductionStatistics
    }
  }
`;

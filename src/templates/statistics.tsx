import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { found } from '../components/page-context';
import { PageHead } from '../components/page-head';
import type { ProductionFigures } from '../society/node/year-nodes';
import { figuresCells, ProductionStatistics, wordsOfKind } from '../society/ui/production-statistics';
import { SheetHead } from '../society/ui/sheet';

type Data = Queries.StatisticsTemplateQuery;

const LABEL = 'Statistics';

export default function StatisticsTemplate({ data }: PageProps<Data>) {
  const { kind, ...statistics } = found(data.productionStatistics, 'statistics');
  const words = wordsOfKind(kind);
  const figures = statistics.figures as unknown as ProductionFigures;
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <SheetHead crumbs={[words.archive]} title={words.figuresTitle} current={LABEL} cells={figuresCells(figures, words)} />
      <ProductionStatistics figures={figures} words={words} />
    </main>
  );
}

export function Head({ data }: HeadProps<Data>) {
  const { kind, path } = found(data.productionStatistics, 'statistics');
  const { archive, figuresTitle, many } = wordsOfKind(kind);
  const description = `The ${many} of each year, by society, venue and role, and how large their teams were.`;
  return <PageHead title={figuresTitle} description={description} path={path} crumbs={[archive]} current={LABEL} />;
}

export const query = graphql`
  query StatisticsTemplate($id: String!) {
    productionStatistics(id: { eq: $id }) {
      kind
      path
      figures
    }
  }
`;

import { component } from '../../../content-model/component';

/** The parts of `<WikiStats>`, in order; all but the first have a heading of their own. */
export const STATISTICS_PARTS = {
  totals: undefined,
  longest: 'Longest pages',
  shortest: 'Shortest pages',
  due: 'Due to be checked',
  missingFacts: 'Missing in the archive',
  contributors: 'Contributors',
} as const;
export type StatisticsPart = keyof typeof STATISTICS_PARTS;

export const WikiStats = component({
  attributes: {
    part: {
      kind: 'text',
      values: Object.keys(STATISTICS_PARTS) as StatisticsPart[],
      description: 'The part to show; without it, all parts.',
    },
  },
  isDrawn: true,
});

import type { SiteConfiguration } from '../../content-model/site-schema';
import { plotOf, type Lantern, type Plan, type Plot } from '../plot';
import type { PlottedPost, ProductionNode } from './production-nodes';

/** The gel of roles without a department. */
const OPEN_WHITE = 4;

interface ShowPlot extends Plot {
  lanterns: (Lantern & PlottedPost & { gel: number })[];
}

/**
 * The plot of a show; hires have none. Open posts are left out once it has closed.
 * @param day of the build, e.g. "2026-02-05"
 * @param plan of the venue; missing if it is not known
 */
export function plotOfShow(
  { kind, path, posts, runs }: Pick<ProductionNode, 'kind' | 'path' | 'posts' | 'runs'>,
  { day, departments, plan }: Pick<SiteConfiguration, 'departments'> & { day: string; plan: Plan | undefined },
): ShowPlot | undefined {
  if (kind !== 'show') return undefined;
  const gels = new Map(departments.map(({ name, gel }) => [name, gel]));
  const isAhead = runs.some(({ to }) => to >= day);
  const hung = posts.filter(({ person }) => person !== undefined || isAhead);
  const { lanterns, ...plot } = plotOf(path, hung.length, plan);
  return {
    ...plot,
    lanterns: hung.map((post, index) => ({ ...(lanterns[index] as Lantern), ...post, gel: gels.get(post.department) ?? OPEN_WHITE })),
  };
}

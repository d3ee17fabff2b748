import type { SourceNodesArgs } from 'gatsby';
import { dayInLondon } from '../../components/dates';
import { replaceNodes } from '../../content/data-layer';

/** Now, or the moment that a reproducible build is given. */
export function momentOfBuild(): Date {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  return seconds !== undefined && /^\d+$/.test(seconds) ? new Date(Number(seconds) * 1000) : new Date();
}

/** Puts day and year of the build into the data layer, so that pages which show them are built anew. */
export async function sourceBuildDay(args: SourceNodesArgs): Promise<void> {
  const day = dayInLondon(momentOfBuild());
  await replaceNodes(args, 'BuildDay', [{ key: 'now', fields: { day, year: Number(day.slice(0, 4)) } }]);
}

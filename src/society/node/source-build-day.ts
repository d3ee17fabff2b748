import type { BuildArgs, Node, SourceNodesArgs } from 'gatsby';
import { dayInLondon } from '../../components/dates';
import { replaceNodes } from '../../content-model/data-layer';
import { findAll, type QueryContext } from '../../content-model/query-context';

interface BuildDay {
  day: string;
}

/** The current time, or `SOURCE_DATE_EPOCH` in a reproducible build. */
function momentOfBuild(): Date {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  return seconds !== undefined && /^\d+$/.test(seconds) ? new Date(Number(seconds) * 1000) : new Date();
}

/** Puts day and year of the build into the data layer, so that Gatsby rebuilds the pages that show them. */
export async function sourceBuildDay(args: SourceNodesArgs): Promise<void> {
  const day = dayInLondon(momentOfBuild());
  await replaceNodes(args, 'BuildDay', [{ key: 'now', fields: { day, year: Number(day.slice(0, 4)) } }]);
}

const dayIn = ([stored]: readonly BuildDay[]): string => stored?.day ?? '';

/** The day of the build as the data layer has it, for a resolver. */
export const dayOfBuild = async (context: QueryContext): Promise<string> => dayIn(await findAll<BuildDay>(context, 'BuildDay'));

/** The day of the build as the data layer has it, for files that are published after the build. */
export const dayOfFinishedBuild = ({ getNodesByType }: Pick<BuildArgs, 'getNodesByType'>): string =>
  dayIn(getNodesByType('BuildDay') as (Node & BuildDay)[]);

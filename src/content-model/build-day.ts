/** The day of the build, as the data layer has it. `sourceBuildDay` in `src/site` puts it there. */
import type { BuildArgs, Node } from 'gatsby';
import { findAll, type QueryContext } from './query-context';

interface BuildDay {
  day: string;
}

const dayIn = ([stored]: readonly BuildDay[]): string => stored?.day ?? '';

/** The day of the build, for a resolver. */
export const dayOfBuild = async (context: QueryContext): Promise<string> => dayIn(await findAll<BuildDay>(context, 'BuildDay'));

/** The day of the build, for files that are published after the build. */
export const dayOfFinishedBuild = ({ getNodesByType }: Pick<BuildArgs, 'getNodesByType'>): string =>
  dayIn(getNodesByType('BuildDay') as (Node & BuildDay)[]);

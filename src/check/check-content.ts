import { sortProblems, type Problem } from '../content-model/problem';
import type { Content } from '../content-model/read-content';
import { factsOf, type CheckTools } from './facts';
import type { Rule } from './rule';
import { RULES } from './rules';

/**
 * Checks all content except the bytes of pictures, which `checkPictures` reads.
 * @returns every problem, sorted; never throws, neither for an editor's mistake nor for one of ours
 */
export function checkContent(content: Content, tools: CheckTools, rules: readonly Rule[] = RULES): Problem[] {
  const facts = factsOf(content, tools);
  return sortProblems(rules.flatMap(({ check }) => check(facts)));
}

import { useId } from 'react';
import { graphql } from 'gatsby';
import clsx from 'clsx';
import { PLAN_VARIANTS, PlanDrawing, STAGINGS, SharedParts, type Staging } from './show-plan-drawings';
import * as styles from './show-plan.module.css';

const VIEW_BOX = '0 0 320 180';

interface Props {
  production: Queries.ShowPlanFragment;
  className?: string | undefined;
}

/** A number from a text, the same on every machine (FNV-1a, 32 bits). */
function numberFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  // Similar names differ little in their low bits; mixing spreads the difference.
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/**
 * The drawing of a production. Nobody recorded how it was staged: in a theatre it is drawn end-on, elsewhere the
 * name decides. The drawing is only decoration, so the page never says it in words.
 */
function drawingOf({ name, venueName }: Queries.ShowPlanFragment): { staging: Staging; variant: number } {
  const number = numberFrom(name);
  const isEndOn = venueName !== null && /theatre$/i.test(venueName);
  return { staging: (!isEndOn && STAGINGS[number % STAGINGS.length]) || 'end-on', variant: (number >>> 4) % PLAN_VARIANTS };
}

const libraryId = (staging: Staging, variant: number): string => `plan-${STAGINGS.indexOf(staging) * PLAN_VARIANTS + variant}`;

/** A stage in plan, lit. Screen readers skip it. */
export function ShowPlan({ production, className }: Props) {
  return (
    <svg className={clsx('drawing', styles.plan, className)} viewBox={VIEW_BOX} aria-hidden="true">
      <PlanDrawing id={useId()} {...drawingOf(production)} />
    </svg>
  );
}

/** Every drawing once, for pages with many productions, on which `SharedShowPlan` refers to it. */
export function ShowPlanLibrary() {
  return (
    <svg className={styles.library} aria-hidden="true">
      <SharedParts />
      {STAGINGS.flatMap((staging) =>
        Array.from({ length: PLAN_VARIANTS }, (_, variant) => (
          <symbol key={`${staging} ${variant}`} id={libraryId(staging, variant)} viewBox={VIEW_BOX}>
            <PlanDrawing staging={staging} variant={variant} />
          </symbol>
        )),
      )}
    </svg>
  );
}

/** The same picture as `ShowPlan`, by reference to the `ShowPlanLibrary` of the page, and styled by what it stands in. */
export function SharedShowPlan({ production }: { production: Queries.ShowPlanFragment }) {
  const { staging, variant } = drawingOf(production);
  return (
    <svg aria-hidden="true">
      <use href={`#${libraryId(staging, variant)}`} />
    </svg>
  );
}

export const fragment = graphql`
  fragment ShowPlan on Production {
    name
    venueName
  }
`;

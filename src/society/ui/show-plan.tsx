import { useId } from 'react';
import clsx from 'clsx';
import { PLAN_VARIANTS, PlanDrawing } from './show-plan-drawings';
import { numberFrom, type Staging } from './staging';
import * as styles from './show-plan.module.css';

const VIEW_BOX = '0 0 320 180';
const STAGINGS: readonly Staging[] = ['end-on', 'traverse', 'thrust'];

interface Props {
  staging: Staging;
  /** Chooses the set and the light: the name of the production. */
  seed: string;
  className?: string | undefined;
}

const variantOf = (seed: string): number => (numberFrom(seed) >>> 4) % PLAN_VARIANTS;
const libraryId = (staging: Staging, variant: number): string => `plan-${staging}-${variant}`;

/** A stage in plan, lit. It decorates and says nothing, so screen readers do not meet it. */
export function ShowPlan({ staging, seed, className }: Props) {
  const id = useId();
  return (
    <svg className={clsx('drawing', styles.plan, className)} viewBox={VIEW_BOX} aria-hidden="true">
      <PlanDrawing id={id} staging={staging} variant={variantOf(seed)} />
    </svg>
  );
}

/** All plans once, for pages with many productions: `SharedShowPlan` then refers to them. */
export function ShowPlanLibrary() {
  return (
    <svg className={styles.library} aria-hidden="true">
      {STAGINGS.flatMap((staging) =>
        Array.from({ length: PLAN_VARIANTS }, (_, variant) => {
          const id = libraryId(staging, variant);
          return (
            <symbol key={id} id={id} viewBox={VIEW_BOX}>
              <PlanDrawing id={id} staging={staging} variant={variant} />
            </symbol>
          );
        }),
      )}
    </svg>
  );
}

/** The same picture as `ShowPlan`, by reference to the `ShowPlanLibrary` of the page. */
export function SharedShowPlan({ staging, seed, className }: Props) {
  return (
    <svg className={clsx('drawing', styles.plan, className)} viewBox={VIEW_BOX} aria-hidden="true">
      <use href={`#${libraryId(staging, variantOf(seed))}`} />
    </svg>
  );
}

type Step = () => Promise<void>;

const steps: Step[] = [];

/** Plugins publish before the site does. One that needs the finished files calls this in its `onPostBuild`. */
export function whenPublished(step: Step): void {
  steps.push(step);
}

/** Runs the steps in their order, after all files are written. */
export async function runLastSteps(): Promise<void> {
  for (const step of steps.splice(0)) await step();
}

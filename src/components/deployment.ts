/** Whether what is on the host is still what this tab was opened with. */
import { withPrefix } from 'gatsby';

/** The build that the open page comes from; Gatsby writes it into every page. */
export function ownBuild(): string | undefined {
  return window.___webpackCompilationHash;
}

/** Whether the site was published anew since this tab was opened. A host that cannot be reached says nothing. */
export async function hasNewBuild(): Promise<boolean> {
  try {
    const response = await fetch(withPrefix('/page-data/app-data.json'), { cache: 'no-store' });
    const { webpackCompilationHash } = (await response.json()) as { webpackCompilationHash?: string };
    return webpackCompilationHash !== undefined && webpackCompilationHash !== ownBuild();
  } catch {
    return false;
  }
}

/** Whether the host answers at all for an address; what it answers does not matter. */
export async function answers(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

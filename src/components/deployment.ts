import { withPrefix } from 'gatsby';

/** Hash of the open page's build. */
export function ownBuild(): string | undefined {
  return window.___webpackCompilationHash;
}

/** Whether the site was published again since this tab was opened; `false` when the host cannot be reached. */
export async function hasNewBuild(): Promise<boolean> {
  try {
    const response = await fetch(withPrefix('/page-data/app-data.json'), { cache: 'no-store' });
    const { webpackCompilationHash } = (await response.json()) as { webpackCompilationHash?: string };
    return webpackCompilationHash !== undefined && webpackCompilationHash !== ownBuild();
  } catch {
    return false;
  }
}

/** Whether the host responds at an address, with any status. */
export async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Reloads the page in the newly published version. */
export function reloadPage(): void {
  window.location.reload();
}

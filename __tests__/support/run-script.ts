export interface Run {
  status: unknown;
  stdout: string;
  stderr: string;
}

/**
 * Runs a file of `scripts` as `npm run` does, but in the test's process: a new one takes seconds to load its code.
 * @param variables environment variables for this run
 * @returns what it printed until it set its exit code, and that code
 */
export async function runScript(name: string, options: string[], variables: NodeJS.ProcessEnv = {}): Promise<Run> {
  const { argv, env } = process;
  const said = { stdout: '', stderr: '' };
  const log = jest.spyOn(console, 'log').mockImplementation((words) => void (said.stdout += `${words}\n`));
  const error = jest.spyOn(console, 'error').mockImplementation((words) => void (said.stderr += `${words}\n`));
  process.argv = [...argv.slice(0, 2), ...options];
  process.env = { ...env, GITHUB_ACTIONS: '', ...variables };
  process.exitCode = undefined;
  try {
    jest.isolateModules(() => void require(`../../scripts/${name}`));
    const end = Date.now() + 30_000;
    while (process.exitCode === undefined) {
      if (Date.now() > end) throw new Error(`scripts/${name} set no exit code. It printed: ${said.stdout}${said.stderr}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return { status: process.exitCode, ...said };
  } finally {
    log.mockRestore();
    error.mockRestore();
    Object.assign(process, { argv, env, exitCode: undefined });
  }
}

import { spawn } from 'node:child_process'

type Ended = { code: number | null; output: string }

/**
 * Runs a command of the server, such as `npm run backup`, on a database.
 *
 * @param cwd where the server is, if not in the checkout
 */
export async function storeCommand(
  databaseUrl: string,
  [task, ...args]: [string, ...string[]],
  env: Record<string, string> = {},
  cwd: string = process.cwd(),
): Promise<Ended> {
  const child = spawn(process.execPath, ['scripts/run.mjs', task, ...args], {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      DATABASE_URL: databaseUrl,
      ...env,
    },
    // Without a terminal, nothing is asked.
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, output }
}

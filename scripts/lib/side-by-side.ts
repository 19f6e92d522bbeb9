import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from './data-dir'
import { step } from './progress'

type Options = { bin: string; args: string[]; env?: NodeJS.ProcessEnv }

/** A tool of node_modules and how it is called. */
export type Tool = Options & { title: string }

const spawned = ({ bin, args, env = process.env }: Options, stdio: 'inherit' | 'pipe') =>
  spawn(process.execPath, [join(projectRoot, 'node_modules', bin), ...args], {
    cwd: projectRoot,
    stdio: ['ignore', stdio, stdio],
    env,
  })

/**
 * Runs a tool and answers its exit code. Does not block this process meanwhile: it has to read what
 * PostgreSQL writes, whose connections would come to a halt once the pipe is full.
 */
export async function run(tool: Options): Promise<number | null> {
  const [code] = await once(spawned(tool, 'inherit'), 'exit')
  return code
}

/** {@link run}, beside others: its output is shown in one piece when it is done, if it failed. */
export async function runQuietly({ title, ...tool }: Tool): Promise<boolean> {
  return step(title, async () => {
    const child = spawned(tool, 'pipe')
    const output: string[] = []
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => output.push(String(chunk)))
    const [code] = await once(child, 'close')
    if (code !== 0) console.error(output.join(''))
    return code === 0
  })
}

/** Each works out again the types that others have, so that four on two cores take twice the time of one. */
const TYPE_CHECKERS = Math.ceil(availableParallelism() / 2)

/** Types, code style, and what nothing uses. They share no work, so that each may run beside the others. */
export const CHECKS = {
  types: {
    title: 'Types',
    bin: 'typescript/bin/tsc',
    args: ['--noEmit', '-p', '.', '--checkers', String(TYPE_CHECKERS)],
  },
  lint: {
    title: 'Lint, format and import directions',
    bin: '@biomejs/biome/bin/biome',
    args: ['check', '.'],
  },
  unused: {
    title: 'Unused files, exports and packages',
    bin: 'knip/bin/knip.js',
    args: ['--no-progress'],
  },
} satisfies Record<string, Tool>

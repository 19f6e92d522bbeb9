import { execFileSync } from 'node:child_process'
import { projectRoot } from './data-dir'

/** What git says of the project. @throws where it is not there, or the sources are none of a clone */
export const git = (...args: string[]): string =>
  execFileSync('git', args, {
    cwd: projectRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })

/** The same, line by line. */
export const gitLines = (...args: string[]): string[] =>
  git(...args)
    .split('\n')
    .filter(Boolean)

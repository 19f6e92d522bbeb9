import { execFileSync } from 'node:child_process'
import { type TestFiles, testsOfChange } from './changed-tests'
import { projectRoot } from './data-dir'
import { importsOf, sourcesBelow, textOf } from './imports'
import { PlainError } from './progress'

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' })
const lines = (text: string) => text.split('\n').filter(Boolean)

const exists = (branch: string): boolean =>
  lines(git('branch', '--all', '--list', '--format=%(refname:short)', branch)).length > 0

/**
 * The files that differ from main, committed or not; on main itself, from what was published of it.
 *
 * @returns paths from the project's folder, of files that are gone, too
 * @throws PlainError where there is nothing to compare with
 */
function changedFiles(): string[] {
  const main = ['origin/main', 'main'].find(exists)
  if (!main) throw new PlainError('There is no branch "main" to compare with.')
  const base = git('merge-base', 'HEAD', main).trim()
  return [
    ...lines(git('diff', '--name-only', '--no-renames', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ]
}

const FOLDERS = ['app', 'build', 'components', 'demo', 'lib', 'scripts', 'tests']

/** The files of tests that the difference from main can break. */
export const concernedTests = (): TestFiles =>
  testsOfChange(changedFiles(), { files: FOLDERS.flatMap(sourcesBelow), importsOf, textOf })

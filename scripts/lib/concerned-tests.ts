import { execFileSync } from 'node:child_process'
import { type TestFiles, testsOfChange } from './changed-tests'
import { projectRoot } from './data-dir'
import { importsOf, sourcesBelow, textOf } from './imports'

const git = (...args: string[]): string =>
  execFileSync('git', args, {
    cwd: projectRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
const lines = (text: string) => text.split('\n').filter(Boolean)

const exists = (branch: string): boolean =>
  lines(git('branch', '--all', '--list', '--format=%(refname:short)', branch)).length > 0

function mainBranch(): string | undefined {
  try {
    return ['origin/main', 'main'].find(exists)
  } catch {
    // Sources without git.
    return undefined
  }
}

/**
 * The files that differ from main, committed or not; on main itself, from what was published of it.
 *
 * @returns paths from the project's folder, of files that are gone, too; `null` where there is no main to compare with
 */
function changedFiles(): string[] | null {
  const main = mainBranch()
  if (!main) return null
  const base = git('merge-base', 'HEAD', main).trim()
  return [
    ...lines(git('diff', '--name-only', '--no-renames', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ]
}

const FOLDERS = ['app', 'build', 'components', 'demo', 'lib', 'scripts', 'tests']

/** The files of tests that the difference from main can break; all where there is no main to compare with. */
export function concernedTests(): TestFiles {
  const files = FOLDERS.flatMap(sourcesBelow)
  return testsOfChange(changedFiles() ?? files, { files, importsOf, textOf })
}

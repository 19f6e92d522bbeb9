import { type TestFiles, testsOfChange } from './changed-tests'
import { git, gitLines } from './git'
import { importsOf, sourcesBelow, textOf } from './imports'

const exists = (branch: string): boolean =>
  gitLines('branch', '--all', '--list', '--format=%(refname:short)', branch).length > 0

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
    ...gitLines('diff', '--name-only', '--no-renames', base),
    ...gitLines('ls-files', '--others', '--exclude-standard'),
  ]
}

const FOLDERS = ['app', 'build', 'components', 'demo', 'lib', 'scripts', 'tests']

/** The files of tests that the difference from main can break; all where there is no main to compare with. */
export function concernedTests(): TestFiles {
  const files = FOLDERS.flatMap(sourcesBelow)
  return testsOfChange(changedFiles() ?? files, { files, importsOf, textOf })
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { projectRoot } from './data-dir'

const ENDINGS = ['', '.ts', '.tsx', '.mjs']
const IMPORT =
  /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+|\brequire(?:\.resolve)?\(\s*)['"]([^'"\n]+)['"]/g

/** The project's sources below one of its folders, as paths with slashes; without what Prisma generates. */
export const sourcesBelow = (folder: string): string[] =>
  readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.d)\.(?:tsx?|mjs)$/.test(entry.name))
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.includes('/prisma-client/'))

/** @param file path from the project's folder */
export const textOf = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

/** The project's files that a file imports, types included. */
export function importsOf(file: string): string[] {
  return [...textOf(file).matchAll(IMPORT)].flatMap(([, specifier = '']) => {
    const path = specifier.startsWith('@/')
      ? specifier.slice(2)
      : specifier.startsWith('.')
        ? posix.join(posix.dirname(file), specifier)
        : null
    const found =
      path &&
      ENDINGS.find(
        (ending) => /\.\w+$/.test(path + ending) && existsSync(join(projectRoot, path + ending)),
      )
    return found === undefined || found === null || path?.includes('prisma-client')
      ? []
      : [`${path}${found}`]
  })
}

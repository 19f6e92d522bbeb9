import 'server-only'
import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { memoize } from '@/lib/core/memoize'
import { ALL_FAMILIES, type Family, familiesFor } from './families'
import type { FontLoader } from './loaded-fonts'

const PACKAGES = join(process.cwd(), 'node_modules')

type Weight = 400 | 700
type Range = readonly [first: number, last: number]
/** A font of a family: its file without the weight (of a whole one the folder), and the characters that its package says it has. */
type Part = { family: Family; file: string; ranges: readonly Range[] }

/** A font in a weight. */
export type Face = { name: string; path: string; weight: Weight; isDrawnBold: boolean }

const rangesOf = (list: string): Range[] =>
  list.split(',').map((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice(2)
      .split('-')
      .map((number) => Number.parseInt(number, 16))
    return [first, last]
  })

const partsOf = memoize((family: Family): Part[] => {
  const folder = join(PACKAGES, family.folder)
  // What a whole font has, it says itself.
  if (family.files === 'whole') return [{ family, file: folder, ranges: [[0, 0x10ffff]] }]
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(join(folder, 'unicode.json'), 'utf8'),
  )
  return Object.entries(ranges)
    .filter(([part]) => family.parts.test(part))
    .map(([part, list]) => ({
      family,
      file: join(folder, 'files', `${basename(folder)}-${part.replaceAll(/[[\]]/g, '')}`),
      ranges: rangesOf(list),
    }))
})

const codeOf = (sign: string): number => sign.codePointAt(0) ?? 0

/** The fonts of a family that have a character, as its package says. */
const partsWith = memoize((family: Family) =>
  memoize((code: number) =>
    partsOf(family).filter(({ ranges }) =>
      ranges.some(([first, last]) => first <= code && code <= last),
    ),
  ),
)

/** Whether a family has all characters, as its package says. */
const writesAll = (family: Family, signs: readonly string[]): boolean =>
  signs.every((sign) => partsWith(family)(codeOf(sign)).length > 0)

function pathOf({ family, file }: Part, weight: Weight): string {
  if (family.files === 'variable') return `${file}-wght-normal.woff2`
  if (family.files === 'regular') return `${file}-400-normal.woff2`
  const name = weight === 700 ? '700Bold' : '400Regular'
  return join(file, name, `NotoSans_${name}.ttf`)
}

/** All files that documents may be written with: fonts, and what their packages say of them. */
export const fontFiles = (): string[] => [
  ...new Set(
    ALL_FAMILIES.flatMap((family) => [
      ...(family.files === 'whole' ? [] : [join(PACKAGES, family.folder, 'unicode.json')]),
      ...partsOf(family).flatMap((part) => [pathOf(part, 400), pathOf(part, 700)]),
    ]),
  ),
]

/** What belongs to the character before it and needs no font. */
const UNSEEN = /^(?:\u200c|\u200d)$/

/**
 * Finds which font writes a character with its marks, for one document. A font is read once for all documents, and not before
 * a character of it is asked for.
 *
 * @param language of the document: which of the fonts writes Chinese characters
 */
export function faceFinder(language: string, load: FontLoader) {
  const found = memoize((_order: string) => new Map<string, Face | null>())
  const faces = new Map<string, Face>()
  const find = (cluster: string, families: readonly Family[], weight: Weight): Face | null => {
    const [first = 0, ...others] = [...cluster].filter((sign) => !UNSEEN.test(sign)).map(codeOf)
    for (const family of families)
      for (const part of partsWith(family)(first)) {
        if (!others.every((code) => partsWith(family)(code).includes(part))) continue
        const path = pathOf(part, weight)
        const { characters, isVariablyHeavy } = load(path)
        if (![first, ...others].every((code) => characters.has(code))) continue
        const isDrawnBold = weight === 700 && family.files !== 'whole' && !isVariablyHeavy
        const name = `${basename(path, extname(path))}-${weight}`
        // The same one each time: a line is divided where the font changes.
        const face = faces.get(name) ?? { name, path, weight, isDrawnBold }
        faces.set(name, face)
        return face
      }
    return null
  }
  return (text: string, bold: boolean) => {
    const families = familiesFor(text, language, writesAll)
    const weight = bold ? 700 : 400
    const facesOf = found(`${weight} ${families.map(({ folder }) => folder).join()}`)
    /** @param cluster a character and what joins it. @returns `null` where no font has all of it */
    return (cluster: string): Face | null => {
      const known = facesOf.get(cluster)
      if (known !== undefined) return known
      const face = find(cluster, families, weight)
      facesOf.set(cluster, face)
      return face
    }
  }
}

import 'server-only'
import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import harfbuzz from 'harfbuzzjs'
import type { HarfBuzz, Shaped } from './harfbuzz'
import { unpackedFont } from './woff2'

/** How many fonts are kept: those of some documents in Chinese. Each takes up to a megabyte. */
const MOST = 96

/** A font as it is kept for all documents. */
type LoadedFont = {
  file: Buffer
  characters: ReadonlySet<number>
  /** Whether it is a light one that can be made as heavy as is wanted. */
  isVariablyHeavy: boolean
  shape(text: string, isRightToLeft: boolean, weight: number): Shaped[]
  discard(): void
}

function load(
  path: string,
  { createBlob, createFace, createFont, ...engine }: HarfBuzz,
): LoadedFont {
  const stored = readFileSync(path)
  const file = path.endsWith('.woff2') ? unpackedFont(stored) : stored
  const { characterSet, variationAxes } = create(file)
  const isVariablyHeavy = (variationAxes.wght?.default ?? 400) < 400
  const blob = createBlob(file)
  const face = createFace(blob, 0)
  const font = createFont(face)
  return {
    file,
    characters: new Set(characterSet),
    isVariablyHeavy,
    shape(text, isRightToLeft, weight) {
      if (isVariablyHeavy) font.setVariations({ wght: weight })
      const buffer = engine.createBuffer()
      buffer.addText(text)
      buffer.guessSegmentProperties()
      buffer.setDirection(isRightToLeft ? 'rtl' : 'ltr')
      engine.shape(font, buffer)
      const shaped = buffer.json()
      buffer.destroy()
      return shaped
    },
    discard() {
      font.destroy()
      face.destroy()
      blob.destroy()
    },
  }
}

const loaded = new Map<string, LoadedFont>()

/** Gives fonts by their paths, reading those that are not kept. What it gave is good until it is asked for the next. */
export async function fontLoader() {
  const engine = await harfbuzz
  return (path: string): LoadedFont => {
    const font = loaded.get(path) ?? load(path, engine)
    loaded.delete(path)
    loaded.set(path, font)
    for (const [oldest, { discard }] of loaded) {
      if (loaded.size <= MOST) break
      loaded.delete(oldest)
      discard()
    }
    return font
  }
}
export type FontLoader = Awaited<ReturnType<typeof fontLoader>>

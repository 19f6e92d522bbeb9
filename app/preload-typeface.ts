import 'server-only'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { preload } from 'react-dom'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { memoize } from '@/lib/core/memoize'
import type { Typeface } from '@/lib/settings/choices'

const FOLDER = ['static', 'media'] as const
/** How the names of the built files begin (fonts.ts). */
const LETTERS = 'figtree'
const ACCENTS = 'accents'

/** Languages that hardly a line is written in without letters of {@link ACCENTS}. */
const ACCENTED: readonly string[] = ['pl', 'cs', 'hu', 'tr']

/**
 * Has a page say before anything else which fonts it needs, where its typeface is one that is loaded. The build would say so on
 * every page, whatever the owner chose.
 */
export function preloadTypeface(typeface: Typeface, locale: string): void {
  if (typeface !== 'figtree') return
  const needed = ACCENTED.includes(locale) ? [LETTERS, ACCENTS] : [LETTERS]
  for (const name of needed) {
    const font = builtFont(name)
    if (font) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
}

/**
 * The address of a font; `null` where the build has none. The name of its file changes with its content. In development it is made
 * when it is asked for, and there is none before.
 */
const builtFont = memoize((name: string): string | null => {
  try {
    const folder = join(/* turbopackIgnore: true */ process.cwd(), env().NEXT_DIST_DIR, ...FOLDER)
    const file = readdirSync(folder).find(
      (each) => each.startsWith(name) && each.endsWith('.woff2'),
    )
    return file ? `/_next/${FOLDER.join('/')}/${file}` : null
  } catch (error) {
    log.warn({ err: error }, 'the fonts of the build cannot be listed, and are not asked for ahead')
    return null
  }
})

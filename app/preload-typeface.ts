import 'server-only'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { preload } from 'react-dom'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import type { Typeface } from '@/lib/settings/choices'

const FOLDER = ['static', 'media'] as const
const FONT = /^figtree[\w.-]*\.woff2$/

/** Its address; `null` where the build has none. */
let font: string | null | undefined

/**
 * Has a page say before anything else which font it needs, where its typeface is one that is loaded. The build would say so on
 * every page, whatever the owner chose.
 */
export function preloadTypeface(typeface: Typeface): void {
  if (typeface !== 'figtree') return
  if (font === undefined) font = builtFont()
  if (font) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}

/** The name of the file changes with its content. In development it is made when it is asked for, and there is none before. */
function builtFont(): string | null {
  try {
    const folder = join(/* turbopackIgnore: true */ process.cwd(), env().NEXT_DIST_DIR, ...FOLDER)
    const file = readdirSync(folder).find((name) => FONT.test(name))
    return file ? `/_next/${FOLDER.join('/')}/${file}` : null
  } catch (error) {
    log.warn({ err: error }, 'the fonts of the build cannot be listed, and are not asked for ahead')
    return null
  }
}

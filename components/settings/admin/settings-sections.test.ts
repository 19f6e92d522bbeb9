import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { SETTINGS_SECTIONS } from './settings-sections'

/** The labels of the fields of a section's card, each once. */
function labelsOf(id: string): string[] {
  const file = join(__dirname, `${id}-card.tsx`)
  if (!existsSync(file)) return []
  const labels = [...readFileSync(file, 'utf8').matchAll(/\blabel="([^"]+)"/g)]
  return [...new Set(labels.flatMap(([, label]) => label ?? []))]
}

describe('the sections of the settings', () => {
  // The switches of channels are named as the channels are.
  it.each(SETTINGS_SECTIONS.filter(({ id }) => id !== 'channels'))(
    'name the labels of the card $title',
    ({ id, labels }) => {
      expect(labels).toEqual(labelsOf(id))
    },
  )
})

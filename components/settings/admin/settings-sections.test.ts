import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { englishTexts } from '@/tests/setup/english-texts'
import { SETTINGS_SECTIONS, settingsSections } from './settings-sections'

/** The fields of a section's card that have a label, each once. */
function fieldsOf(id: string): string[] {
  const file = join(__dirname, `${id}-card.tsx`)
  if (!existsSync(file)) return []
  const fields = [...readFileSync(file, 'utf8').matchAll(/\bname="(\w+)"|\bt\('labels\.(\w+)'\)/g)]
  return [...new Set(fields.flatMap(([, named, labelled]) => named ?? labelled ?? []))]
}

describe('the sections of the settings', () => {
  // The switches of channels are named as the list of channels says, periods as the table of kinds.
  it.each(SETTINGS_SECTIONS.filter(({ id }) => id !== 'channels' && id !== 'retention'))(
    'name the fields of the card $id',
    ({ id, fields }) => {
      expect(fields).toEqual(fieldsOf(id))
    },
  )

  it('say their labels in the language of the texts', () => {
    expect(settingsSections(englishTexts('settings'))).toContainEqual({
      id: 'reviews',
      title: 'Reviews',
      labels: [
        'Ask After Days',
        'Read Before They Are Shown',
        'Questions About Products',
        'Rewards for Reviews',
      ],
    })
  })
})

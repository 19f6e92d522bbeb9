import { describe, expect, it } from '@jest/globals'
import { BACK_OFFICE_LOCALES } from '@/lib/i18n/locales'
import { argumentsOf, textsOf } from '@/tests/setup/message-files'
import { loadBackOfficeMessages } from './messages'

describe.each(BACK_OFFICE_LOCALES)('the back office in %s', (locale) => {
  it('has just the texts of English, which fill in the same names', async () => {
    const english = textsOf(await loadBackOfficeMessages('en'))
    const translated = new Map(textsOf(await loadBackOfficeMessages(locale)))
    expect([...translated.keys()].sort()).toEqual(english.map(([key]) => key).sort())
    for (const [key, text] of english)
      expect([key, argumentsOf(translated.get(key) ?? '', locale)]).toEqual([
        key,
        argumentsOf(text, 'en'),
      ])
  })
})

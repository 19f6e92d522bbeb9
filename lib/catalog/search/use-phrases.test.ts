import { describe, expect, it } from '@jest/globals'
import { searchUseChangeSchema } from './admin-contracts'
import { phrasesIn, USE_LANGUAGES, USES } from './meaning/uses'
import { comparedUsePhrase, readablePhrase, saysEnough } from './use-phrases'

describe('a phrase of a use', () => {
  it.each([
    ['  Édit…  Vidéo… ', 'edit* video*'],
    ['mak* movie*', 'mak* movie*'],
    ['create... film', 'create* film'],
    ['動画　編集', '動画 編集'],
    ['… * !', ''],
    ['r&d tools', 'r&d tools'],
  ])('%j is compared as %j', (typed, compared) => {
    expect(comparedUsePhrase(typed)).toBe(compared)
  })

  it('that ships with the store is one, read back from how it is shown', () => {
    for (const { phrases } of USES)
      for (const language of USE_LANGUAGES)
        for (const phrase of phrasesIn(phrases[language]))
          expect(comparedUsePhrase(readablePhrase(phrase))).toBe(phrase)
  })

  it('says enough with a word, or its beginning of some letters', () => {
    expect(['edit…', 'a b', '剪辑'].every(saysEnough)).toBe(true)
    expect(['e…', 'edit v*', '…', ''].some(saysEnough)).toBe(false)
  })

  it('is taken as it is compared, and each only once', () => {
    const taken = (phrases: unknown) =>
      searchUseChangeSchema.safeParse({ id: 'video-editing', language: 'en', phrases })
    expect(taken(['Cut… Clips', ' vlog ']).data?.phrases).toEqual(['cut* clips', 'vlog'])
    expect(taken(null).success).toBe(true)
    const pathsOf = (phrases: unknown) =>
      taken(phrases).error?.issues.map(({ path }) => path.join('.'))
    expect(pathsOf([])).toEqual(['phrases'])
    expect(pathsOf(['clip', 'CLIP'])).toEqual(['phrases.1'])
    expect(pathsOf(['c*'])).toEqual(['phrases.0'])
    expect(pathsOf('clip')).toEqual(['phrases'])
  })
})

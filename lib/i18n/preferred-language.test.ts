import { describe, expect, it } from '@jest/globals'
import { preferredLanguage } from './preferred-language.mjs'

describe('the language of a visitor', () => {
  it.each([
    ['NEXT_LOCALE=fr', 'de', 'fr'],
    ['a=1; NEXT_LOCALE=ja; b=2', undefined, 'ja'],
    ['NEXT_LOCALE=tlh', 'de', 'en'],
    ['MY_NEXT_LOCALE=fr', undefined, 'en'],
    [undefined, 'de-CH,de;q=0.9,en;q=0.8', 'de'],
    ['', 'tlh, es;q=0.5, fr;q=0.7', 'fr'],
    ['', 'en;q=0.5, fr', 'fr'],
    ['', 'en; q=0.5, pl; q=0.9', 'pl'],
    ['', 'de;q=0, it;q=0.1', 'it'],
    ['', 'nb-NO,nb;q=0.9,en;q=0.8', 'no'],
    // Filipino is not Finnish.
    ['', 'fil-PH, en;q=0.7', 'en'],
    ['', 'PT-br', 'pt'],
    [undefined, '*', 'en'],
    [undefined, undefined, 'en'],
  ])('saved %p, accepted %p: %s', (cookies, accepted, language) => {
    expect(preferredLanguage(cookies, accepted)).toBe(language)
  })
})

import { expect, it } from '@jest/globals'
import { speechOf } from './block-words'

const text = (heading: object, words: object) => ({
  kind: 'text' as const,
  id: 1,
  isHidden: false,
  heading,
  text: words,
})

it('a block speaks the language of the page, or the store’s, or the first that it has', () => {
  const block = text({ de: 'Neu', fr: 'Nouveau' }, { de: 'Worte' })
  const on = (locale: string, own: string) => {
    const { language, say } = speechOf(block, locale, own)
    return [language, say(block.heading), say(block.text)]
  }
  expect(on('de', 'en')).toEqual(['de', 'Neu', 'Worte'])
  expect(on('ja', 'fr')).toEqual(['fr', 'Nouveau', 'Worte'])
  expect(on('ja', 'en')).toEqual(['fr', 'Nouveau', 'Worte'])
})

it('a block without words speaks none', () => {
  expect(speechOf(text({}, {}), 'de', 'en').language).toBeNull()
  expect(speechOf(text({}, {}), 'de', 'en').say({})).toBe('')
})

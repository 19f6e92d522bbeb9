import { expect, it } from '@jest/globals'
import { progressOf } from './translation-progress'

it('counts what is there, old, proposed and missing, of what the original says', () => {
  const originals = {
    name: 'Office',
    description: 'New',
    features: ['Word'],
    story: '',
    notice: 'x',
  }
  const texts = {
    name: { text: 'Büro', of: 'Office', isProposed: false },
    description: { text: 'Alt', of: 'Old', isProposed: false },
    features: { text: ['Wort'], of: 'Word', isProposed: true },
  }
  expect(progressOf(originals, texts, String)).toEqual({
    done: 1,
    outdated: 1,
    proposed: 1,
    missing: 1,
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import de from './de'
import { SERVER_TEXTS } from './english'
import es from './es'
import fr from './fr'
import ja from './ja'
import { translateServerText } from './translate-server-text'
import zh from './zh'

const sources = readdirSync('lib', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('prisma-client'))
  .map((file) => readFileSync(join('lib', file), 'utf8'))
  .join('\n')

const placeholdersOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()

describe('what is translated of the server', () => {
  it.each(SERVER_TEXTS)('“%s” is what lib/ says', (text) => {
    const missing = text
      .split(/\{\w+\}/)
      .map((part) => part.trim())
      .filter((part) => !sources.includes(part) && !sources.includes(part.replaceAll("'", "\\'")))
    expect(missing).toEqual([])
  })
})

describe.each(Object.entries({ de, es, fr, ja, zh }))(
  'the texts of the server in %s',
  (_, translated) => {
    it('fill in the same', () => {
      for (const text of SERVER_TEXTS)
        expect([text, placeholdersOf(translated[text])]).toEqual([text, placeholdersOf(text)])
    })
  },
)

it('says a text in another language, and what is filled in', () => {
  expect(translateServerText('The card has expired', de)).toBe(de['The card has expired'])
  expect(translateServerText('The charge was declined', de)).toBe('Die Belastung wurde abgelehnt')
})

it('says several texts in one', () => {
  const half = 'The card has expired; Nobody ever said this'
  expect(translateServerText(half, de)).toBe(half)
})

it('says texts as sentences', () => {
  expect(translateServerText('The receiver did not answer in time.', ja)).toBe(
    '受信側が時間内に応答しませんでした。',
  )
})

it('leaves what it does not know', () => {
  expect(translateServerText('Nobody ever said this.', de)).toBe('Nobody ever said this.')
  expect(translateServerText('', de)).toBe('')
})

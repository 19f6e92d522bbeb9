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
  expect(translateServerText('There is no such product', de)).toBe(de['There is no such product'])
  expect(translateServerText('Weight must be at least 7', de)).toBe('Weight muss mindestens 7 sein')
})

it('says several refusals in one, each of its field', () => {
  expect(translateServerText('name: Enter a name; Weight must be at least 7', de)).toBe(
    'name: Geben Sie einen Namen ein; Weight muss mindestens 7 sein',
  )
  const half = 'Enter a name; Nobody ever said this'
  expect(translateServerText(half, de)).toBe(half)
})

it('says texts as sentences', () => {
  const problems = 'Use at least 12 characters. Leave out the user’s name and e-mail address.'
  expect(translateServerText(problems, de)).toBe(
    'Verwenden Sie mindestens 12 Zeichen. Lassen Sie Namen und E-Mail-Adresse des Benutzers weg.',
  )
  expect(translateServerText('The receiver did not answer in time.', ja)).toBe(
    '受信側が時間内に応答しませんでした。',
  )
})

it('takes only a number for a count', () => {
  expect(translateServerText('12 products', de)).toBe('12 Produkte')
  expect(translateServerText('All our products', de)).toBe('All our products')
})

it('leaves what it does not know', () => {
  expect(translateServerText('Nobody ever said this.', de)).toBe('Nobody ever said this.')
  expect(translateServerText('', de)).toBe('')
})

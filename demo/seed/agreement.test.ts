import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { devicesOnBox } from '@/demo/art/box'
import { readSubjects } from '@/demo/art/catalogue'
import { label } from '@/demo/art/label'
import { screenFor } from '@/demo/art/screens'
import { ENDLESS } from '@/lib/catalog/product-facts'
import { readProducts, type SeedProduct } from './data'
import { factsOf, familyOf } from './facts'

// What is said of a sample product in one place is what is said of it in all others: its name, its description and features, its
// licence, the facts that filters use, its name among its options, and the words on the drawn box.

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
  twelve: 12,
}
const NUMBER = `\\d+|${Object.keys(NUMBERS).join('|')}`
const readNumber = (word: string) => NUMBERS[word.toLowerCase()] ?? Number(word)

/** The numbers of something in a text: `5 devices`, `five Windows PCs`. */
const numbersOf = (text: string, what: string): number[] =>
  [...text.matchAll(new RegExp(`\\b(${NUMBER})[ -](?:${what})\\b`, 'gi'))].map(([, word = '']) =>
    readNumber(word),
  )

const DEVICE =
  '(?:active |authorised |business |Windows )?(?:devices?|PCs?|Macs?|computers?)(?! \\w+ (?:per|a) )'
const textOf = ({ description, features }: SeedProduct) => [description, ...features].join('\n')
const drawn = new Map(
  readSubjects(join(process.cwd(), 'demo/seed/catalogue')).map((subject) => [
    subject.product.slug,
    subject,
  ]),
)

/** Periods in the text of a product that are not that of its licence. */
const OTHER_PERIODS: Readonly<Record<string, string>> = {
  'red-hat-enterprise-linux-server-standard-1-year-subscription': 'the publisher’s maintenance',
  'taxslayer-premium-2024-online': 'assistance after the return',
}

const products = readProducts()

describe.each(products.map((product) => [product.slug, product] as const))(
  '%s',
  (slug, product) => {
    const facts = factsOf(product)
    const subject = drawn.get(slug)
    if (!subject) throw new Error(`${slug} is not drawn`)
    const onBox = label(subject.product)
    const boxText = `${onBox.title} ${onBox.detail}`

    it('says the same number of devices everywhere', () => {
      const people = Math.max(1, ...numbersOf(product.license, 'people'))
      const { devices } = facts
      const right = devices === null || devices === ENDLESS ? [1] : [devices, devices / people, 1]
      const said = [product.name, textOf(product), boxText].flatMap((text) =>
        numbersOf(text, DEVICE),
      )
      expect(said.filter((count) => devices !== null && !right.includes(count))).toEqual([])
      // One is said of what is for one alone.
      if (devices !== null && devices > 1 && people === 1)
        expect(numbersOf(`${product.name} ${boxText}`, DEVICE)).not.toContain(1)
      expect(devicesOnBox(subject.product) ?? 1).toBe(
        devices === null || devices === ENDLESS ? 1 : devices,
      )
    })

    it('says the same term everywhere', () => {
      const months = [product.name, product.license, boxText, textOf(product)].flatMap((text) => [
        ...numbersOf(text, 'years?|Year').map((count) => 12 * count),
        ...numbersOf(text, 'months?|Month'),
      ])
      const { termMonths } = facts
      if (OTHER_PERIODS[slug] === undefined)
        expect(months.filter((count) => count !== termMonths)).toEqual([])
      if (/\b(?:perpetual|lifetime)\b/i.test(textOf(product)))
        expect([termMonths, slug]).toEqual([ENDLESS, slug])
      if (/Subscription/.test(product.name)) expect(facts.licenseType).toBe('subscription')
    })

    it('is for the platforms of its name', () => {
      const named = [
        ...(/\bfor (?:Mac and )?(?:Windows|PC)\b|\bMac and Windows\b/.test(product.name)
          ? ['windows']
          : []),
        ...(/\b(?:for|or|and|Desktop) Mac\b/.test(product.name) ? ['macos'] : []),
      ]
      if (named.length > 0) expect([...facts.platforms].sort()).toEqual(named.sort())
      if (/\bLinux\b/.test(product.name)) expect(facts.platforms).toEqual(['linux'])
      if (/\b(?:macOS|one Mac)\b/.test(textOf(product)) && !facts.platforms.includes('linux'))
        expect(facts.platforms).toContain('macos')
    })

    it('has its own name and year on the box, and among its options', () => {
      const words = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? []
      const known = new Set([
        ...words(product.name),
        ...words(product.version),
        ...words(product.publisher),
        'version',
      ])
      expect(words(boxText).filter((word) => !known.has(word))).toEqual([])
      const { edition } = familyOf(slug)
      expect(words(edition).filter((word) => !known.has(word))).toEqual([])
      const years = (text: string): string[] => text.match(/\b20[12]\d\b/g) ?? []
      const own = new Set([...years(product.name), ...years(product.version)])
      expect(years(boxText).filter((year) => !own.has(year))).toEqual([])
    })

    it('is shown at what it can do', () => {
      const motif = screenFor(subject.main, subject).name
      const what = `${product.name} ${product.category} ${product.features.join(' ')}`
      if (motif === 'tunnel') expect(what).toMatch(/VPN/i)
      if (motif === 'mail') expect(what).toMatch(/Outlook|mail|Exchange/i)
      if (motif === 'vault') expect(what).toMatch(/password|vault|encrypt|identity/i)
      if (motif === 'mixer') expect(what).toMatch(/music|audio|sound|\btrack|\blive\b/i)
    })
  },
)
